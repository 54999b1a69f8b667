import type { Order } from '@vitrine/shared/contract/orders/order';
import { formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { withQuery } from '@vitrine/shared/paths/with-query';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../../model/use-words.ts';
import { InsectName } from '../InsectName.tsx';
import { Step } from '../Step.tsx';
import style from './OrderPapers.module.css';

interface OrderPapersProps {
  invoices: NonNullable<Order['invoices']>;
  lines: Order['lines'];
  reference: string;
  /** Of the guest's link; empty for the account that owns the order. */
  orderKey: string;
}

/** Invoices, credit notes, and where each specimen is from, to be kept. */
export function OrderPapers({ invoices, lines, reference, orderKey }: OrderPapersProps) {
  const words = useWords();
  const locale = useLocale();
  if (invoices.length === 0 && lines.every(({ provenance }) => !provenance)) return null;
  // Without a key it is the login that opens them: who has none any more is led to one, and back.
  const way = orderKey ? { key: orderKey } : { back: pathTo('order', locale, { reference }) };
  return (
    <Step id="order-papers" title={words('order.documents')}>
      <ul className={style['papers']} role="list">
        {invoices.map(({ number, kind, issuedAt, totalCents, path }) => (
          <li key={number}>
            <a href={withQuery(path, way)} type="application/pdf">
              {words(`order.invoice.${kind}`, { number })}
            </a>
            <span className={style['quiet']}>
              {words('order.invoice.of', {
                day: formatDay(issuedAt, locale),
                amount: formatMoney(totalCents, locale),
              })}
            </span>
          </li>
        ))}
        {lines.map(
          ({ uuid, name, reference: lot, isMixed, provenance }) =>
            provenance && (
              <li key={uuid}>
                <a href={withQuery(provenance, way)} type="application/pdf">
                  {words('order.provenance')} <InsectName name={name} isLatin={isMixed === false} />
                </a>
                <span className={style['quiet']}>{lot}</span>
              </li>
            ),
        )}
      </ul>
    </Step>
  );
}
