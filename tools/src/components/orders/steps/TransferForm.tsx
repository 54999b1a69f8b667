import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { StepForm } from './StepForm.tsx';

/** What becomes of money that comes now. */
const COMES = { placed: 'lead', cancelled: 'late', confirmed: 'twice', completed: 'twice' } as const;

/** Money of a transfer stands on the account: its amount and reference are read off the statement, not off the order. */
export function TransferForm({ order, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const form = useStepForm(steps, 'transfer', {
    labels: {
      amount: words('order.transfer.amount'),
      communication: words('order.transfer.communication'),
      reason: words('order.transfer.reason'),
    },
    first: { amount: '', communication: '', reason: '' },
  });
  return (
    <StepForm
      label={words('order.transfer.title')}
      submit={words('order.transfer.submit')}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'transfer', ...form.values })}
    >
      <p>{words(`order.transfer.${COMES[order.orderState]}`)}</p>
      <Field {...form.field('amount')} inputMode="decimal" required />
      <Field {...form.field('communication')} inputMode="numeric" autoComplete="off" required />
      <Field {...form.field('reason')} hint={words('order.transfer.reasonHint')} />
    </StepForm>
  );
}
