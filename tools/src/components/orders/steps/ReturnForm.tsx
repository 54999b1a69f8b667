import { useState } from 'react';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Field } from '@vitrine/shared/forms/fields/Field';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import { useFormats } from '../../../model/use-formats.ts';
import { useWords } from '../../../model/use-words.ts';
import { AmountField } from './AmountField.tsx';
import { STEP_TARGET } from './step-target.ts';
import { StepForm } from './StepForm.tsx';

type Withdrawal = ToolsOrder['withdrawals'][number];
interface Refused {
  amount: string;
  reason: string;
}
const NOTHING: Refused = { amount: '0', reason: '' };

/** What a shopper withdrew from has come back: all of it is accepted, but for what is refused and why. */
export function ReturnForm({ withdrawal, steps }: { withdrawal: Withdrawal; steps: Steps }) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  const [refused, setRefused] = useState<Record<number, Refused>>({});
  const form = useStepForm(steps, 'return', { labels: {}, first: {} });
  const { id: withdrawalId, lines } = withdrawal;
  const of = (position: number) => refused[position] ?? NOTHING;
  const set = (position: number, more: Partial<Refused>) =>
    setRefused((now) => ({ ...now, [position]: { ...NOTHING, ...now[position], ...more } }));
  const cents = refundOf(withdrawal, (position) => Number(of(position).amount));
  const sent = lines
    .map(({ position }) => ({ position, amount: Number(of(position).amount), reason: of(position).reason }))
    .filter(({ amount }) => amount > 0);
  return (
    <StepForm
      label={words('order.return.title')}
      submit={words('order.return.submit', { amount: formatMoney(cents, locale) })}
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'return', withdrawalId, refused: sent })}
    >
      <p {...{ [STEP_TARGET]: '' }} tabIndex={-1}>
        {words('order.return.lead', { at: moment(withdrawal.receivedAt) })}
      </p>
      {lines.map(({ position, name, reference, amount }) => (
        <div key={position}>
          <AmountField
            name={`refused-${position}`}
            label={words('order.return.refuse', { name, reference, amount })}
            most={amount}
            value={of(position).amount}
            onChange={(value) => set(position, { amount: value })}
          />
          {of(position).amount !== '0' && (
            <Field
              name={`reason-${position}`}
              label={words('order.return.reason', { reference })}
              value={of(position).reason}
              required
              onChange={({ target }) => set(position, { reason: target.value })}
            />
          )}
        </div>
      ))}
    </StepForm>
  );
}

/** What goes back when so many of each line are refused, as the server reckons it. */
function refundOf(
  { lines, shippingCents, refundCents }: Withdrawal,
  refusedOf: (position: number) => number,
) {
  // What was paid beyond the price goes back with all of it, where that was promised.
  if (lines.every(({ position }) => refusedOf(position) === 0)) return refundCents;
  const goods = lines.reduce(
    (sum, { position, amount, priceCents }) => sum + (amount - refusedOf(position)) * priceCents,
    0,
  );
  const isAny = lines.some(({ position, amount }) => amount > refusedOf(position));
  return Math.min(refundCents, goods + (isAny ? shippingCents : 0));
}
