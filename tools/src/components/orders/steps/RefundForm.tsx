import { useState } from 'react';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { CheckField } from '@vitrine/shared/forms/fields/CheckField';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { parseCents } from '../../../model/orders/parse-cents.ts';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useWords } from '../../../model/use-words.ts';
import { AmountField } from './AmountField.tsx';
import { StepForm } from './StepForm.tsx';

/** Money back by line, for shipping, or out of goodwill; what it comes to and what is left is always in sight. */
export function RefundForm({ order, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const locale = useLocale();
  const [amounts, setAmounts] = useState<Record<number, string>>({});
  const form = useStepForm(steps, 'refund', {
    labels: {
      goodwill: words('order.refund.goodwill'),
      reason: words('order.reason'),
      shipping: words('order.refund.shipping', { amount: formatMoney(order.shipping.leftCents, locale) }),
    },
    first: { goodwill: '', reason: '', shipping: 'no' },
  });
  const { goodwill, reason, shipping } = form.values;
  const isWithShipping = shipping === 'yes';
  const lines = Object.entries(amounts).map(([position, amount]) => ({
    position: Number(position),
    amount: Number(amount),
  }));
  const cents =
    sumOf(order, lines) + (isWithShipping ? order.shipping.leftCents : 0) + (parseCents(goodwill) ?? 0);
  return (
    <StepForm
      label={words('order.refund.title')}
      submit={words('order.refund.submit', { amount: formatMoney(cents, locale) })}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'refund', lines, isWithShipping, goodwill, reason })}
    >
      <p>{words('order.refund.left', { amount: formatMoney(order.seen.leftCents, locale) })}</p>
      {order.lines
        .filter(({ refundable }) => refundable > 0)
        .map(({ position, name, reference, refundable, priceCents }) => (
          <AmountField
            key={position}
            name={`line-${position}`}
            label={words('order.refund.line', { name, reference, price: formatMoney(priceCents, locale) })}
            most={refundable}
            value={amounts[position] ?? '0'}
            onChange={(amount) => setAmounts((now) => ({ ...now, [position]: amount }))}
          />
        ))}
      {order.shipping.leftCents > 0 && <CheckField {...form.tick('shipping')} />}
      <Field {...form.field('goodwill')} inputMode="decimal" hint={words('order.refund.goodwillHint')} />
      <Field {...form.field('reason')} hint={words('order.reasonHint')} required />
    </StepForm>
  );
}

function sumOf({ lines }: ToolsOrder, wanted: readonly { position: number; amount: number }[]): number {
  const prices = new Map(lines.map(({ position, priceCents }) => [position, priceCents]));
  return wanted.reduce((sum, { position, amount }) => sum + (prices.get(position) ?? 0) * amount, 0);
}
