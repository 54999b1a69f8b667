import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/Icon.tsx';
import style from './Field.module.css';

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
}

/** Label above, control, what went wrong: the same for every control that is typed or chosen in. */
export function FieldFrame({ id, label, hint, error, required, children }: FieldFrameProps) {
  return (
    <div className={style['field']}>
      <label className={style['label']} htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {hint && (
        <p className={style['hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Seen only: the control itself says that it is required. */
export function RequiredMark() {
  return (
    <span className={style['mark']} aria-hidden="true">
      {'\u00a0*'}
    </span>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className={style['error']} id={`${id}-error`}>
      <Icon name="warning" />
      {error}
    </p>
  );
}
