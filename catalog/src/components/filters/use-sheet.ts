import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';

export interface Sheet {
  box: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  close: () => void;
  /** For the sheet's `onBlur`: who goes on behind it with Tab should see where. */
  followFocus: (event: FocusEvent) => void;
}

/** A popover that covers the page. The browser opens and closes it by itself; this moves the focus in, and follows. */
export function useSheet(): Sheet {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const sheet = box.current;
    const follow = (event: Event) => {
      const isNowOpen = 'newState' in event && event.newState === 'open';
      setOpen(isNowOpen);
      if (isNowOpen) sheet?.focus({ preventScroll: true });
    };
    // Of inner popovers and disclosures nothing is wanted: this event does not bubble.
    sheet?.addEventListener('toggle', follow);
    return () => sheet?.removeEventListener('toggle', follow);
  }, []);
  const close = () => {
    if (isOpen) box.current?.hidePopover();
  };
  const followFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  return { box, isOpen, close, followFocus };
}
