import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { StepForm } from './StepForm.tsx';

/** Cancelling gives lots and money back, and has no way back itself: the reference is typed. */
export function CancelForm({ order, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const locale = useLocale();
  const { reference, seen, lines } = order;
  const amount = formatMoney(seen.leftCents, locale);
  const count = lines.reduce((sum, line) => sum + line.amount - (line.withdrawnAmount ?? 0), 0);
  const form = useStepForm(steps, 'cancel', {
    labels: {
      reason: words('order.reason'),
      confirmation: words('order.cancel.confirm', { reference }),
      lost: words('order.cancel.lost', { count }),
    },
    first: { reason: '', confirmation: '', lost: 'no' },
  });
  const { reason, confirmation, lost } = form.values;
  return (
    <StepForm
      label={words('order.cancel.title')}
      submit={words('order.cancel.submit')}
      variant="danger"
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'cancel', reason, confirmation, isLost: lost === 'yes' })}
    >
      <p>
        {seen.leftCents > 0
          ? words('order.cancel.paid', { count, amount })
          : words('order.cancel.unpaid', { count })}
      </p>
      <CheckField {...form.tick('lost')} />
      <Field {...form.field('reason')} hint={words('order.reasonHint')} required />
      <Field {...form.field('confirmation')} autoComplete="off" spellCheck={false} required />
    </StepForm>
  );
}
