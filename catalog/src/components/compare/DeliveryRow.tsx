import type { Insect, LotDelivery } from '@vitrine/shared/contract/catalogue';
import type { Closing } from '@vitrine/shared/contract/frame';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { cheapestOffer, hasPapers, type Offer } from '../../model/delivery-terms.ts';
import { CountrySelect } from '../buying/CountrySelect.tsx';
import { useCountry } from '../buying/use-country.ts';
import { useDeliveryDays } from '../buying/use-delivery-days.ts';
import { CompareRow } from './CompareRow.tsx';
import { useCompareWords } from './compare-words.ts';
import style from './DeliveryRow.module.css';

interface DeliveryRowProps {
  lots: Insect[];
  /** Of each lot. */
  deliveries: readonly LotDelivery[];
  closing: Closing | null;
}

/** When each lot is where the shopper lives, and for how much: as its own page says it. Nothing where no lot goes anywhere. */
export function DeliveryRow({ lots, deliveries, closing }: DeliveryRowProps) {
  const words = useCompareWords();
  const locale = useLocale();
  const { country, choose } = useCountry();
  const ways = deliveries.flatMap(({ shipping = [], notShipped = [] }) => [...shipping, ...notShipped]);
  const countries = [...new Set(ways.flatMap((way) => way.countries))];
  if (countries.length === 0) return null;
  const offers = deliveries.map(({ shipping = [] }) => cheapestOffer(shipping, country));
  const refusals = deliveries.map(({ notShipped = [] }) =>
    notShipped.find((group) => group.countries.includes(country)),
  );
  const arePartly = deliveries.map(({ exceptions = [] }) =>
    exceptions.some((one) => one.country === country && !one.goes),
  );
  const said = lots.flatMap((lot, at) => {
    const { priceCents, days } = offers[at] ?? {};
    const facts = [priceCents, days, refusals[at]?.answer, hasPapers(lot), arePartly[at]];
    return lot.stock > 0 ? [JSON.stringify(facts)] : [];
  });
  // No more than "differs" is said: a row that is alike may be hidden, and in this one the country is chosen.
  const differs = new Set(said).size > 1;
  return (
    <CompareRow
      term={words('delivery')}
      {...(differs && { differs })}
      tool={
        <div className={style['choice']}>
          <CountrySelect label={words('shipTo')} countries={countries} chosen={country} onChoose={choose} />
        </div>
      }
    >
      {lots.map((lot, at) => {
        // Nobody asks when something comes that is sold.
        if (lot.stock === 0) return null;
        const offer = offers[at];
        const of = { lot, country: formatCountry(country, locale) };
        const isPartly = arePartly[at] === true;
        if (offer) return <Sent key={lot.uuid} {...of} offer={offer} isPartly={isPartly} closing={closing} />;
        return <Stays key={lot.uuid} {...of} isUnknown={refusals[at]?.answer === 'ask'} />;
      })}
    </CompareRow>
  );
}

interface Said {
  lot: Insect;
  /** In words. */
  country: string;
}

interface SentProps extends Said, Pick<DeliveryRowProps, 'closing'> {
  offer: Offer;
  /** It does not go to every part of the country. */
  isPartly: boolean;
}

function Sent({ lot, country, offer, isPartly, closing }: SentProps) {
  const words = useCompareWords();
  const locale = useLocale();
  const days = useDeliveryDays(closing)?.(offer.days);
  const { citesAnnex } = lot;
  const price = formatMoney(offer.priceCents, locale);
  return (
    <span className={style['sent']}>
      {days && <span>{'expected' in days ? days.expected : words('days', { ...days.working })}</span>}
      {days && <small>{words('expected' in days ? 'ifToday' : 'afterPayment')}</small>}
      <small>{words(offer.priceCents === 0 ? 'free' : 'costs', { country, price })}</small>
      {hasPapers(lot) && <small>{words('papers', { annex: citesAnnex })}</small>}
      {isPartly && (
        <small>
          <SiteLink to={insectPath(lot, locale)}>{words('partly')}</SiteLink>
        </small>
      )}
    </span>
  );
}

/** Why it does not go there takes more words: they stand on its page. */
function Stays({ lot, country, isUnknown }: Said & { isUnknown: boolean }) {
  const words = useCompareWords();
  const locale = useLocale();
  return (
    <span className={style['stays']}>
      {words(isUnknown ? 'ask' : 'stays', { country })}
      <small>
        <SiteLink to={insectPath(lot, locale)}>{words('why')}</SiteLink>
      </small>
    </span>
  );
}
