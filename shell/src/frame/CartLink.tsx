import { useIntl } from 'react-intl';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Icon } from '@vitrine/shared/ui/Icon';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import style from './CartLink.module.css';

export interface CartSummary {
  count: number;
  totalCents: number;
}

/** What the cart comes to, as a link to it. Before the browser has read it: the word, in the same room. */
export function CartLink({ cart }: { cart: CartSummary | null }) {
  const intl = useIntl();
  const locale = useLocale();
  const word = intl.formatMessage({ id: 'shell.cart.name' });
  const total = cart && formatMoney(cart.totalCents, locale);
  const label = cart ? intl.formatMessage({ id: 'shell.cart.label' }, { count: cart.count, total }) : word;
  return (
    <SiteLink to={pathTo('cart', locale)} className={style['cart']} aria-label={label}>
      <Icon name="cart" />
      <span key={total === null ? 'word' : 'total'}>{total ?? word}</span>
    </SiteLink>
  );
}
