import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@vitrine/shared/contract/locale';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { BarePage } from '../../frame/slot/BarePage.tsx';
import { OFFLINE_MARKS } from '../../model/offline.ts';
import { WORDS } from '../../worker/words.ts';
import { bareDocument, type DocumentFacts } from './bare-document.ts';

/** Brought with the page for what cannot be had. */
const OFFLINE_SCRIPT = 'offline.js';

/**
 * The page that the worker shows for what cannot be had, with what it fills in left open. It has no frame whose words
 * could be old.
 */
export function offlineDocument(locale: Locale, facts: DocumentFacts): string {
  const words = WORDS[locale];
  const title = words['offline.title'];
  const section = (name: 'works' | 'seen', mark: string) => (
    <section className="offline-seen" aria-labelledby={name}>
      <h2 id={name}>{words[`offline.${name}`]}</h2>
      <p>{words[`offline.${name}Text`]}</p>
      <ul role="list" dangerouslySetInnerHTML={{ __html: mark }} />
    </section>
  );
  const body = renderToStaticMarkup(
    <BarePage
      {...{ locale, title }}
      why={<p dangerouslySetInnerHTML={{ __html: OFFLINE_MARKS.why }} />}
      below={
        <>
          {section('works', OFFLINE_MARKS.pages)}
          {section('seen', OFFLINE_MARKS.seen)}
        </>
      }
    >
      <p data-cart hidden>
        {words['offline.cart']} <strong data-one={words['offline.one']} data-many={words['offline.many']} />
        <br />
        <a href={pathTo('cart', locale)}>{words['offline.toCart']}</a>
      </p>
    </BarePage>,
  );
  return bareDocument({ locale, title, body, script: OFFLINE_SCRIPT }, facts);
}

/** It comes from the worker's cache, for every page alike. */
export function offlinePolicy(originsBeside: string[]): string {
  const from = ["'self'", ...originsBeside].join(' ');
  return [
    "default-src 'none'",
    `script-src ${from}`,
    `style-src ${from}`,
    `font-src ${from}`,
    `img-src ${from}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
