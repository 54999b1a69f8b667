import { removeFromBrowserCart } from '@vitrine/shared/cart/browser-cart';
import type { Insect } from '@vitrine/shared/contract/catalogue';
import { familyPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Button } from '@vitrine/shared/ui/Button';
import { Price } from '@vitrine/shared/ui/Price';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useCartAmount } from '../model/use-cart-amount.ts';
import { AddToCart } from './AddToCart.tsx';
import style from './BuyPanel.module.css';

/** Price and button. On a phone it stays at the bottom edge. */
export function BuyPanel({ insect }: { insect: Insect }) {
  const intl = useIntl();
  const add = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const onRemoved = (left: number) => {
    setSaid(intl.formatMessage({ id: 'catalog.cart.removed' }, { name: insect.name, left }));
    // The button that took the last one goes with it: the focus must not fall to the top of the page.
    if (left === 0) add.current?.focus();
  };
  return (
    <div className={style['panel']}>
      <div className={style['price']}>
        <Price cents={insect.priceCents} previousCents={insect.previousPriceCents} size="large" />
        <p className={insect.stock > 0 ? style['stock'] : style['gone']}>
          {intl.formatMessage({ id: 'catalog.insect.available' }, { stock: insect.stock })}
        </p>
      </div>
      {insect.stock > 0 ? (
        <div className={style['buy']}>
          <AddToCart insect={insect} ref={add} wide />
          <noscript>
            <p className={style['note']}>{intl.formatMessage({ id: 'catalog.cart.noScript' })}</p>
          </noscript>
          <InCart insect={insect} onRemoved={onRemoved} />
          <span className="visually-hidden" role="status">
            {said}
          </span>
        </div>
      ) : (
        <SoldOut insect={insect} />
      )}
    </div>
  );
}

interface InCartProps {
  insect: Insect;
  /** Told how many are left. */
  onRemoved: (left: number) => void;
}

function InCart({ insect, onRemoved }: InCartProps) {
  const intl = useIntl();
  const locale = useLocale();
  const amount = useCartAmount(insect.uuid);
  if (amount === 0) return null;
  const remove = () => {
    removeFromBrowserCart(insect.uuid, 1);
    onRemoved(amount - 1);
  };
  return (
    <div className={style['inCart']}>
      <Button variant="quiet" onClick={remove}>
        {intl.formatMessage({ id: 'catalog.cart.remove' })}
      </Button>
      <Link to={pathTo('cart', locale)}>{intl.formatMessage({ id: 'catalog.cart.view' }, { amount })}</Link>
    </div>
  );
}

function SoldOut({ insect }: { insect: Insect }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <p className={style['note']}>
      {intl.formatMessage({ id: 'catalog.insect.soldOut' })}{' '}
      <Link to={familyPath(insect.family, locale)}>
        {intl.formatMessage({ id: 'catalog.insect.soldOutFamily' }, { family: insect.family.name[locale] })}
      </Link>
    </p>
  );
}
