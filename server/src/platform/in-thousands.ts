/** A number as logs show it: `12,500`. */
export function inThousands(number: number): string {
  return number.toLocaleString('en-GB');
}
