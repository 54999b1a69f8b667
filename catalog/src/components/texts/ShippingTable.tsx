import type { ShippingRateInfo } from '@vitrine/shared/contract/orders/shipping';
import { formatTerritory } from '@vitrine/shared/i18n/places/format-territory';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl } from 'react-intl';
import style from './ShippingTable.module.css';

/** So many countries are named in the table; more than that open beneath the rate's name. */
const NAMED = 4;

/** What a parcel costs to each part of Europe. */
export function ShippingTable({ rates }: { rates: ShippingRateInfo[] }) {
  const words = useShippingWords();
  const step = commonStep(rates);
  return (
    <div className={style['rates']}>
      <table>
        <caption className="visually-hidden">{words('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('to')}</th>
            <th scope="col">{words('price')}</th>
            <th scope="col">{words('free')}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <Row key={rate.code} rate={rate} hasOwnBands={step === null} />
          ))}
        </tbody>
      </table>
      <Step step={step} />
    </div>
  );
}

function Row({ rate, hasOwnBands }: { rate: ShippingRateInfo; hasOwnBands: boolean }) {
  const words = useShippingWords();
  const locale = useLocale();
  const [first] = rate.bands;
  return (
    <tr>
      <th scope="row">
        <Destination rate={rate} />
        <span className={style['days']}>{words('range', rate.days)}</span>
        {hasOwnBands && <ShippingBands bands={rate.bands} />}
      </th>
      <td>
        {first && formatMoney(first.priceCents, locale)}
        {first && <span className={style['days']}>{words('upTo', { kg: first.maxGrams / 1000 })}</span>}
      </td>
      <td>{rate.freeFromCents === null ? '–' : formatMoney(rate.freeFromCents, locale)}</td>
    </tr>
  );
}

function Destination({ rate: { name, countries } }: { rate: ShippingRateInfo }) {
  const words = useShippingWords();
  const locale = useLocale();
  const named = countries
    .map((code) => formatTerritory(code, locale))
    .toSorted((a, b) => a.localeCompare(b, locale));
  if (named.length <= NAMED) return named.join(', ');
  return (
    <>
      {name[locale]}
      <details className={style['countries']}>
        <summary>{words('countries', { count: named.length })}</summary>
        <p>{named.join(', ')}</p>
      </details>
    </>
  );
}

function Step({ step }: { step: ReturnType<typeof commonStep> }) {
  const words = useShippingWords();
  const locale = useLocale();
  return (
    <p>
      {step && `${words('step', { kg: step.grams / 1000, price: formatMoney(step.cents, locale) })} `}
      {words('exact')}
    </p>
  );
}

function useShippingWords() {
  const intl = useIntl();
  return (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `catalog.shipping.${id}` }, values);
}

/** What heavier parcels cost, where the rates do not grow alike. */
function ShippingBands({ bands }: Pick<ShippingRateInfo, 'bands'>) {
  const intl = useIntl();
  const locale = useLocale();
  if (bands.length < 2) return null;
  return (
    <details className={style['countries']}>
      <summary>{intl.formatMessage({ id: 'catalog.shipping.heavier' })}</summary>
      <ul role="list">
        {bands.slice(1).map(({ maxGrams, priceCents }) => (
          <li key={maxGrams}>
            {intl.formatMessage({ id: 'catalog.shipping.upTo' }, { kg: maxGrams / 1000 })}:{' '}
            {formatMoney(priceCents, locale)}
          </li>
        ))}
      </ul>
    </details>
  );
}

type Bands = ShippingRateInfo['bands'];

/** What each further band adds, when every rate grows by the same weight and price from band to band; else null. */
function commonStep(rates: Pick<ShippingRateInfo, 'bands'>[]): { grams: number; cents: number } | null {
  const steps = rates.flatMap(({ bands }) => stepsOf(bands));
  const [first] = steps;
  if (!first) return null;
  return steps.every(({ grams, cents }) => grams === first.grams && cents === first.cents) ? first : null;
}

function stepsOf(bands: Bands) {
  return bands.slice(1).map(({ maxGrams, priceCents }, index) => ({
    grams: maxGrams - (bands[index]?.maxGrams ?? 0),
    cents: priceCents - (bands[index]?.priceCents ?? 0),
  }));
}
