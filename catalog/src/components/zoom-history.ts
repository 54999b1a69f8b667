interface HeldPlace {
  /** Gives the entry back, where going back has not done so. */
  giveBack(): void;
  /** For a page that goes: its history is no more ours. */
  forget(): void;
}

/**
 * An entry of the history for what lies over the page, so that going back closes it and stays on the page. The address
 * and the router's state are the same in both: the router need not hear of it.
 */
export function holdPlace(onBack: () => void): HeldPlace {
  let isHeld = true;
  const hear = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    if (isHeld) onBack();
    isHeld = false;
  };
  const listening = { capture: true, once: true };
  window.history.pushState(window.history.state, '');
  window.addEventListener('popstate', hear, listening);
  return {
    giveBack: () => {
      if (isHeld) window.history.back();
      isHeld = false;
    },
    forget: () => {
      isHeld = false;
      window.removeEventListener('popstate', hear, listening);
    },
  };
}
