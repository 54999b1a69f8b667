/** How React marks a boundary that shows its fallback: something below it failed, or still waits. */
const UNFINISHED = /<!--\$[!?]-->/;

/** Whether React left a fallback somewhere in what it drew at once. */
export function isUnfinished(html: string): boolean {
  return UNFINISHED.test(html);
}
