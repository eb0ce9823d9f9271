/** The words that were probably meant, the closest first; none if none is close. */
export function nearestWords(typed: string, words: readonly string[], most: number): readonly string[] {
  const tolerance = Math.max(1, Math.floor(typed.length / 3));
  return [...new Set(words)]
    .map((word) => ({ word, distance: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ word }) => word);
}

/** Letters to change, add or drop. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}
