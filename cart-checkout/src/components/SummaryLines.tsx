import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Picture } from '@vitrine/shared/ui/Picture';
import type { ViewLine } from '../model/cart-view.ts';
import { useWords } from '../model/use-words.ts';
import { InsectName } from './InsectName.tsx';
import style from './SummaryLines.module.css';

/** The lines of the order, each with what it comes to. */
export function SummaryLines({ lines }: { lines: ViewLine[] }) {
  const words = useWords();
  const locale = useLocale();
  return (
    <ul className={style['lines']} role="list">
      {lines.map(({ uuid, insect, amount, priceCents }) => (
        <li key={uuid}>
          <Picture picture={insect.picture} alt="" sizes="3rem" className={style['picture'] ?? ''} />
          <span className={style['name']}>
            <InsectName name={insect.name} isLatin={insect.authority !== ''} />
            <span className={style['detail']}>
              {words('order.details', { reference: insect.reference, quality: insect.quality })}
              {amount > 1 && `, ${words('common.each', { price: formatMoney(priceCents, locale) })}`}
            </span>
          </span>
          {amount > 1 && <span className={style['amount']}>{words('order.amount', { amount })}</span>}
          <span className={style['price']}>{formatMoney(amount * priceCents, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
