import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldError } from '../field-errors.tsx';
import { describedBy, fieldId } from './field-id.ts';
import style from './Field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** Of a field that no form judges, or that is wrong before anything was sent. */
  error?: string | undefined;
  /** What stands beside the control: a unit, a button that belongs to it. */
  children?: ReactNode;
}

export function Field({ label, hint, error: given, children, id, ...input }: FieldProps) {
  const own = id ?? fieldId(input.name);
  const error = useFieldError(input.name, given);
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} required={input.required}>
      <span className={style['row']}>
        <input
          type="text"
          {...input}
          id={own}
          className={style['control']}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, { hint, error })}
        />
        {children}
      </span>
    </FieldFrame>
  );
}
