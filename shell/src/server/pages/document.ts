import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import { BOOT_ID, EARLY_ID } from '../../model/boot-ids.ts';
import { headTags, type HeadTag } from '../../model/head-tags.ts';
import { escapeHtml } from '@vitrine/shared/platform/escape-html';
import { WORKER_TAG } from '../../model/worker-tag.ts';
import { iconPath, manifestPath, PAPER } from '../web-manifest.ts';

export interface Asset {
  url: string;
  integrity: string;
}

export interface DocumentParts {
  locale: Locale;
  /** The owner's tools hear more than other pages do (`early-tools.ts`). */
  isTools: boolean;
  /** Address of the page, for canonical and social links. */
  url: string;
  publicUrl: string;
  /** The newest insects, for pages without a picture of their own. */
  latest: InsectCard[];
  head: PageHead;
  nonce: string;
  /** Of the shell; `first` is null in development. */
  shell: { main: Asset; first: Asset | null; css: Asset[]; fonts: Asset[] };
  /** The remote that drew the page, if one did. */
  remote: BrowserRemote | null;
  /** Scripts that the page would ask for one after another. */
  early: Asset[];
  boot: string;
  /** Whether this page brings the worker by which the shop works without a connection. */
  hasWorker: boolean;
}

/** The document around the drawn page: what comes before it and what comes after. */
export function documentAround(parts: DocumentParts): { before: string; after: string } {
  const { locale, isTools, head, nonce, shell, remote, early, boot } = parts;
  const styles = [...shell.css, ...(remote?.css ?? [])].map(stylesheet);
  const before = [
    `<!doctype html><html lang="${locale}"${isTools ? ' data-tools' : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    ...headTags(head, parts).map(write),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...appTags(parts),
    ...shell.fonts.map(preloadFont),
    // Before the stylesheets: of those that hang it lets go.
    script(shell.main, nonce, ' async'),
    ...styles,
    // After them, and the page after it: laid out once, with its styles and fonts.
    shell.first ? script(shell.first, nonce) : '',
    `</head><body><div id="root">`,
  ];
  const after = [
    `</div><script type="application/json" id="${BOOT_ID}">${boot}</script>`,
    // A template fetches nothing: what is seen comes first (`main.tsx`).
    `<template id="${EARLY_ID}">${early.map(preload).join('')}</template>`,
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

const guarded = ({ integrity }: Asset) => `integrity="${integrity}" crossorigin="anonymous"`;
const stylesheet = (asset: Asset) =>
  `<link rel="stylesheet" href="${escapeHtml(asset.url)}" ${guarded(asset)}>`;
const script = (asset: Asset, nonce: string, how = '') =>
  `<script${how} src="${escapeHtml(asset.url)}" ${guarded(asset)} nonce="${nonce}"></script>`;
const preload = (asset: Asset) =>
  `<link rel="preload" as="script" href="${escapeHtml(asset.url)}" ${guarded(asset)}>`;

const preloadFont = ({ url }: Asset) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin="anonymous">`;

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

/** A data block: no browser runs it, so it needs no nonce. */
function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
