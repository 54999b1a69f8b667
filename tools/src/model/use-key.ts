import { useLayoutEffect, useRef } from 'react';

/** Does something when a key is pressed anywhere on the page; what it did is not done by the browser, too. */
export function useKey(isMeant: (event: KeyboardEvent) => boolean, run: () => void): void {
  const latest = useRef({ isMeant, run });
  // With the page, not after it was painted: who sees it presses keys.
  useLayoutEffect(() => {
    latest.current = { isMeant, run };
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !latest.current.isMeant(event)) return;
      event.preventDefault();
      latest.current.run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Ctrl, or ⌘ on a Mac, with a letter. */
export function isShortcut(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  letter: string,
): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === letter;
}

/** Whether somebody is typing: single keys are then letters, and Ctrl+Z is the field's own. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}
