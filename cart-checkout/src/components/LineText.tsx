import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../model/use-words.ts';
import { InsectName } from './InsectName.tsx';
import style from './SummaryLines.module.css';

interface LineTextProps {
  name: string;
  isLatin: boolean;
  reference: string;
  quality: string;
  amount: number;
  priceCents: number;
}

/** What a line says, and at its end what it comes to. */
export function LineText({ name, isLatin, reference, quality, amount, priceCents }: LineTextProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <>
      <span className={style['name']}>
        <InsectName name={name} isLatin={isLatin} />
        <span className={style['detail']}>{words('order.details', { reference, quality })}</span>
        {amount > 1 && (
          <span className={style['detail']}>
            {words('order.amount', { amount, price: formatMoney(priceCents, locale) })}
          </span>
        )}
      </span>
      <span className={style['price']}>{formatMoney(amount * priceCents, locale)}</span>
    </>
  );
}
