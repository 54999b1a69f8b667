import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { OfflinePage } from '../../frame/slot/OfflinePage.tsx';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { WORDS } from '../../worker/words.ts';
import { clientFile } from '../client-file.ts';

/** Brought with the page for what cannot be had. */
export const OFFLINE_SCRIPT = 'offline.js';

/** The page that the worker shows for what cannot be had, with what it fills in left open. */
export function offlineDocument(locale: Locale, options: StorefrontOptions): string {
  const address = (file: string) => escapeHtml(clientFile(options, file));
  const guarded = (file: string) => `integrity="${options.shell.client[file] ?? ''}" crossorigin="anonymous"`;
  const styles = options.shell.css.map(
    (file) => `<link rel="stylesheet" href="${address(file)}" ${guarded(file)}>`,
  );
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(pageTitle(WORDS[locale]['offline.title']))}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles,
    '</head><body>',
    renderToStaticMarkup(<OfflinePage locale={locale} />),
    `<script async src="${address(OFFLINE_SCRIPT)}" ${guarded(OFFLINE_SCRIPT)}></script>`,
    '</body></html>',
  ].join('');
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
