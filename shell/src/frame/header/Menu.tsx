import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { type Localized, LOCALES } from '@vitrine/shared/contract/locale';
import { categoryPath } from '@vitrine/shared/paths/insect-path';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { Logo } from '@vitrine/shared/ui/icons/Logo';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { SearchForm } from './SearchForm.tsx';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import { rememberLanguage } from '../../client/visit/remember-language.ts';
import style from './Menu.module.css';
import languagePickerStyle from './LanguagePicker.module.css';

export const MENU_ID = 'menu';

interface MenuProps {
  box: RefObject<HTMLDivElement | null>;
  profile: Profile | null;
  isSearchPage: boolean;
  alternates: Localized;
}

/** In the bar where there is room; else a sheet over the page. The same elements, so that nothing is said twice. */
export function Menu({ box, profile, isSearchPage, alternates }: MenuProps) {
  return (
    <div ref={box} id={MENU_ID} popover="auto" className={style['menu']}>
      <div className={style['head']}>
        <Logo isAgain />
        <CloseButton />
      </div>
      <MenuLinks pages={pagesFor(profile)} />
      {!isSearchPage && <SearchForm />}
      <LanguagePicker alternates={alternates} profile={profile} />
    </div>
  );
}

type MenuPage = (typeof LINKS)[number] | 'account' | 'login' | 'tools';
const LINKS = ['home', 'webshop', 'about', 'contact'] as const;

/** Who works here finds the way to the work in it too. */
function pagesFor(profile: Profile | null): MenuPage[] {
  if (profile === null || profile.id === 0) return [...LINKS, 'login'];
  return [...LINKS, 'account', ...(profile.role === 'customer' ? [] : (['tools'] as const))];
}

function MenuLinks({ pages }: { pages: readonly MenuPage[] }) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  // Every page is below the home page, which is meant by itself alone.
  const isHere = (name: MenuPage) =>
    name === 'home' ? pathname === pathTo(name, locale) : isAtOrBelow(pathTo(name, locale), pathname);
  return (
    <nav aria-label={intl.formatMessage({ id: 'shell.menu.label' })}>
      <ul className={style['links']} role="list">
        {pages.map((name) => (
          <li key={name}>
            <SiteLink to={pathTo(name, locale)} aria-current={isHere(name) ? 'page' : undefined}>
              {intl.formatMessage({ id: `shell.menu.${name}` })}
            </SiteLink>
            {name === 'webshop' && <Categories />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isAtOrBelow = (path: string, pathname: string) => pathname === path || pathname.startsWith(`${path}/`);

/** In the sheet of small windows, and a line of their own below the bar: a list is one press away from any page. */
function Categories() {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname } = useLocation();
  return (
    <ul className={style['categories']} role="list">
      {CATEGORIES.map((category) => (
        <li key={category}>
          <SiteLink
            to={categoryPath(category, locale)}
            aria-current={isAtOrBelow(categoryPath(category, locale), pathname) ? 'page' : undefined}
          >
            {intl.formatMessage({ id: `shell.category.${category}` })}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function CloseButton() {
  const label = useIntl().formatMessage({ id: 'shell.menu.close' });
  return (
    <button
      type="button"
      className={style['close']}
      popoverTarget={MENU_ID}
      popoverTargetAction="hide"
      aria-label={label}
    >
      <Icon name="close" />
    </button>
  );
}

/** Each language under its own name, so that it is found by who cannot read this page. */
const NAMES: Localized = { en: 'English', nl: 'Nederlands', fr: 'Français' };

interface LanguagePickerProps {
  alternates: Localized;
  /** For a logged-in user the choice is stored in the profile too. */
  profile: Profile | null;
}

/** The same page in the other languages. Plain links: a page has one language from load to load. */
function LanguagePicker({ alternates, profile }: LanguagePickerProps) {
  const current = useLocale();
  return (
    <nav aria-label={useIntl().formatMessage({ id: 'shell.language' })}>
      <ul className={languagePickerStyle['languages']} role="list">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={alternates[locale]}
              hrefLang={locale}
              lang={locale}
              onClick={() => rememberLanguage(locale, profile)}
              {...(locale === current && { 'aria-current': true })}
            >
              <abbr title={NAMES[locale]}>{locale.toUpperCase()}</abbr>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
