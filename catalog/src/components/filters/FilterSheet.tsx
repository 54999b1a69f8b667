import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import style from './ListingFilters.module.css';

interface Props {
  id: string;
  /** The id of its title. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A popover that covers the page, until its form is sent. The browser opens and closes it by itself; this moves the focus
 * in, and follows. Whether it is open is known here alone: neither the filters in it nor the list behind it are drawn again by that.
 */
export function FilterSheet({ id, labelledBy, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const sheet = box.current;
    const show = (isNowOpen: boolean) => {
      setOpen(isNowOpen);
      if (isNowOpen) sheet?.focus({ preventScroll: true });
    };
    const follow = (event: Event) => show('newState' in event && event.newState === 'open');
    // The browser opens it before this page is hydrated, too. Without popovers it is no sheet.
    show(sheet?.popover === 'auto' && sheet.matches(':popover-open'));
    // Of inner popovers and disclosures nothing is wanted: this event does not bubble.
    sheet?.addEventListener('toggle', follow);
    return () => sheet?.removeEventListener('toggle', follow);
  }, []);
  const close = () => {
    if (isOpen) box.current?.hidePopover();
  };
  /** Who goes on behind it with Tab should see where. */
  const followFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div
      ref={box}
      id={id}
      popover="auto"
      tabIndex={-1}
      className={style['panel']}
      aria-labelledby={labelledBy}
      role={isOpen ? 'dialog' : 'group'}
      onBlur={followFocus}
      onSubmit={close}
    >
      {children}
    </div>
  );
}
