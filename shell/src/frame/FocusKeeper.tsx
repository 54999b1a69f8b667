import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a change of page the focus goes to its heading, as it would after a load: a screen reader says where it is, and
 * the next Tab goes on from there. A page that is there to be typed in names its field by `data-focus-first`. A change of the query alone, a sort or a page of a list, leaves the focus.
 */
export function FocusKeeper() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const field = document.querySelector<HTMLElement>('main [data-focus-first]');
    if (field) {
      field.focus();
      return;
    }
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
