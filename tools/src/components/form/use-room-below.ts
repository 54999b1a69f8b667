import { useLayoutEffect, type RefObject } from 'react';

/** Between a bar and the lower edge, and between it and what stands above. */
const AIR_PX = 16;

/**
 * Keeps as much room at the lower edge as a bar over it takes: what sticks there keeps `--below` free under its buttons,
 * and nothing that has the focus is scrolled under the bar.
 */
export function useRoomBelow(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    const keep = () => {
      const room = `${(bar.current?.offsetHeight ?? 0) + 2 * AIR_PX}px`;
      style.setProperty('--below', room);
      style.setProperty('scroll-padding-block-end', room);
    };
    keep();
    addEventListener('resize', keep);
    return () => {
      removeEventListener('resize', keep);
      style.removeProperty('--below');
      style.removeProperty('scroll-padding-block-end');
    };
  });
}
