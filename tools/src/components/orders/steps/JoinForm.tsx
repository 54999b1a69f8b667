import { FormattedMessage } from 'react-intl';
import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useWords } from '../../../model/use-words.ts';
import { StepForm } from './StepForm.tsx';
import { useStepForm } from './use-step-form.ts';
import type { Steps } from './use-steps.ts';
import style from '../Order.module.css';

/** Before anything is packed: what this order's parcel also holds. */
export function JoinedNotice({ order: { joined, parcels } }: { order: ToolsOrder }) {
  const words = useWords();
  if (!joined) return null;
  return (
    <Notice tone="info" title={words('order.joined.title')}>
      <OrderLink reference={joined.reference} />.{' '}
      {words(parcels.length === 0 ? 'order.joined.before' : 'order.joined.after')}
    </Notice>
  );
}

/** What else goes to the same customer at the same door, each with what of the shipping goes back. */
export function JoinForm({ order, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <>
      <h3>{words('order.join.title')}</h3>
      <p>{words('order.join.lead')}</p>
      <ul className={style['entries']} role="list">
        {(order.joinable ?? []).map(({ reference, placedAt, pieces, refundCents }) => (
          <li key={reference} className={style['step']}>
            <div>
              <OrderLink reference={reference} />
              <span className={style['small']}>
                {words('order.join.pieces', { count: pieces, day: formatDay(placedAt, locale) })}.{' '}
                {refundCents > 0
                  ? words('order.join.refund', { amount: formatMoney(refundCents, locale) })
                  : words('order.join.noRefund')}
              </span>
            </div>
            <Join reference={reference} steps={steps} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Join({ reference, steps }: { reference: string; steps: Steps }) {
  const words = useWords();
  const form = useStepForm(steps, 'join', { labels: {}, first: {} });
  return (
    <StepForm
      label={words('order.join.submit', { reference })}
      submit={
        <span>
          <FormattedMessage
            id="order.join.submit"
            values={{ reference: <span className="whole">{reference}</span> }}
          />
        </span>
      }
      variant="quiet"
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'join', other: reference })}
    />
  );
}

/** Both orders get a parcel each. */
export function SplitForm({ order: { joined }, steps }: { order: ToolsOrder; steps: Steps }) {
  const words = useWords();
  const locale = useLocale();
  const form = useStepForm(steps, 'split', { labels: {}, first: {} });
  const refundCents = joined?.refundCents ?? 0;
  return (
    <StepForm
      label={words('order.split.title')}
      submit={words('order.split.submit')}
      variant="quiet"
      isBusy={form.isBusy}
      failure={form.failure}
      onSubmit={() => form.submit({ step: 'split' })}
    >
      <p>
        {words('order.split.lead')}{' '}
        {refundCents > 0 && words('order.split.kept', { amount: formatMoney(refundCents, locale) })}
      </p>
    </StepForm>
  );
}

function OrderLink({ reference }: { reference: string }) {
  const locale = useLocale();
  return (
    <SiteLink to={pathTo('toolsOrder', locale, { reference })} className="whole">
      {reference}
    </SiteLink>
  );
}
