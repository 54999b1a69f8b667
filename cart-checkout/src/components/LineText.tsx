import type { AgreedFlaw } from '@vitrine/shared/contract/facts/flaws';
import type { LotDocument } from '@vitrine/shared/contract/orders/papers';
import { sayPapers } from '@vitrine/shared/i18n/say-papers';
import { sayFlaws } from '@vitrine/shared/i18n/say-flaws';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
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
  /** How many of them were withdrawn from or taken out. */
  withdrawnAmount?: number | undefined;
  /** What its page named as not perfect when it was ordered. */
  flaws?: AgreedFlaw[] | undefined;
  /** Its annex, source and documents when it was ordered. */
  annex?: string | undefined;
  sourceCode?: string | undefined;
  documents?: LotDocument[] | undefined;
  /** How many of those the shop took out. */
  takenOutAmount?: number | undefined;
  /** Where its name leads. */
  to?: string | null;
}

/** What a line says, and at its end what it comes to. */
export function LineText(props: LineTextProps) {
  const { name, isLatin, reference, quality, amount, priceCents, to = null } = props;
  const { withdrawnAmount = 0, takenOutAmount = 0, flaws = [] } = props;
  const withdrawn = withdrawnAmount - takenOutAmount;
  const words = useWords();
  const locale = useLocale();
  const shownName = <InsectName name={name} isLatin={isLatin} />;
  return (
    <>
      <span className={style['name']}>
        {to === null ? shownName : <SiteLink to={to}>{shownName}</SiteLink>}
        <span className={style['detail']}>{words('order.details', { reference, quality })}</span>
        {amount > 1 && (
          <span className={style['detail']}>
            {words('order.amount', { amount, price: formatMoney(priceCents, locale) })}
          </span>
        )}
        {flaws.length > 0 && (
          <span className={style['detail']}>{words('order.flaws', { flaws: sayFlaws(flaws, locale) })}</span>
        )}
        {sayPapers(props, locale).map((paper) => (
          <span key={paper} className={style['detail']}>
            {paper}
          </span>
        ))}
        {withdrawn > 0 && (
          <span className={style['detail']}>{words('order.withdrawn', { amount: withdrawn })}</span>
        )}
        {takenOutAmount > 0 && (
          <span className={style['detail']}>{words('order.takenOut', { amount: takenOutAmount })}</span>
        )}
      </span>
      <span className={style['price']}>{formatMoney(amount * priceCents, locale)}</span>
    </>
  );
}
