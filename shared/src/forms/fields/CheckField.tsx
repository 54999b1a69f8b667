import type { ComponentProps, ReactNode } from 'react';
import { FieldError, RequiredMark } from './FieldFrame.tsx';
import { useFieldError } from '../field-errors.tsx';
import { describedBy, fieldId } from './field-id.ts';
import style from './Choice.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  name: string;
  /** Of a field that no form judges, or that is wrong before anything was sent. */
  error?: string | undefined;
}

export function CheckField({ label, error: given, id, ...input }: CheckFieldProps) {
  const own = id ?? fieldId(input.name);
  const error = useFieldError(input.name, given);
  return (
    <div className={style['check']}>
      <input
        {...input}
        type="checkbox"
        id={own}
        className={style['box']}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { error })}
      />
      <label htmlFor={own} className={style['text']}>
        {label}
        {input.required && <RequiredMark />}
      </label>
      <FieldError id={own} error={error} />
    </div>
  );
}
