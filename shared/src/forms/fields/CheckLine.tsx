import type { ComponentProps, ReactNode } from 'react';
import { CachedFragment } from '../../ui/page/CachedFragment.tsx';
import style from './Choice.module.css';

/** The class of a place with such lines, whose style they have: a list has four dozen, without classes of their own. */
export const linesPlace = style['lines'];

interface CheckLineProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  /** What it says, beside the box. */
  children: ReactNode;
  /** What it shows, where that is the same on many pages (`CachedFragment`). */
  of?: readonly unknown[];
  'data-none'?: boolean | undefined;
}

/** A checkbox within its label, of which nothing can be wrong: a list has dozens, and each is a third of a field's markup. */
export function CheckLine({ children, of, 'data-none': isNone, ...input }: CheckLineProps) {
  return (
    <CachedFragment as="label" data-none={isNone} of={of ?? null}>
      <input {...input} type="checkbox" />
      {children}
    </CachedFragment>
  );
}
