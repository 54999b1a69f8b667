import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPage } from '@vitrine/shared/ui/page/focus-page';

/**
 * After a change of page the focus goes to where it begins, as it would after a load. A change of the query alone, a sort
 * or a page of a list, leaves the focus; where what had it is gone, the page takes it.
 */
export function FocusKeeper() {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (before.pathname === pathname && before.search === search) return;
    if (before.pathname !== pathname || document.activeElement === document.body) focusPage();
  }, [pathname, search]);
  return null;
}
