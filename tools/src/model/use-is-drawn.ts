import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this is a browser that has drawn the page once: for what only a browser can draw. */
export function useIsDrawn(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
