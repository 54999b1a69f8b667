import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl } from 'react-intl';
import { SHIPPING_ZONES, STEP_CENTS, STEP_KG, type ShippingZone } from '../model/shipping-rates.ts';
import style from './ShippingTable.module.css';

/** What a parcel costs to each part of Europe. */
export function ShippingTable() {
  const intl = useIntl();
  const locale = useLocale();
  const words = (id: string) => intl.formatMessage({ id: `catalog.shipping.${id}` }, { kg: STEP_KG });
  const step = { kg: STEP_KG, price: formatMoney(STEP_CENTS, locale) };
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
          {SHIPPING_ZONES.map((zone) => (
            <Row key={zone.zone} {...zone} />
          ))}
        </tbody>
      </table>
      <p>{intl.formatMessage({ id: 'catalog.shipping.step' }, step)}</p>
    </div>
  );
}

function Row({ zone, countries, firstCents, freeFromCents, days }: ShippingZone) {
  const intl = useIntl();
  const locale = useLocale();
  const named = countries.map((code) => formatCountry(code, locale)).join(', ');
  return (
    <tr>
      <th scope="row">
        {intl.formatMessage({ id: `catalog.shipping.zone.${zone}` }, { countries: named })}
        <span className={style['days']}>{intl.formatMessage({ id: 'catalog.shipping.range' }, days)}</span>
      </th>
      <td>{formatMoney(firstCents, locale)}</td>
      <td>{freeFromCents === null ? '–' : formatMoney(freeFromCents, locale)}</td>
    </tr>
  );
}
