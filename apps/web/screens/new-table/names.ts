/** First names that people in a late medieval town had. */
const pool = [
  'Anna',
  'Barbara',
  'Berthold',
  'Cunz',
  'Dietmar',
  'Elsbeth',
  'Gisela',
  'Heinrich',
  'Hildegard',
  'Jost',
  'Konrad',
  'Lienhard',
  'Margarete',
  'Mechthild',
  'Ottilie',
  'Reinmar',
  'Sibylle',
  'Ulrich',
  'Veit',
  'Walburga',
] as const;

/** As many names as asked for, all different from each other and from those that are taken. */
export function drawNames(count: number, taken: readonly string[]): string[] {
  const free = pool.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => free.splice(Math.floor(Math.random() * free.length), 1)[0]!);
}
