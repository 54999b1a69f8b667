import type { ReactNode } from 'react';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { Locale } from '@vitrine/shared/contract/locale';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { Logo } from '@vitrine/shared/ui/icons/Logo';
import { WORDS } from '../../worker/words.ts';

interface BarePageProps {
  locale: Locale;
  title: string;
  /** Why the page that was asked for is not there. */
  why: ReactNode;
  /** What can be done beside trying again. */
  children?: ReactNode;
  below?: ReactNode;
}

/** In place of a page that cannot be had: the logo, what is the matter, and a button to ask again. It needs no data. */
export function BarePage({ locale, title, why, children, below }: BarePageProps) {
  return (
    <>
      <header className="offline-bar">
        <a href={pathTo('home', locale)}>
          <Logo />
        </a>
      </header>
      <main id="main">
        <EmptyState heading={1} title={title}>
          {why}
          {/* The address that was asked for: the page is not at one of its own. */}
          <ButtonLink to="" reloads>
            {WORDS[locale]['cached.retry']}
          </ButtonLink>
          {children}
        </EmptyState>
        {below}
      </main>
    </>
  );
}
