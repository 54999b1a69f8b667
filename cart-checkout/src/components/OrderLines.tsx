import type { Order } from '@vitrine/shared/contract/order';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { isLatinName } from '../model/latin-name.ts';
import { useWords } from '../model/use-words.ts';
import { InsectName } from './InsectName.tsx';
import { Step } from './Step.tsx';
import { Totals } from './Totals.tsx';
import style from './SummaryLines.module.css';

/** What was bought, at the prices of then. */
export function OrderLines({ order }: { order: Order }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Step id="order-lines" title={words('order.lines')}>
      <ul className={style['lines']} role="list">
        {order.lines.map(({ uuid, name, reference, quality, amount, priceCents }) => (
          <li key={uuid}>
            <span className={style['name']}>
              <InsectName name={name} isLatin={isLatinName(name)} />
              <span className={style['detail']}>
                {words('order.details', { reference, quality })}
                {amount > 1 && `, ${words('common.each', { price: formatMoney(priceCents, locale) })}`}
              </span>
            </span>
            {amount > 1 && <span className={style['amount']}>{words('order.amount', { amount })}</span>}
            <span className={style['price']}>{formatMoney(amount * priceCents, locale)}</span>
          </li>
        ))}
      </ul>
      <Totals
        goodsCents={order.goodsCents}
        shippingCents={order.shipping.priceCents}
        shippingName={order.shipping.name[locale]}
        vatCents={order.vatCents}
      />
    </Step>
  );
}
