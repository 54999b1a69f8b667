import type { ComponentProps, ReactNode } from 'react';
import { FieldError, RequiredMark } from './FieldFrame.tsx';
import { describedBy, fieldId } from './field-id.ts';
import style from './Choice.module.css';

interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  name: string;
  error?: string | undefined;
}

export function CheckField({ label, error, id, ...input }: CheckFieldProps) {
  const own = id ?? fieldId(input.name);
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
