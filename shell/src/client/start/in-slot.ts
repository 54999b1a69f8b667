/** Whether an element is drawn by a remote: in the page's own part, or anywhere in the tools, whose frame is their own. */
export function isInSlot(element: Element): boolean {
  return element.closest('#main, [data-owner]') !== null;
}
