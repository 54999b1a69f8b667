import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathTo, fillPath } from '@vitrine/shared/paths/path-to';
import { useLocale, useRemote } from '@vitrine/shared/remote/remote-context';
import { Icon } from '@vitrine/shared/ui/icons/Icon';
import { Logo } from '@vitrine/shared/ui/icons/Logo';
import { SiteLink } from '@vitrine/shared/ui/links/SiteLink';
import { useKey } from '../../model/use-key.ts';
import { useWords } from '../../model/use-words.ts';
import { SideNav } from './SideNav.tsx';
import { LOCALES, type Locale, type Localized } from '@vitrine/shared/contract/locale';
import { readPath } from '@vitrine/shared/paths/read-path';
import { Button } from '@vitrine/shared/ui/links/Button';
import { logOut } from '../../api/access/staff-session.ts';
import { useCurrentStaff } from '../../model/current-staff.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { RequestFailed } from '@vitrine/shared/ui/feedback/RequestFailed';
import style from './SideBar.module.css';
import languageLinksStyle from './LanguageLinks.module.css';
import whoWorksStyle from './WhoWorks.module.css';

interface SideBarProps {
  /** Whether the second factor is passed: before it there is nowhere to go. */
  isOpen: boolean;
  palette: ReactNode;
}

/** At the side where there is room; else a bar on top with a sheet that opens below it. */
export function SideBar({ isOpen, palette }: SideBarProps) {
  const words = useWords();
  const locale = useLocale();
  const [isUnfolded, unfold] = useUnfolded();
  return (
    <header className={style['bar']}>
      <div className={style['top']}>
        <SiteLink to={pathTo('tools', locale)} className={style['home']}>
          <Logo />
          <span className="visually-hidden">{words('nav.home')}</span>
        </SiteLink>
        {palette}
        <button
          type="button"
          className={style['menu']}
          aria-expanded={isUnfolded}
          aria-controls="side"
          onClick={() => unfold(!isUnfolded)}
        >
          <Icon name={isUnfolded ? 'close' : 'menu'} />
          <span className="visually-hidden">{words('nav.menu')}</span>
        </button>
      </div>
      <div id="side" className={style['sheet']} data-unfolded={isUnfolded || undefined}>
        {isOpen && <SideNav />}
        <div className={style['foot']}>
          <WhoWorks />
          <LanguageLinks />
          <a href={pathTo('home', locale)}>{words('nav.toShop')}</a>
          <LogOut />
        </div>
      </div>
    </header>
  );
}

/** Closed again by Escape, and by going somewhere. */
function useUnfolded(): [boolean, (isUnfolded: boolean) => void] {
  const { pathname } = useLocation();
  const [isUnfolded, unfold] = useState(false);
  useEffect(() => unfold(false), [pathname]);
  useKey(
    ({ key }) => isUnfolded && key === 'Escape',
    () => unfold(false),
  );
  return [isUnfolded, unfold];
}

const NAMES: Localized = { en: 'English', nl: 'Nederlands', fr: 'Français' };

/** The same page in the other languages: plain links, for a page has one language from load to load. */
function LanguageLinks() {
  const words = useWords();
  const current = useLocale();
  const { rememberLanguage } = useRemote();
  const { pathname, search } = useLocation();
  const page = readPath(pathname);
  const hrefIn = (locale: Locale) =>
    page ? fillPath(page.name, locale, page.params) + search : pathTo('tools', locale);
  return (
    <nav aria-label={words('nav.language')}>
      <ul className={languageLinksStyle['languages']} role="list">
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              href={hrefIn(locale)}
              hrefLang={locale}
              lang={locale}
              onClick={() => rememberLanguage?.(locale)}
              {...(locale === current && { 'aria-current': true })}
            >
              {NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who works here, and as what. */
function WhoWorks() {
  const words = useWords();
  const { email, firstname, role } = useCurrentStaff();
  return (
    <p className={whoWorksStyle['who']}>
      <b>{firstname || email}</b>
      <span>{words(`role.${role}`)}</span>
    </p>
  );
}

function LogOut() {
  const words = useWords();
  const { browserApi, refreshProfile } = useRemote();
  const home = pathTo('home', useLocale());
  const { run, isBusy, failure } = useAction(
    () => logOut(browserApi),
    async () => {
      // What was typed goes, and other tabs hear of it; then the whole page goes, and nothing of the work stays.
      await refreshProfile?.();
      window.location.assign(home);
    },
  );
  return (
    <>
      <RequestFailed failure={failure} />
      <Button
        variant="quiet"
        className={whoWorksStyle['out']}
        busy={isBusy}
        onClick={() => void run(undefined)}
      >
        {words('nav.logOut')}
      </Button>
    </>
  );
}
