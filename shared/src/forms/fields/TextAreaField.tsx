import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { useFieldError } from '../field-errors.tsx';
import { describedBy, fieldId } from './field-id.ts';
import style from './Field.module.css';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'> {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** Of a field that no form judges, or that is wrong before anything was sent. */
  error?: string | undefined;
}

export function TextAreaField({ label, hint, error: given, id, ...area }: TextAreaFieldProps) {
  const own = id ?? fieldId(area.name);
  const error = useFieldError(area.name, given);
  return (
    <FieldFrame id={own} label={label} hint={hint} error={error} required={area.required}>
      <textarea
        rows={4}
        {...area}
        id={own}
        className={classNames(style['control'], style['area'])}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(own, { hint, error })}
      />
    </FieldFrame>
  );
}
