import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@vitrine/shared/contract/locale';
import { OfflinePage } from '../../frame/slot/OfflinePage.tsx';
import { WORDS } from '../../worker/words.ts';
import { bareDocument, type DocumentFacts } from './bare-document.ts';

/** Brought with the page for what cannot be had. */
export const OFFLINE_SCRIPT = 'offline.js';

/** The page that the worker shows for what cannot be had, with what it fills in left open. */
export function offlineDocument(locale: Locale, facts: DocumentFacts): string {
  const body = renderToStaticMarkup(<OfflinePage locale={locale} />);
  const title = WORDS[locale]['offline.title'];
  return bareDocument({ locale, title, body, script: OFFLINE_SCRIPT }, facts);
}

/** It comes from the worker's cache, for every page alike: a nonce would be none. */
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
