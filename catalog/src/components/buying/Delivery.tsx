import type { InsectPage } from '@vitrine/shared/contract/catalogue';
import type { Closing } from '@vitrine/shared/contract/frame';
import { citeLaw } from '@vitrine/shared/i18n/cite-law';
import { formatTerritory } from '@vitrine/shared/i18n/places/format-territory';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { askAbout } from '@vitrine/shared/paths/ask-about';
import { lawsPath } from '@vitrine/shared/paths/laws-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useAnnounced } from '@vitrine/shared/ui/feedback/announce';
import { Icon, Sign } from '@vitrine/shared/ui/icons/Icon';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { cheapestOffer, hasPapers, type Offer } from '../../model/delivery-terms.ts';
import { CountrySelect } from './CountrySelect.tsx';
import style from './Delivery.module.css';
import { useDeliveryDays } from './use-delivery-days.ts';
import { useCountry } from './use-country.ts';

type Insect = InsectPage['insect'];

interface DeliveryProps extends Pick<InsectPage, 'insect' | 'shipping' | 'notShipped' | 'exceptions'> {
  closing: Closing | null;
}

/** Whether this specimen goes where the shopper lives, what that costs and when it is there: before the cart. */
export function Delivery({
  insect,
  shipping = [],
  notShipped = [],
  exceptions = [],
  closing,
}: DeliveryProps) {
  const intl = useIntl();
  const { country, choose } = useCountry();
  const lines = useAnnounced<HTMLUListElement>();
  const countries = [...new Set([...shipping, ...notShipped].flatMap((way) => way.countries))];
  if (countries.length === 0) return null;
  const offer = cheapestOffer(shipping, country);
  const refused = notShipped.find((group) => group.countries.includes(country));
  const exception = exceptions.find((one) => one.country === country);
  return (
    <section className={style['delivery']} aria-labelledby="delivery">
      <h2 id="delivery">{intl.formatMessage({ id: 'catalog.delivery.title' })}</h2>
      <div className={style['choice']}>
        <CountrySelect
          label={intl.formatMessage({ id: 'catalog.delivery.shipTo' })}
          countries={countries}
          chosen={country}
          onChoose={choose}
        />
      </div>
      <ul ref={lines} className={style['lines']} role="list">
        {offer ? (
          <Offered insect={insect} country={country} offer={offer} closing={closing} />
        ) : (
          <Line sign={<Icon name="warning" />} tone="refused">
            <Refused insect={insect} country={country} refused={refused} />
          </Line>
        )}
        {exception && (
          <Line sign={<Icon name={exception.goes ? 'check' : 'warning'} />}>
            <Exception insect={insect} exception={exception} />
          </Line>
        )}
      </ul>
    </section>
  );
}

interface RefusedProps {
  insect: Insect;
  country: string;
  refused: NonNullable<InsectPage['notShipped']>[number] | undefined;
}

/** Why it does not go there, and what can be done about it. */
function Refused({ insect, country, refused }: RefusedProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { why = 'parcel', answer, laws = [] } = refused ?? {};
  const id = answer === 'no' || answer === 'ask' ? answer : why;
  const values = { annex: insect.citesAnnex ?? '', laws: laws.map((law) => citeLaw(law, locale)).join('; ') };
  const ask = (words: ReactNode[]) => <SiteLink to={askAbout(insect.reference, locale)}>{words}</SiteLink>;
  const rules = (words: ReactNode[]) => <SiteLink to={lawsPath(locale)}>{words}</SiteLink>;
  return (
    <>
      {intl.formatMessage(
        { id: `catalog.delivery.${id}` },
        { ...values, country: formatCountry(country, locale), ask, rules },
      )}
    </>
  );
}

interface ExceptionProps {
  insect: Insect;
  exception: NonNullable<InsectPage['exceptions']>[number];
}

/** The parts of a country for which the answer is another: the checkout tells them by the postal code. */
function Exception({ insect, exception: { goes, parts } }: ExceptionProps) {
  const intl = useIntl();
  const locale = useLocale();
  const places = intl.formatList(parts.map((part) => formatTerritory(part, locale)));
  const ask = (words: ReactNode[]) => <SiteLink to={askAbout(insect.reference, locale)}>{words}</SiteLink>;
  const id = goes ? 'catalog.delivery.partGoes' : 'catalog.delivery.partStays';
  return <>{intl.formatMessage({ id }, { places, ask })}</>;
}

interface OfferedProps {
  insect: Insect;
  country: string;
  offer: Offer;
  closing: Closing | null;
}

function Offered({ insect, country, offer, closing }: OfferedProps) {
  const intl = useIntl();
  const locale = useLocale();
  const { priceCents, freeFromCents = null } = offer;
  const isFree = priceCents === 0;
  const isProtected = hasPapers(insect);
  const where = { country: formatCountry(country, locale), annex: insect.citesAnnex ?? '' };
  return (
    <>
      <Line sign={<Icon name={isProtected ? 'leaf' : 'check'} />}>
        {intl.formatMessage(
          { id: isProtected ? 'catalog.delivery.withPapers' : 'catalog.delivery.ships' },
          where,
        )}
      </Line>
      <Line sign={<Icon name="truck" />}>
        {isFree
          ? intl.formatMessage({ id: 'catalog.delivery.free' })
          : intl.formatMessage({ id: 'catalog.delivery.costs' }, { price: formatMoney(priceCents, locale) })}
        {!isFree && freeFromCents !== null && (
          <>
            {' '}
            {intl.formatMessage(
              { id: 'catalog.delivery.freeFrom' },
              { price: formatMoney(freeFromCents, locale) },
            )}
          </>
        )}
      </Line>
      <Days offer={offer} closing={closing} />
    </>
  );
}

const CALENDAR = 'M3 5h14v12H3V5ZM3 8.5h14M6.75 2.75V6M13.25 2.75V6';

/** When it is there, if it is paid today. */
function Days({ offer: { days }, closing }: Pick<OfferedProps, 'offer' | 'closing'>) {
  const intl = useIntl();
  const said = useDeliveryDays(closing)?.(days);
  if (!said) return null;
  const line =
    'expected' in said
      ? intl.formatMessage({ id: 'catalog.delivery.expected' }, { days: said.expected })
      : intl.formatMessage({ id: 'catalog.delivery.days' }, { ...said.working });
  return <Line sign={<Sign path={CALENDAR} />}>{line}</Line>;
}

interface LineProps {
  sign: ReactNode;
  tone?: 'refused';
  children: ReactNode;
}

function Line({ sign, tone, children }: LineProps) {
  return (
    <li data-tone={tone}>
      {sign}
      <span>{children}</span>
    </li>
  );
}
