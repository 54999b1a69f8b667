import type { ToolsOrder } from '@vitrine/shared/contract/tools/orders/orders';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { useFormats } from '../../../model/use-formats.ts';
import { useWords } from '../../../model/use-words.ts';
import style from '../Order.module.css';

interface ChargebacksProps {
  chargebacks: NonNullable<ToolsOrder['chargebacks']>;
}

/** Before anything is packed or paid back: money of this order is with the bank again. */
export function ChargebackNotice({ chargebacks }: ChargebacksProps) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  const taken = chargebacks.filter(({ reversedAt }) => reversedAt === null);
  const [first] = taken;
  if (!first) return null;
  const cents = taken.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Notice tone="warning" title={words('order.chargedBack.title', { amount: formatMoney(cents, locale) })}>
      {words('order.chargedBack.text', { at: moment(first.takenAt) })}
    </Notice>
  );
}

/** What banks took back, and what of it the shop has again. */
export function Chargebacks({ chargebacks }: ChargebacksProps) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  if (chargebacks.length === 0) return null;
  return (
    <>
      <h3>{words('order.chargebacks')}</h3>
      <ul className={style['entries']} role="list">
        {chargebacks.map(({ id, amountCents, takenAt, reversedAt }) => (
          <li key={id}>
            <strong>{formatMoney(amountCents, locale)}</strong> · {moment(takenAt)}
            {reversedAt !== null && ` · ${words('order.chargedBack.reversed', { at: moment(reversedAt) })}`}
            <span className={style['small']}>{id}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
