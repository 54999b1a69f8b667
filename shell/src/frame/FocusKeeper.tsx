import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { focusPage } from '@vitrine/shared/ui/focus-page';

/**
 * After a change of page the focus goes to where it begins, as it would after a load. A change of the query alone, a sort
 * or a page of a list, leaves the focus.
 */
export function FocusKeeper() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusPage();
  }, [pathname]);
  return null;
}
