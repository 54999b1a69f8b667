import type { InsectDetail } from '@vitrine/shared/contract/tools/catalogue';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useFormats } from '../../model/use-formats.ts';
import { useWords } from '../../model/use-words.ts';
import style from './InsectForm.module.css';

/** Every price that held, the newest first, and which of them the shop strikes through. */
export function PriceHistory({ insect: { prices, previousPriceCents } }: { insect: InsectDetail }) {
  const words = useWords();
  const locale = useLocale();
  const { moment } = useFormats();
  return (
    <section aria-label={words('prices.title')}>
      <h2>{words('prices.title')}</h2>
      <ul className={style['moves']} role="list">
        {prices.toReversed().map(({ priceCents, at }, index) => (
          <li key={`${at} ${index}`}>
            <span className={style['figure']}>{formatMoney(priceCents, locale)}</span>
            <time dateTime={at} className={style['quiet']}>
              {moment(at)}
            </time>
          </li>
        ))}
      </ul>
      {previousPriceCents !== null && (
        <p className={style['quiet']}>
          {words('prices.struck', { price: formatMoney(previousPriceCents, locale) })}
        </p>
      )}
    </section>
  );
}
