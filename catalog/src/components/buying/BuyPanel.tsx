import type { Insect } from '@vitrine/shared/contract/catalogue';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { announce } from '@vitrine/shared/ui/feedback/announce';
import { Button } from '@vitrine/shared/ui/links/Button';
import { Price } from '@vitrine/shared/ui/specimens/Price';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCartAmount } from './use-cart-amount.ts';
import { useOwnAmount } from './use-own-amount.ts';
import { AddToCart } from './AddToCart.tsx';
import style from './BuyPanel.module.css';

interface Props {
  insect: Insect;
  /** What stands in the place of the button when the insect cannot be ordered. */
  soldOut: ReactNode;
}

/** Price and button; on a phone they stay at the bottom edge. What is sold out lies on the page like the rest. */
export function BuyPanel({ insect, soldOut }: Props) {
  const own = useOwn(insect);
  const isForSale = insect.stock > 0;
  return (
    <div className={style['panel']} data-bar={isForSale || undefined}>
      <div className={style['price']}>
        <Price cents={insect.priceCents} previousCents={insect.previousPriceCents} size="large" />
        {own === 0 && <Stock insect={insect} />}
      </div>
      {isForSale || own > 0 ? <Buy insect={own > 0 ? { ...insect, stock: own } : insect} /> : soldOut}
    </div>
  );
}

/**
 * How many of a reserved lot the shopper's own cart has held on this page, for whom they are most likely reserved: the
 * cart's check knows, and says so. They can be taken out and put back.
 */
function useOwn({ uuid, isHeld = false }: Insect): number {
  const own = useOwnAmount(uuid);
  const [most, setMost] = useState(0);
  if (own > most) setMost(own);
  return isHeld ? most : 0;
}

function Stock({ insect }: { insect: Insect }) {
  const intl = useIntl();
  const { stock, isHeld } = insect;
  const words = isHeld
    ? intl.formatMessage({ id: 'catalog.insect.keptAside' })
    : intl.formatMessage({ id: 'catalog.insect.available' }, { stock });
  return <p className={stock > 0 || isHeld ? style['stock'] : style['gone']}>{words}</p>;
}

function Buy({ insect }: { insect: Insect }) {
  const intl = useIntl();
  const add = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<{ left: number } | null>(null);
  // The button that took the last one goes with it: the focus must not fall to the top of the page.
  useEffect(() => {
    if (removed?.left === 0) add.current?.focus();
  }, [removed]);
  const tell = (left: number) => {
    setRemoved({ left });
    announce(intl.formatMessage({ id: 'catalog.cart.removed' }, { name: insect.name, left }));
  };
  return (
    <div className={style['buy']}>
      <AddToCart insect={insect} ref={add} wide />
      <noscript>
        <p className={style['note']}>{intl.formatMessage({ id: 'catalog.cart.noScript' })}</p>
      </noscript>
      <InCart insect={insect} onRemoved={tell} />
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
  const { cart } = useRemote();
  const amount = useCartAmount(insect.uuid) ?? 0;
  if (amount === 0) return null;
  const state = intl.formatMessage({ id: 'catalog.cart.view' }, { amount });
  const remove = () => {
    cart.remove(insect.uuid, 1);
    onRemoved(amount - 1);
  };
  return (
    <div className={style['inCart']} data-in-cart>
      <Button variant="quiet" onClick={remove}>
        {intl.formatMessage({ id: 'catalog.cart.remove' })}
      </Button>
      {amount < insect.stock ? (
        <SiteLink to={pathTo('cart', locale)}>{state}</SiteLink>
      ) : (
        <span>{state}</span>
      )}
    </div>
  );
}
