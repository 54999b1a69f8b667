/** A number for whoever reads the log: `12,500`. */
export function inThousands(number: number): string {
  return number.toLocaleString('en-GB');
}
