import { pathTo } from '@vitrine/shared/paths/path-to';
import type { Locale } from '@vitrine/shared/contract/locale';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { Logo } from '@vitrine/shared/ui/icons/Logo';
import { WORDS } from '../../worker/words.ts';

/** In place of a page that found no place to be drawn. The server draws it once, so it costs nothing while all is too much. */
export function BusyPage({ locale }: { locale: Locale }) {
  const words = WORDS[locale];
  return (
    <>
      <header className="offline-bar">
        <a href={pathTo('home', locale)}>
          <Logo />
        </a>
      </header>
      <main id="main">
        <EmptyState heading={1} title={words['busy.title']}>
          <p>{words['busy.text']}</p>
          {/* The address that was asked for. */}
          <ButtonLink to="" reloads>
            {words['kept.retry']}
          </ButtonLink>
        </EmptyState>
      </main>
    </>
  );
}
