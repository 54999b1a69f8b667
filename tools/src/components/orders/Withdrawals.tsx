import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
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
        {withdrawals.map(({ id, receivedAt, settledAt, refundCents, lines }) => (
          <li key={id}>
            <strong>{moment(receivedAt)}</strong> ·{' '}
            {settledAt ? words('order.settledAt', { at: moment(settledAt) }) : words('order.notBack')} ·{' '}
            {formatMoney(refundCents, locale)}
            {lines.map(({ position, reference, name, amount, refused, reason }) => (
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
