import type { Order } from '@vitrine/shared/contract/order';
import { formatCountry } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useWords } from '../model/use-words.ts';
import { Step } from './Step.tsx';
import style from './OrderAddress.module.css';

export function OrderAddress({ order }: { order: Order }) {
  const words = useWords();
  const locale = useLocale();
  const { firstname, lastname, company, street, houseNumber, postalCode, city, country } = order.address;
  const lines = [
    `${firstname} ${lastname}`,
    company,
    `${street} ${houseNumber}`,
    `${postalCode} ${city}`,
    formatCountry(country, locale),
  ];
  return (
    <Step id="order-address" title={words('order.address')}>
      <address className={style['address']}>{lines.filter(Boolean).join('\n')}</address>
      <p className={style['text']}>{order.email}</p>
      {order.remarks && (
        <p className={style['text']}>
          {words('common.labelled', { label: words('order.remarks'), text: order.remarks })}
        </p>
      )}
    </Step>
  );
}
