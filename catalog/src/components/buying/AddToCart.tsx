import { addButtonOf, BEFORE_NAME } from '@vitrine/shared/cart/add-button';
import { MAX_AMOUNT, MAX_LINES } from '@vitrine/shared/contract/orders/cart-limits';
import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { CartRefusal } from '@vitrine/shared/contract/orders/cart-state';
import { useNotify, useRemote, useLocale } from '@vitrine/shared/remote/remote-context';
import { announce } from '@vitrine/shared/ui/feedback/announce';
import { Button, quietPlace, type ButtonProps } from '@vitrine/shared/ui/links/Button';
import { useEffect, useRef, useState, type MouseEvent, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { useCartAmount } from './use-cart-amount.ts';
import { CartBadge } from './CartBadge.tsx';
import style from './AddToCart.module.css';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Icon } from '@vitrine/shared/ui/icons/Icon';

const REFUSALS: Record<CartRefusal, string> = {
  stock: 'catalog.cart.overStock',
  amount: 'catalog.cart.overAmount',
  lines: 'catalog.cart.overLines',
  unreadable: 'catalog.cart.notAdded',
};

/** The classes of a list of cards, each with such a button. */
export const addPlace = `${quietPlace} ${style['cards']}`;

interface Props extends Pick<ButtonProps, 'variant' | 'wide'> {
  insect: Pick<InsectCard, 'uuid' | 'name' | 'priceCents' | 'stock'>;
  ref?: Ref<HTMLButtonElement>;
  /** In a card of an `addPlace`, which says how it looks, and whose link says of which lot it is. */
  inCard?: boolean;
}

/**
 * Puts one in the cart, and says so. Once all are in it, it leads there. A page that has not heard what is in the cart
 * is refused more than the stock or than an order holds, with the shop's alert (spec §6).
 */
export function AddToCart({ insect, ref, inCard = false, ...look }: Props) {
  const intl = useIntl();
  const notify = useNotify();
  const { cart } = useRemote();
  const known = useCartAmount(insect.uuid);
  const inCart = known ?? 0;
  const place = useRef<HTMLSpanElement>(null);
  const [isAdded, setAdded] = useState(false);
  // Pressed before this script ran, as the shell lets one: the button may go now, and its focus with it.
  useEffect(() => setAdded(place.current?.contains(document.activeElement) === true), []);
  const { uuid, name, priceCents, stock } = insect;

  const add = (event: MouseEvent) => {
    if (isSameClick(event)) return;
    const refusal = cart.add({ uuid, amount: 1, priceCents }, stock);
    if (!refusal) {
      setAdded(true);
      return announce(intl.formatMessage({ id: 'catalog.cart.added' }, { name, amount: inCart + 1 }));
    }
    const title = intl.formatMessage({ id: REFUSALS[refusal] }, { lines: MAX_LINES, amount: MAX_AMOUNT });
    notify({ type: 'warning', title });
  };

  return (
    <span ref={place} className={inCard ? undefined : style['add']}>
      {inCart >= stock ? (
        <AllInCart
          wide={look.wide}
          name={name}
          amount={inCart}
          takesFocus={isAdded}
          hasSign={look.variant !== 'quiet'}
        />
      ) : (
        <Button
          {...look}
          set={inCard}
          {...(ref && { ref })}
          // Until the cart is known the shell answers the button.
          {...(known === null && addButtonOf(insect, inCard))}
          onClick={add}
        >
          {intl.formatMessage({ id: 'catalog.cart.add' })}
          <i>{BEFORE_NAME + name}</i>
          {inCart > 0 && <CartBadge amount={inCart} />}
        </Button>
      )}
    </span>
  );
}

/** The second half of a double click, which means one. */
const isSameClick = ({ detail }: MouseEvent) => detail > 1;

interface AllInCartProps extends Pick<ButtonProps, 'wide'> {
  name: string;
  amount: number;
  /** The button that was pressed is gone: the focus comes here instead of falling to the top. */
  takesFocus: boolean;
  /** A sign of the cart where the state stands beside the button; else the button says how many are in it. */
  hasSign: boolean;
}

/** In the button's place when there is no more to add. */
function AllInCart({ name, amount, wide = false, takesFocus, hasSign }: AllInCartProps) {
  const intl = useIntl();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Not from elsewhere, if somebody went on meanwhile.
    const isLost = document.activeElement === document.body;
    if (takesFocus && isLost) link.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <ButtonLink
      ref={link}
      to={pathTo('cart', useLocale())}
      variant="quiet"
      wide={wide}
      onClick={(event) => {
        // A double click on the button meant to add, not to go.
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {hasSign && <Icon name="cart" />}
      <span>
        {intl.formatMessage({ id: 'catalog.cart.all' })}
        <span className="visually-hidden">: {name}</span>
      </span>
      {!hasSign && <CartBadge amount={amount} />}
    </ButtonLink>
  );
}
