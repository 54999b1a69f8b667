import { formatMoney } from '../../i18n/formats.ts';
import { classNames } from '../class-names.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { WORDS } from '../words.ts';
import style from './Price.module.css';

interface PriceProps {
  cents: number;
  /** The lowest price of the 30 days before the reduction: the only one that may be struck through (2019/2161/EU). */
  previousCents?: number | null;
  size?: 'small' | 'normal' | 'large';
  /** Where the style around it sets prices: one that is not reduced has no class of its own. */
  set?: boolean;
}

export function Price({ cents, previousCents, size = 'normal', set = false }: PriceProps) {
  const locale = useLocale();
  const words = WORDS[locale];
  if (previousCents == null)
    return <span className={set ? undefined : look(size)}>{formatMoney(cents, locale)}</span>;
  return (
    <span className={look(size)}>
      <span className="visually-hidden">{words.now} </span>
      <span className={style['reduced']}>{formatMoney(cents, locale)}</span>{' '}
      <span className={style['previous']} title={words.lowestBefore}>
        <span className="visually-hidden">{words.lowestBefore}: </span>
        <s>{formatMoney(previousCents, locale)}</s>
      </span>
    </span>
  );
}

const look = (size: string) => classNames(style['price'], style[size]);
