import type { Gender, SpeciesSummary } from '@vitrine/shared/contract/catalogue';
import { optionWord } from '@vitrine/shared/contract/facts/fact-list';
import { FACTS } from '@vitrine/shared/contract/facts/facts';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Sign } from '@vitrine/shared/ui/icons/Icon';
import { useIntl } from 'react-intl';
import style from './OfferLine.module.css';

/** What there is of a species: how many lots, of which sex, from which price. */
export function OfferLine({
  count,
  fromCents,
  genders,
}: Pick<SpeciesSummary, 'count' | 'fromCents' | 'genders'>) {
  const intl = useIntl();
  const locale = useLocale();
  if (count === 0)
    return <p className={style['none']}>{intl.formatMessage({ id: 'catalog.species.noneNow' })}</p>;
  const price = formatMoney(fromCents, locale);
  return (
    <p className={style['line']}>
      <span>
        {intl.formatMessage({ id: 'catalog.species.lots' }, { count })} <SexSigns genders={genders} />
      </span>
      <b>{intl.formatMessage({ id: 'catalog.offer.from' }, { price })}</b>
    </p>
  );
}

const MALE = 'M11.6 8.4 17 3M12.5 3H17v4.5M8 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z';
const FEMALE = 'M10 11.5V18M7 15h6M10 11.5a4.75 4.75 0 1 0 0-9.5 4.75 4.75 0 0 0 0 9.5Z';

/** The signs that collectors know, with the words for who cannot see them. */
export function SexSigns({ genders }: { genders: readonly Gender[] }) {
  const locale = useLocale();
  const [only] = genders;
  if (!only) return null;
  const gender = genders.length > 1 ? 'STOCK' : only;
  return (
    <span className={style['sexes']}>
      {gender !== 'FEMALE' && <Sign path={MALE} />}
      {gender !== 'MALE' && <Sign path={FEMALE} />}
      <span className="visually-hidden">{optionWord(FACTS.gender, gender, locale)}</span>
    </span>
  );
}
