import { useIntl } from 'react-intl';
import style from './AddToCart.module.css';

/** How many of an insect are in the cart, on its button. */
export function CartBadge({ amount }: { amount: number }) {
  const intl = useIntl();
  return (
    <span className={style['amount']}>
      {amount}
      <span className="visually-hidden"> {intl.formatMessage({ id: 'catalog.cart.inCart' })}</span>
    </span>
  );
}
