import type { RefObject } from 'react';
import type { Closing } from '@vitrine/shared/contract/frame';
import type { ShippingOption } from '@vitrine/shared/contract/orders/checkout';
import { formatDay, formatMoney } from '@vitrine/shared/i18n/formats';
import { lawsPath } from '@vitrine/shared/paths/laws-path';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { Button } from '@vitrine/shared/ui/links/Button';
import { ChoiceField } from '@vitrine/shared/forms/fields/ChoiceField';
import { useSaid } from '@vitrine/shared/ui/feedback/announce';
import { Notice } from '@vitrine/shared/ui/feedback/Notice';
import { Skeleton } from '@vitrine/shared/ui/feedback/Skeleton';
import type { Fields } from '../../model/checkout/fields.ts';
import { missingToFree } from '../../model/cart/missing-to-free.ts';
import type { Shipping } from '../../model/checkout/shipping.ts';
import { areDaysKnown, useExpected } from '../../model/checkout/use-expected.ts';
import { useWords } from '../../model/use-words.ts';
import { Step } from '../Step.tsx';
import style from './CheckoutFields.module.css';

interface ShippingFieldsProps {
  fields: Fields;
  shipping: Shipping;
  /** The way that is chosen. */
  chosen: string;
  goodsCents: number;
  closing: Closing | null;
  /** Of the seller, for parcels that no way is offered for. */
  email: string;
  /** Takes the focus of who orders before the ways are known. */
  place: RefObject<HTMLDivElement | null>;
  onRetry(): void;
}

export function ShippingFields(props: ShippingFieldsProps) {
  const words = useWords();
  const locale = useLocale();
  const shipsFrom = props.closing?.mode === 'delayed' && props.closing.shipsFrom;
  return (
    <Step id="checkout-shipping" title={words('checkout.shipping')}>
      {shipsFrom && (
        <Notice tone="info">{words('checkout.delayed', { day: formatDay(shipsFrom, locale) })}</Notice>
      )}
      <div ref={props.place} tabIndex={-1} className={style['state']}>
        <ShippingState {...props} />
      </div>
    </Step>
  );
}

function ShippingState(props: ShippingFieldsProps) {
  const { fields, shipping, chosen, goodsCents, closing, email, onRetry } = props;
  const words = useWords();
  const locale = useLocale();
  switch (shipping.status) {
    case 'waiting':
      return <Waiting />;
    case 'refused':
      return (
        <Notice tone="warning">
          {shipping.message}
          {Object.keys(shipping.lines).length > 0 && (
            <>
              {' '}
              <SiteLink to={lawsPath(locale)}>{words('shipping.laws')}</SiteLink>
            </>
          )}
        </Notice>
      );
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
      return <ShippingChoice {...{ fields, chosen, goodsCents, closing }} options={shipping.options} />;
  }
}

function Waiting() {
  const text = useWords()('shipping.waiting');
  useSaid(text, text);
  return (
    <div className={style['waiting']} aria-busy="true">
      <span className="visually-hidden">{text}</span>
      <Skeleton shape="lines" lines={2} />
    </div>
  );
}

interface ShippingChoiceProps {
  fields: Fields;
  options: ShippingOption[];
  chosen: string;
  goodsCents: number;
  closing: Closing | null;
}

function ShippingChoice({ fields, options, chosen, goodsCents, closing }: ShippingChoiceProps) {
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
          detail: <ShippingDetail option={option} closing={closing} />,
          aside: price(option.priceCents),
        }))}
      />
      {areDaysKnown(closing) && <p className={style['note']}>{words('shipping.ifPaidToday')}</p>}
      {missing > 0 && (
        <p className={style['note']}>{words('cart.freeFrom', { missing: formatMoney(missing, locale) })}</p>
      )}
    </>
  );
}

function ShippingDetail({ option, closing }: { option: ShippingOption; closing: Closing | null }) {
  const words = useWords();
  const expected = useExpected(closing)(option.days);
  return [option.carrier, expected, option.tracked && words('shipping.tracked')].filter(Boolean).join(' · ');
}
