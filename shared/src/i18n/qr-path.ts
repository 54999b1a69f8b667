/**
 * The dark squares of a code as the path of an SVG, a unit each.
 * @param rows hexadecimal, one word a row of as many squares as there are rows
 */
export function qrPath(rows: string): string {
  const words = rows.split(' ');
  const bits = words.map((word) => Number.parseInt(word, 16).toString(2).padStart(words.length, '0'));
  return bits
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
