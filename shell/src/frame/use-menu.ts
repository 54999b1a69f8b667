import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';

interface MenuState {
  box: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
}

/**
 * The menu of small windows. The browser opens and closes it by itself, also before or without any script; this
 * follows what it did, and closes the menu when the page becomes another.
 */
export function useMenu(): MenuState {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    const menu = box.current;
    const follow = (event: Event) => setOpen('newState' in event && event.newState === 'open');
    menu?.addEventListener('toggle', follow);
    return () => menu?.removeEventListener('toggle', follow);
  }, []);
  useEffect(() => {
    const menu = box.current;
    // Not in every browser yet; closing a closed one does nothing.
    if (menu && 'hidePopover' in menu) menu.hidePopover();
  }, [key]);
  return { box, isOpen };
}
