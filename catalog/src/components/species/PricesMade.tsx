import type { SpeciesSales } from '@vitrine/shared/contract/catalogue';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { formatCount, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl } from 'react-intl';
import style from './PricesMade.module.css';

/** What specimens made, by sex and grade; the shop says it only where a price leads to no buyer. */
export function PricesMade({ prices }: Pick<SpeciesSales, 'prices'>) {
  const intl = useIntl();
  const locale = useLocale();
  const word = (id: string) => intl.formatMessage({ id: `catalog.species.made.${id}` });
  return (
    <div className={style['made']}>
      <table className={style['table']} aria-label={word('title')}>
        <thead>
          <tr>
            <th scope="col">{FACTS.gender.name[locale]}</th>
            <th scope="col">{FACTS.quality.name[locale]}</th>
            <th scope="col">{word('count')}</th>
            <th scope="col">{word('prices')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ gender, quality, count, fromCents, toCents }) => (
            <tr key={`${gender} ${quality}`}>
              <th scope="row">{optionWord(FACTS.gender, gender, locale)}</th>
              <td>{quality}</td>
              <td>{formatCount(count, locale)}</td>
              <td>
                {[...new Set([fromCents, toCents])]
                  .map((cents) => formatMoney(cents, locale))
                  .join('\u00a0– ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{word('why')}</p>
    </div>
  );
}
