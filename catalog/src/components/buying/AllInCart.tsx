import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import type { ButtonProps } from '@vitrine/shared/ui/links/Button';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { CartBadge } from './CartBadge.tsx';

interface Props extends Pick<ButtonProps, 'wide'> {
  name: string;
  amount: number;
  /** The button that was pressed is gone: the focus comes here instead of falling to the top. */
  takesFocus: boolean;
  /** A sign of the cart where the state stands beside the button; else the button says how many are in it. */
  hasSign: boolean;
}

/** In the button's place when there is no more to add. */
export function AllInCart({ name, amount, wide = false, takesFocus, hasSign }: Props) {
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
