import { useIntl } from 'react-intl';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { Localized } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { Layout } from '@vitrine/shared/paths/route-table';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { Logo } from '@vitrine/shared/ui/icons/Logo';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { ClosingBanner } from '@vitrine/shared/ui/feedback/ClosingBanner';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { Menu, MENU_ID } from './Menu.tsx';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import { useEffect, useRef, useState, type RefObject, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ShownFrame } from '../../model/boot/boot-schema.ts';
import style from './Header.module.css';
import cartLinkStyle from './CartLink.module.css';

interface HeaderProps {
  frame: ShownFrame;
  profile: Profile | null;
  layout: Layout;
  /** On the way from cart to order nothing leads aside. */
  isCheckout: boolean;
  isSearchPage: boolean;
  /** This page in each language. */
  alternates: Localized;
  /** Null until the browser has read its cart. */
  cart: CartSummary | null;
}

/** Once the page below stands where the line of categories did: gone before, it would leave its room empty. */
const PAST_CATEGORIES = 60;

/** Keeps its room on the page when it shrinks: only what is drawn in that room becomes smaller. */
export function Header({ frame, profile, layout, isCheckout, isSearchPage, alternates, cart }: HeaderProps) {
  const isScrolled = useScrolled(10);
  const isPast = useScrolled(PAST_CATEGORIES);
  const menu = useMenu();
  return (
    <>
      {/* There before the banner is: one that comes while the page is open is read out (WCAG 4.1.3). */}
      <div aria-live="polite" data-notice="">
        {frame.closing && <ClosingBanner closing={frame.closing} />}
      </div>
      <header
        className={style['room']}
        data-layout={layout}
        data-checkout={isCheckout || undefined}
        data-scrolled={isScrolled || undefined}
        data-past={isPast || undefined}
      >
        <div className={style['bar']}>
          <HomeLink />
          <Menu box={menu.box} profile={profile} isSearchPage={isSearchPage} alternates={alternates} />
          <div className={style['tools']}>
            <CartLink cart={cart} />
            {!isSearchPage && <SearchLink />}
            <MenuButton isOpen={menu.isOpen} />
          </div>
        </div>
      </header>
    </>
  );
}

function HomeLink() {
  return (
    <SiteLink to={pathTo('home', useLocale())} className={style['logo']}>
      <Logo />
    </SiteLink>
  );
}

/** On a phone the search form is in the menu; this goes straight to the search page. */
function SearchLink() {
  const label = useIntl().formatMessage({ id: 'shell.search.label' });
  return (
    <SiteLink to={pathTo('search', useLocale())} className={style['phone']} aria-label={label}>
      <Icon name="search" />
    </SiteLink>
  );
}

function MenuButton({ isOpen }: { isOpen: boolean }) {
  const label = useIntl().formatMessage({ id: 'shell.menu.open' });
  return (
    <button
      type="button"
      className={style['phone']}
      popoverTarget={MENU_ID}
      aria-controls={MENU_ID}
      aria-expanded={isOpen}
      aria-label={label}
    >
      <Icon name="menu" />
    </button>
  );
}

interface CartSummary {
  count: number;
  totalCents: number;
}

/**
 * What the cart comes to, as a link to it. Before the browser has read it the sign stands alone beside the total's room:
 * a word would be swapped for it. Where no script reads it, the word stands there.
 */
function CartLink({ cart }: { cart: CartSummary | null }) {
  const intl = useIntl();
  const locale = useLocale();
  const word = intl.formatMessage({ id: 'shell.cart.name' });
  const total = cart && formatMoney(cart.totalCents, locale);
  const label = cart ? intl.formatMessage({ id: 'shell.cart.label' }, { count: cart.count, total }) : word;
  return (
    <SiteLink to={pathTo('cart', locale)} className={cartLinkStyle['cart']} aria-label={label}>
      {total === null ? (
        // What is added before this browser draws is shown in the word's place (`early-cart.ts`).
        <span key="word" data-cart-total="unread" suppressHydrationWarning>
          {word}
        </span>
      ) : (
        <span key="total">{total}</span>
      )}
      <Icon name="cart" />
    </SiteLink>
  );
}

interface MenuState {
  box: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
}

/**
 * The menu of small windows. The browser opens and closes it by itself, also before or without any script; this
 * follows what it did, and closes the menu when the page becomes another.
 */
function useMenu(): MenuState {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    const menu = box.current;
    const follow = (event: Event) => setOpen('newState' in event && event.newState === 'open');
    menu?.addEventListener('toggle', follow);
    return () => menu?.removeEventListener('toggle', follow);
  }, []);
  useEffect(() => {
    const menu = box.current;
    // Not in every browser yet; closing a closed one does nothing.
    if (menu && 'hidePopover' in menu) menu.hidePopover();
  }, [key]);
  return { box, isOpen };
}

/** Whether the page is scrolled by more than `pixels`. False on the server. */
function useScrolled(pixels: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > pixels,
    () => false,
  );
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
