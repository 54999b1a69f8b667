import type { ReactNode } from 'react';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { errorsOf } from '@vitrine/shared/forms/field-errors';
import { Form } from '@vitrine/shared/forms/Form';
import { RequiredNote } from '@vitrine/shared/forms/fields/RequiredNote';
import { Button } from '@vitrine/shared/ui/links/Button';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import { useWords } from '../../../model/use-words.ts';
import style from '../Order.module.css';

interface StepFormProps {
  /** Of the form, for who does not see it. */
  label: string;
  submit: ReactNode;
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
  const words = useWords();
  return (
    <Form className={style['step']} aria-label={label} errors={errorsOf(failure)} onSubmit={onSubmit}>
      <RequiredNote>{words('common.required')}</RequiredNote>
      {children}
      <RequestFailed failure={failure} />
      <div>
        <Button type="submit" variant={variant} busy={isBusy}>
          {submit}
        </Button>
      </div>
    </Form>
  );
}
