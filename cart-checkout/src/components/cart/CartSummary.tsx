import type { TotalVat } from '@vitrine/shared/contract/orders/tax/vat-terms';
import type { Closing } from '@vitrine/shared/contract/frame';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { chosenShipping } from '../../model/checkout/chosen-shipping.ts';
import type { Shipping } from '../../model/checkout/shipping.ts';
import { useWords, type MessageId } from '../../model/use-words.ts';
import { Paused } from '../Paused.tsx';
import { Sheet } from '../Sheet.tsx';
import { ShippingHint } from './ShippingHint.tsx';
import { Totals } from '../Totals.tsx';
import style from './CartSummary.module.css';

interface CartSummaryProps {
  goodsCents: number;
  countries: string[];
  country: string;
  shipping: Shipping;
  isPaused: boolean;
  closing: Closing | null;
  vat: TotalVat;
  onCountry(country: string): void;
}

export function CartSummary({
  goodsCents,
  countries,
  country,
  shipping,
  isPaused,
  closing,
  vat,
  onCountry,
}: CartSummaryProps) {
  const words = useWords();
  const locale = useLocale();
  const option = shipping.status === 'ready' ? chosenShipping(shipping.options, '') : null;
  const trouble = troubleOf(shipping);
  return (
    <Sheet title={words('cart.summary')} titleId="cart-summary">
      {countries.length > 0 && (
        <ShippingHint
          countries={countries}
          country={country}
          goodsCents={goodsCents}
          option={option}
          trouble={shipping.status === 'refused' ? shipping.message : trouble && words(trouble)}
          closing={closing}
          onCountry={onCountry}
        />
      )}
      <Totals goodsCents={goodsCents} shippingCents={option?.priceCents ?? null} vat={vat} />
      {isPaused ? (
        <Paused closing={closing} />
      ) : (
        <ButtonLink to={pathTo('checkout', locale)} wide>
          {words('cart.checkout')}
        </ButtonLink>
      )}
      <SiteLink className={style['continue']} to={pathTo('webshop', locale)}>
        {words('cart.continue')}
      </SiteLink>
      <p className={style['rights']}>
        {words('cart.rights')} <SiteLink to={pathTo('withdraw', locale)}>{words('cart.rightsLink')}</SiteLink>
      </p>
    </Sheet>
  );
}

function troubleOf(shipping: Shipping): MessageId | null {
  if (shipping.status === 'failed') return 'cart.shippingFailed';
  return shipping.status === 'ready' && shipping.options.length === 0 ? 'cart.noShipping' : null;
}
