import type { Locale } from '@vitrine/shared/contract/locale';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import { clientFile } from '../client-file.ts';

/** What a document of the shell's own refers to. */
export type DocumentFacts = Pick<StorefrontOptions, 'shell' | 'shellUrl'>;

interface BareDocument {
  locale: Locale;
  title: string;
  body: string;
  /** A script of the shell. */
  script?: string;
}

/** A document with the shell's styles and without its frame and React. It is the same for everybody. */
export function bareDocument({ locale, title, body, script }: BareDocument, facts: DocumentFacts): string {
  const address = (file: string) => escapeHtml(clientFile(facts, file));
  const guarded = (file: string) => `integrity="${facts.shell.client[file] ?? ''}" crossorigin`;
  const styles = facts.shell.css.map(
    (file) => `<link rel="stylesheet" href="${address(file)}" ${guarded(file)}>`,
  );
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(pageTitle(title))}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...styles,
    '</head><body>',
    body,
    script ? `<script async src="${address(script)}" ${guarded(script)}></script>` : '',
    '</body></html>',
  ].join('');
}
