import type { ShippingRateInfo } from '@vitrine/shared/contract/shipping';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useIntl } from 'react-intl';
import style from './ShippingTable.module.css';

/** What heavier parcels cost, where the rates do not grow alike. */
export function ShippingBands({ bands }: Pick<ShippingRateInfo, 'bands'>) {
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
