import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import style from './Button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  /** action: the one thing to do here. quiet: everything else. danger: what takes something away. */
  variant?: 'action' | 'quiet' | 'danger';
  /** While its work is under way: it keeps focus and place, and further clicks do nothing. */
  busy?: boolean;
  /** There is nothing to do for it now: it keeps its focus, unlike a `disabled` one. */
  'aria-disabled'?: boolean;
  /** As wide as its column. */
  wide?: boolean;
  /** Quiet and wide as all in its place (`quietPlace`): it has no classes of its own. */
  set?: boolean;
}

/** The class of a place whose buttons are `set`: a list has two dozen. */
export const quietPlace = style['place'];

export function Button({
  variant = 'action',
  busy,
  wide,
  set,
  className,
  children,
  onClick,
  'aria-disabled': isOff,
  ...rest
}: ButtonProps) {
  // `disabled` would drop the focus of who has just pressed it.
  const isIdle = busy || isOff;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={
        set ? undefined : classNames(style['button'], style[variant], wide && style['wide'], className)
      }
      aria-busy={busy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={press}
    >
      {children}
      {busy && <span className={style['wait']} aria-hidden="true" />}
    </button>
  );
}
