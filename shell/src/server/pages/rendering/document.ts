import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import { BOOT_ID, REMOTES_ID } from '../../../model/boot/boot-ids.ts';
import { writeEarly, type Asset } from '../../../model/boot/early-files.ts';
import { headTags, type HeadTag } from '../../../model/head-tags.ts';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { WORKER_TAG } from '../../../model/offline.ts';
import type { PageScripts } from '../../page-scripts.ts';
import { iconPath, manifestPath, PAPER } from '../../web-manifest.ts';

interface DocumentParts {
  locale: Locale;
  /** The owner's tools hear more than other pages do (`early-tools.ts`). */
  isTools: boolean;
  /** Address of the page, for canonical and social links. */
  url: string;
  publicUrl: string;
  /** The newest insects, for pages without a picture of their own. */
  latest: InsectCard[];
  head: PageHead;
  scripts: PageScripts;
  /** Of the shell. */
  shell: { css: Asset[]; fonts: Asset[] };
  /** The remote that drew the page, if one did. */
  remote: BrowserRemote | null;
  /** Scripts that the page would ask for one after another. */
  early: Asset[];
  /** What the browser may open of remotes, as data (`writeRemotes`). */
  remotes: string;
  boot: string;
  /** Whether this page brings the worker by which the shop works without a connection. */
  hasWorker: boolean;
}

/** The document around the drawn page: what comes before it and what comes after. */
export function documentAround(parts: DocumentParts): { before: string; after: string } {
  const { locale, isTools, head, scripts, shell, remote, early, boot } = parts;
  const styles = [...shell.css, ...(remote?.css ?? [])].map(stylesheet);
  const before = [
    `<!doctype html><html lang="${locale}"${isTools ? ' data-tools' : ''}><head><meta charset="utf-8">`,
    `<script type="application/json" id="${REMOTES_ID}">${parts.remotes}</script>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head, parts).map(write),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...appTags(parts),
    ...shell.fonts.map(preloadFont),
    // Before the stylesheets: of those that hang it lets go.
    script(scripts.start),
    ...styles,
    // After them. The text runs everywhere; its file does nothing more, but the page waits for it, and was asked for
    // after the fonts: so it is laid out once, with its styles and fonts.
    scripts.first ? script(scripts.first.text) + waitedFor(scripts.first) : '',
    `</head><body><div id="root">`,
  ];
  const after = [
    `</div><script type="application/json" id="${BOOT_ID}">${boot}</script>`,
    // Data fetch nothing: what is seen comes first (`main.tsx`).
    writeEarly(early),
    ...(head.jsonLd ?? []).map(jsonLd),
    '</body></html>',
  ];
  return { before: before.join(''), after: after.join('') };
}

/** Marked, so that the browser finds them when the page changes. */
function write({ tag, attributes }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag} ${pairs.join(' ')} data-head>`;
}

const guarded = ({ integrity }: Asset) => `integrity="${integrity}" crossorigin`;
const stylesheet = (asset: Asset) =>
  `<link rel="stylesheet" href="${escapeHtml(asset.url)}" ${guarded(asset)}>`;
/** Nothing is escaped within one: its text is what its hash says. */
const script = (text: string) => `<script>${text}</script>`;
const waitedFor = (asset: Asset) => `<script src="${escapeHtml(asset.url)}" ${guarded(asset)}></script>`;

const preloadFont = ({ url }: Asset) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`;

/** What makes the shop an app of its own: where it can be installed, in which colours, and whether it has a worker. */
function appTags({ locale, hasWorker }: DocumentParts): string[] {
  const paper = (scheme: 'light' | 'dark') =>
    `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${PAPER[scheme]}">`;
  return [
    `<link rel="manifest" href="${manifestPath(locale)}">`,
    `<link rel="apple-touch-icon" href="${iconPath('apple-touch-icon')}">`,
    paper('light'),
    paper('dark'),
    hasWorker ? `<meta name="${WORKER_TAG}" content="/sw.js">` : '',
  ];
}

/** A data block: no browser runs it, so no policy asks after it. */
function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
