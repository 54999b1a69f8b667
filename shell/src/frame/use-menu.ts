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
    const follow = () => setOpen(menu?.matches(':popover-open') ?? false);
    menu?.addEventListener('toggle', follow);
    return () => menu?.removeEventListener('toggle', follow);
  }, []);
  useEffect(() => {
    if (box.current?.matches(':popover-open')) box.current.hidePopover();
  }, [key]);
  return { box, isOpen };
}
