import type { ShippingOption } from '@vitrine/shared/contract/orders/order';
import { formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ChoiceField } from '@vitrine/shared/forms/ChoiceField';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { Skeleton } from '@vitrine/shared/ui/feedback/Skeleton';
import type { Fields } from '../../model/checkout/fields.ts';
import { missingToFree } from '../../model/cart/missing-to-free.ts';
import type { Shipping } from '../../model/checkout/shipping.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './CheckoutFields.module.css';

interface ShippingFieldsProps {
  fields: Fields;
  shipping: Shipping;
  /** The way that is chosen. */
  chosen: string;
  goodsCents: number;
  /** ISO day from which parcels leave again, or null. */
  shipsFrom: string | null;
  /** Of the seller, for parcels that no way is offered for. */
  email: string;
  onRetry(): void;
}

export function ShippingFields(props: ShippingFieldsProps) {
  const words = useWords();
  const locale = useLocale();
  return (
    <Step id="checkout-shipping" title={words('checkout.shipping')}>
      {props.shipsFrom && (
        <Notice tone="info">{words('checkout.delayed', { day: formatDay(props.shipsFrom, locale) })}</Notice>
      )}
      <ShippingState {...props} />
    </Step>
  );
}

function ShippingState({ fields, shipping, chosen, goodsCents, email, onRetry }: ShippingFieldsProps) {
  const words = useWords();
  switch (shipping.status) {
    case 'waiting':
      return (
        <div className={style['waiting']} role="status">
          <span className="visually-hidden">{words('shipping.waiting')}</span>
          <Skeleton shape="lines" lines={2} />
        </div>
      );
    case 'refused':
      return <Notice tone="warning">{shipping.message}</Notice>;
    case 'failed':
      return (
        <Notice tone="error" title={words('shipping.failed')}>
          <Button variant="quiet" onClick={onRetry}>
            {words('common.retry')}
          </Button>
        </Notice>
      );
    case 'ready':
      if (shipping.options.length === 0)
        return <Notice tone="warning">{words('shipping.none', { email })}</Notice>;
      return <ShippingChoice {...{ fields, chosen, goodsCents }} options={shipping.options} />;
  }
}

interface ShippingChoiceProps {
  fields: Fields;
  options: ShippingOption[];
  chosen: string;
  goodsCents: number;
}

function ShippingChoice({ fields, options, chosen, goodsCents }: ShippingChoiceProps) {
  const words = useWords();
  const locale = useLocale();
  const price = (cents: number) => (cents === 0 ? words('common.free') : formatMoney(cents, locale));
  const missing = missingToFree(options.find(({ code }) => code === chosen) ?? null, goodsCents);
  return (
    <>
      <ChoiceField
        legend={words('field.shippingCode')}
        name="shippingCode"
        value={chosen}
        onChange={(shippingCode) => fields.onChange({ shippingCode })}
        options={options.map((option) => ({
          value: option.code,
          label: option.name[locale],
          detail: <ShippingDetail option={option} />,
          aside: price(option.priceCents),
        }))}
      />
      {missing > 0 && (
        <p className={style['note']}>{words('cart.freeFrom', { missing: formatMoney(missing, locale) })}</p>
      )}
    </>
  );
}

function ShippingDetail({ option }: { option: ShippingOption }) {
  const words = useWords();
  const { min, max } = option.days;
  const days = min === max ? words('shipping.oneDay', { max }) : words('shipping.days', { min, max });
  return [option.carrier, days, option.tracked && words('shipping.tracked')].filter(Boolean).join(' · ');
}
