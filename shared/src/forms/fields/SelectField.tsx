import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldError } from '../field-errors.tsx';
import { describedBy, fieldId } from './field-id.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import style from './Field.module.css';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** Of a field that no form judges, or that is wrong before anything was sent. */
  error?: string | undefined;
}

export function SelectField({ label, hint, error: given, children, id, ...select }: SelectFieldProps) {
  const own = id ?? fieldId(select.name);
  const error = useFieldError(select.name, given);
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} required={select.required}>
      <span className={style['select']}>
        <select
          {...select}
          id={own}
          className={classNames(style['control'], style['chosen'])}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(own, { hint, error })}
        >
          {children}
        </select>
        <Icon name="chevron" />
      </span>
    </FieldFrame>
  );
}
