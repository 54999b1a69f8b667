import { Field } from '@vitrine/shared/forms/fields/Field';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { StepForm } from './StepForm.tsx';

/** Money that was put into somebody's hand: counted, not read off the order. */
export function CashForm({ steps }: { steps: Steps }) {
  const words = useWords();
  const form = useStepForm(steps, 'cash', {
    labels: { amount: words('order.transfer.amount'), reason: words('order.cash.reason') },
    first: { amount: '', reason: '' },
  });
  return (
    <StepForm
      label={words('order.cash.title')}
      submit={words('order.transfer.submit')}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'cash', ...form.values })}
    >
      <p>{words('order.cash.lead')}</p>
      <Field {...form.field('amount')} inputMode="decimal" required />
      <Field {...form.field('reason')} hint={words('order.cash.reasonHint')} required />
    </StepForm>
  );
}
