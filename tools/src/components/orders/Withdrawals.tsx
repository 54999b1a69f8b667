import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import { Section } from './Section.tsx';
import style from './Order.module.css';

/** What the shopper withdrew from, whether it is back, and what of it was refused. */
export function Withdrawals({ withdrawals }: Pick<ToolsOrder, 'withdrawals'>) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  if (withdrawals.length === 0) return null;
  return (
    <Section title={words('order.withdrawals')}>
      <ul className={style['entries']} role="list">
        {withdrawals.map((one) => (
          <li key={one.id}>
            <strong>{moment(one.receivedAt)}</strong> · <Standing withdrawal={one} /> ·{' '}
            {formatMoney(one.refundCents, locale)}
            <Lateness withdrawal={one} />
            {one.lines.map(({ position, reference, name, amount, refused, reason }) => (
              <span key={position} className={style['small']}>
                {amount} × {name}, {reference}
                {refused > 0 && ` · ${words('order.refused', { refused, reason })}`}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Withdrawal = ToolsOrder['withdrawals'][number];

function Standing({ withdrawal: { settledAt, decision, answerBy } }: { withdrawal: Withdrawal }) {
  const words = useWords();
  const { moment } = useFormats();
  if (answerBy) return <>{words('order.undecided')}</>;
  if (!settledAt) return <>{words('order.notBack')}</>;
  const settled = words('order.settledAt', { at: moment(settledAt) });
  return <>{decision === 'declined' ? words('order.isDeclined') : settled}</>;
}

/** That it came late, when the parcel came by the shopper's word, and what was decided. */
function Lateness({ withdrawal }: { withdrawal: Withdrawal }) {
  const words = useWords();
  const locale = useLocale();
  const { lateSince, cameOn, decision, decidedAt, decisionReason: reason = '' } = withdrawal;
  const said = [
    lateSince && words('order.late', { day: formatDay(lateSince, locale) }),
    cameOn && words('order.cameOn', { day: formatDay(cameOn, locale) }),
    decision && decidedAt && words(`order.${decision}`, { day: formatDay(decidedAt, locale), reason }),
  ];
  return said.filter(Boolean).map((text) => (
    <span key={text} className={style['small']}>
      {text}
    </span>
  ));
}
