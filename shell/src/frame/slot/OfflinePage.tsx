import { pathTo } from '@vitrine/shared/paths/path-to';
import type { Locale } from '@vitrine/shared/contract/locale';
import { ButtonLink } from '@vitrine/shared/ui/links/ButtonLink';
import { EmptyState } from '@vitrine/shared/ui/feedback/EmptyState';
import { Logo } from '@vitrine/shared/ui/icons/Logo';
import { OFFLINE_MARKS } from '../../model/offline-marks.ts';
import { WORDS } from '../../worker/words.ts';

/**
 * In place of a page that cannot be had without a connection. Drawn once by the server, filled by the worker: it has no
 * frame whose words could be old, and no React.
 */
export function OfflinePage({ locale }: { locale: Locale }) {
  const words = WORDS[locale];
  return (
    <>
      <header className="offline-bar">
        <a href={pathTo('home', locale)}>
          <Logo />
        </a>
      </header>
      <main id="main">
        <EmptyState heading={1} title={words['offline.title']}>
          <p dangerouslySetInnerHTML={{ __html: OFFLINE_MARKS.why }} />
          {/* The address that was asked for: the page is not at one of its own. */}
          <ButtonLink to="" reloads>
            {words['kept.retry']}
          </ButtonLink>
          <p data-cart hidden>
            {words['offline.cart']}{' '}
            <strong data-one={words['offline.one']} data-many={words['offline.many']} />
            <br />
            <a href={pathTo('cart', locale)}>{words['offline.toCart']}</a>
          </p>
        </EmptyState>
        <section className="offline-seen" aria-labelledby="seen">
          <h2 id="seen">{words['offline.seen']}</h2>
          <p>{words['offline.seenText']}</p>
          <ul role="list" dangerouslySetInnerHTML={{ __html: OFFLINE_MARKS.seen }} />
        </section>
      </main>
    </>
  );
}
