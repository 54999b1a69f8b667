import '@vitrine/shared/ui/tokens.css';
import '@vitrine/shared/ui/base.css';
import '../frame/slot/offline.css';
import { addFromMarkup } from './early/early-cart.ts';
import { createEventReplay } from './early/event-replay.ts';
import { queueEarlyErrors } from './early/early-errors.ts';
import { takeFirstEvents } from './early/first-events.ts';
import { warmUpIntl } from './start/warm-up-intl.ts';
import { boundServedStyles } from './start/load-style.ts';
import { yieldToMain } from './start/yield-to-main.ts';
import { backoffDelay, waitForRetry } from './remotes/retry-backoff.ts';
import { trustReleases } from './start/trust-releases.ts';
import { waitForFirstPaint } from './start/wait-for-first-paint.ts';
import { EARLY_ID } from '../model/boot/boot-ids.ts';
import { readEarly } from '../model/boot/early-files.ts';
import type { Locale } from '@vitrine/shared/contract/locale';

/** Where this script came from, as its build found out. */
declare const __webpack_public_path__: string;

/** Chunks that the server preloads, by these names. */
const PARTS = { shop: () => import('./start/hydrate-in-tasks.ts') };
const MESSAGES = {
  en: () => import('../messages/en.ts'),
  nl: () => import('../messages/nl.ts'),
  fr: () => import('../messages/fr.ts'),
} satisfies Record<Locale, unknown>;

trustReleases(window, __webpack_public_path__);
void start();

/** A function, not the file itself: webpack brings a runtime of its own for files that wait. */
async function start(): Promise<void> {
  const isTools = document.documentElement.hasAttribute('data-tools');
  const tools = isTools ? await import('./early/early-tools.ts').catch(() => null) : null;
  // Until here `first.ts` queued the events.
  const firstEvents = takeFirstEvents(window);
  const acts = createEventReplay(addFromMarkup(firstEvents), tools?.toolsReaders());
  const early = { acts, errors: queueEarlyErrors() };
  boundServedStyles();
  await Promise.all([untilWhole(), waitForFirstPaint(firstEvents.length > 0)]);
  warmUpIntl();
  await fetchEarly();
  const { hydrateInTasks, messages } = await bring(0);
  // A task of its own: not the one that evaluates the last file.
  await yieldToMain();
  await hydrateInTasks(messages, early);
}

/** Retries with backoff for as long as the page is open: it is readable meanwhile, and its links work. */
async function bring(failures: number) {
  try {
    const [{ hydrateInTasks }, { default: messages }] = await Promise.all([PARTS.shop(), messagesOfPage()]);
    return { hydrateInTasks, messages };
  } catch {
    await waitForRetry(backoffDelay(failures));
    return bring(failures + 1);
  }
}

/** This script may be here before the page's text, what the shop begins with, and the names of its scripts. */
function untilWhole(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  );
}

/** As the server says it: the table of addresses comes with the shop. */
function messagesOfPage() {
  const { lang } = document.documentElement;
  return MESSAGES[isLocale(lang) ? lang : 'en']();
}

function isLocale(lang: string): lang is Locale {
  return lang in MESSAGES;
}

/**
 * Preloads the scripts of this page in parallel, which would otherwise be requested one after another. The server lists
 * them. Each starts in a task of its own: it takes some milliseconds on a phone.
 */
async function fetchEarly(): Promise<void> {
  for (const { url, integrity } of readEarly(document.getElementById(EARLY_ID)?.textContent ?? '{}')) {
    const preload = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href: url, integrity };
    document.head.append(Object.assign(document.createElement('link'), preload));
    await yieldToMain();
  }
}
