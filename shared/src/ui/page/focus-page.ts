/**
 * Puts the focus where a page begins, as it is after a load: a screen reader says where it is, and the next Tab goes on
 * from there. A page that is there to be typed in names its field by `data-focus-first`.
 */
export function focusPage(): void {
  const field = document.querySelector<HTMLElement>('main [data-focus-first]');
  if (field) return field.focus();
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
