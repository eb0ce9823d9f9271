/** A command as it would be typed: words, with quotes around those that contain blanks. */
export function commandWords(command: string): readonly string[] {
  const words = command.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? [];
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'));
}
