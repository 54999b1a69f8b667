/**
 * The page numbers to show: the first, the last, and those around the current one; `null` where some are left out.
 * A gap of a single page is filled with that page, because the sign for it would be as wide.
 */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  const isShown = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 1;
  const isLoneGap = (number: number) => isShown(number - 1) && isShown(number + 1);
  return all.flatMap((number) => {
    if (isShown(number) || isLoneGap(number)) return [number];
    return isShown(number - 1) ? [null] : [];
  });
}
