import { useState } from 'react';
import { isTyping, useKey } from '../use-key.ts';

/** Kept by the browser: whether single letters are keys (WCAG 2.2, 2.1.4 wants that they can be turned off). */
const NAME = 'VDM_TOOLS_KEYS';

function areOn(): boolean {
  try {
    return localStorage.getItem(NAME) !== 'off';
  } catch {
    return true;
  }
}

/** Does something when a letter is pressed by itself outside of fields, unless letters are turned off. */
export function useLetter(letter: string, run: () => void): void {
  useKey(
    (event) => event.key === letter && isBare(event) && !isTyping(event) && !isInDialog(event) && areOn(),
    run,
  );
}

const isBare = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey;
const isInDialog = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('dialog') !== null;

export function useLetterSwitch(): { isOn: boolean; turn(isOn: boolean): void } {
  const [isOn, setOn] = useState(areOn);
  return {
    isOn,
    turn(next) {
      setOn(next);
      try {
        localStorage.setItem(NAME, next ? 'on' : 'off');
      } catch {
        // A browser that keeps nothing has them on again next time.
      }
    },
  };
}
