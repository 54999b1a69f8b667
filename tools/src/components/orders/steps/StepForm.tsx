import type { FormEvent, ReactNode } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { Button } from '@vitrine/shared/ui/Button';
import { Failed } from '../../bench/Failed.tsx';
import style from '../Order.module.css';

interface StepFormProps {
  /** Of the form, for who does not see it. */
  label: string;
  submit: string;
  variant?: 'action' | 'quiet' | 'danger';
  isBusy: boolean;
  failure: ApiFailure | null;
  onSubmit(): void;
  children?: ReactNode;
}

/** The fields of a step and the button that takes it. */
export function StepForm({
  label,
  submit,
  variant = 'action',
  isBusy,
  failure,
  onSubmit,
  children,
}: StepFormProps) {
  const press = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={style['step']} method="dialog" noValidate aria-label={label} onSubmit={press}>
      {children}
      <Failed failure={failure} />
      <div>
        <Button type="submit" variant={variant} busy={isBusy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
