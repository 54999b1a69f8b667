import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { describedBy, fieldId } from './field-id.ts';
import style from './Field.module.css';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'children'> {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string | undefined;
}

export function TextAreaField({ label, hint, error, id, ...area }: TextAreaFieldProps) {
  const own = id ?? fieldId(area.name);
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
