import { useState } from 'react';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { BritishNotice } from '../BritishNotice.tsx';
import { AmountField } from './AmountField.tsx';
import { StepForm } from './StepForm.tsx';

/** Lots that do not go along after all; the last of them only by a cancellation. */
export function TakeOutForm({ order, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const locale = useLocale();
  const [amounts, setAmounts] = useState<Record<number, string>>({});
  const form = useStepForm(steps, 'lines', {
    labels: { reason: words('order.reason'), lost: words('order.takeOut.lost') },
    first: { reason: '', lost: 'no' },
  });
  const { reason, lost } = form.values;
  const lines = Object.entries(amounts).map(([position, amount]) => ({
    position: Number(position),
    amount: Number(amount),
  }));
  return (
    <StepForm
      label={words('order.takeOut.title')}
      submit={words('order.takeOut.submit')}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'lines', lines, reason, isLost: lost === 'yes' })}
    >
      <p>{words(order.orderState === 'placed' ? 'order.takeOut.unpaid' : 'order.takeOut.paid')}</p>
      {order.lines
        .map((line) => ({ ...line, left: line.amount - (line.withdrawnAmount ?? 0) }))
        .filter(({ left }) => left > 0)
        .map(({ position, name, reference, left, priceCents }) => (
          <AmountField
            key={position}
            name={`line-${position}`}
            label={words('order.refund.line', { name, reference, price: formatMoney(priceCents, locale) })}
            most={left}
            value={amounts[position] ?? '0'}
            onChange={(amount) => setAmounts((now) => ({ ...now, [position]: amount }))}
          />
        ))}
      {lines.some(({ amount }) => amount > 0) && (
        <BritishNotice
          order={order}
          out={new Map(lines.map(({ position, amount }) => [position, Math.max(0, amount || 0)]))}
        />
      )}
      <CheckField {...form.tick('lost')} />
      <Field {...form.field('reason')} hint={words('order.takeOut.reasonHint')} required />
    </StepForm>
  );
}
