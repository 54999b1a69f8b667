import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { Icon } from '@vitrine/shared/ui/Icon';
import { Logo } from '@vitrine/shared/ui/Logo';
import { SiteLink } from '@vitrine/shared/ui/SiteLink';
import { useKey } from '../model/use-key.ts';
import { useWords } from '../model/use-words.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { SideNav } from './SideNav.tsx';
import { WhoWorks } from './WhoWorks.tsx';
import style from './SideBar.module.css';

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
