import { useIntl } from 'react-intl';
import type { Profile } from '@vitrine/shared/contract/account';
import type { Frame } from '@vitrine/shared/contract/frame';
import type { Localized } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { Layout } from '@vitrine/shared/paths/route-table';
import { Icon } from '@vitrine/shared/ui/Icon';
import { Logo } from '@vitrine/shared/ui/Logo';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { ClosingBanner } from '@vitrine/shared/ui/ClosingBanner';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import { CartLink, type CartSummary } from './CartLink.tsx';
import { Menu, MENU_ID } from './Menu.tsx';
import { useMenu } from './use-menu.ts';
import { useScrolled } from './use-scrolled.ts';
import style from './Header.module.css';

interface HeaderProps {
  frame: Frame;
  profile: Profile | null;
  layout: Layout;
  isSearchPage: boolean;
  /** This page in each language. */
  alternates: Localized;
  /** Null until the browser has read its cart. */
  cart: CartSummary | null;
}

/** Keeps its room on the page when it shrinks: only what is drawn in that room becomes smaller. */
export function Header({ frame, profile, layout, isSearchPage, alternates, cart }: HeaderProps) {
  const isScrolled = useScrolled(10);
  const menu = useMenu();
  return (
    <>
      {frame.closing && <ClosingBanner closing={frame.closing} />}
      <header className={style['room']} data-layout={layout} data-scrolled={isScrolled || undefined}>
        <div className={style['bar']}>
          <HomeLink />
          <Menu box={menu.box} profile={profile} isSearchPage={isSearchPage} alternates={alternates} />
          <div className={style['tools']}>
            {!isSearchPage && <SearchLink />}
            <CartLink cart={cart} />
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
