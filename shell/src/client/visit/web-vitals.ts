import {
  type Connection,
  LONGEST_VITAL,
  MOST_VITAL_PAGES,
  VITAL_PAGES,
  type VitalPage,
  VITALS_PATH,
} from '@vitrine/shared/contract/federation/web-vital-lists';
import type { PageVitals, VitalsReport } from '@vitrine/shared/contract/federation/web-vitals';
import type { Owner, RouteName } from '@vitrine/shared/paths/route-table';
import { readPath } from '@vitrine/shared/paths/read-path';
import { clsOf, inpOf, type Press, type Shift } from './page-vitals.ts';
import { viewOfPage } from './report-errors.ts';

/** Presses are told of from here on: the least that browsers tell. */
const SHORTEST_PRESS_MS = 16;

/** From one step to the next. A press that leads away belongs to the page that it was on. */
interface OpenPage {
  since: number;
  page: VitalPage | null;
  presses: Press[];
  shifts: Shift[];
  lcp: number | null;
  /** It was told of before, as the tab was left: what did not happen since is no news. */
  isAgain: boolean;
}

type LayoutShift = PerformanceEntry & Shift & { hadRecentInput: boolean };

/**
 * Counts how fast pages are for who opens them, and tells the shop as they are left: kinds of pages and numbers. Nothing is
 * stored, nobody is named; who asks by Global Privacy Control not to be measured is not.
 * @param versionOf the version of a remote that this page holds
 * @param onStep calls back at each step to another page
 */
export function measureVitals(
  versionOf: (owner: Owner) => string | null,
  onStep: (step: (pathname: string) => void) => () => void,
): () => void {
  if (Reflect.get(navigator, 'globalPrivacyControl') === true) return () => undefined;
  // Measured from when it was seen: https://developer.chrome.com/docs/web-platform/prerender-pages
  const navigation = performance.getEntriesByType('navigation')[0];
  const seenAt = Number((navigation && Reflect.get(navigation, 'activationStart')) ?? 0);
  const isSeenFromTheStart = performance.getEntriesByType('visibility-state')[0]?.name !== 'hidden';
  let pages = [pageFrom(location.pathname, { since: 0 })];

  const pageAt = (time: number) => pages.findLast(({ since }) => since <= time) ?? pages[0];
  const observers = [
    observe<PerformanceEntry>('largest-contentful-paint', ({ startTime }) => {
      const [first] = pages;
      if (first?.since === 0 && isSeenFromTheStart) first.lcp = Math.max(0, startTime - seenAt);
    }),
    observe<LayoutShift>('layout-shift', (shift) => {
      if (!shift.hadRecentInput) pageAt(shift.startTime)?.shifts.push(shift);
    }),
    ...['event', 'first-input'].map((type) =>
      observe<PerformanceEventTiming>(type, ({ interactionId, duration, startTime }) => {
        // Not in every browser.
        if (interactionId > 0) pageAt(startTime)?.presses.push({ interactionId, duration });
      }),
    ),
  ];

  function tell(): void {
    for (const { takeRecords } of observers) takeRecords();
    const told = pages.flatMap((page) => readingsOf(page, versionOf));
    const view = viewOfPage();
    pages = [pageFrom(location.pathname, { isAgain: true })];
    if (told.length === 0 || !view) return;
    const report: VitalsReport = { connection: connectionOf(navigator), view, pages: told };
    navigator.sendBeacon(VITALS_PATH, new Blob([JSON.stringify(report)], { type: 'application/json' }));
  }

  const leave = () => {
    if (document.visibilityState === 'hidden') tell();
  };
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', tell);
  const stop = onStep((pathname) => {
    if (pages.length >= MOST_VITAL_PAGES) tell();
    pages.push(pageFrom(pathname));
  });
  return () => {
    stop();
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('pagehide', tell);
    for (const { disconnect } of observers) disconnect();
  };
}

const pageFrom = (pathname: string, more: Partial<OpenPage> = {}): OpenPage => ({
  ...{ since: performance.now(), page: vitalPageOf(pathname), presses: [], shifts: [], lcp: null },
  ...{ isAgain: false, ...more },
});

const canTell = (type: string) => PerformanceObserver.supportedEntryTypes.includes(type);

/** Calls back with each entry of a kind, those from before included; never where the browser knows none. */
function observe<Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) {
  // The entries of a type are what its specification says.
  const noteAll = (entries: PerformanceEntry[]) => (entries as Entry[]).forEach(note);
  const observer = new PerformanceObserver((list) => noteAll(list.getEntries()));
  if (canTell(type))
    observer.observe({
      type,
      buffered: true,
      ...(type === 'event' && { durationThreshold: SHORTEST_PRESS_MS }),
    });
  return {
    takeRecords: () => noteAll(observer.takeRecords()),
    disconnect: () => observer.disconnect(),
  };
}

function readingsOf(
  { page, presses, shifts, lcp, isAgain }: OpenPage,
  versionOf: (owner: Owner) => string | null,
): PageVitals[] {
  const release = page && versionOf(VITAL_PAGES[page]);
  if (!release || (isAgain && presses.length === 0 && shifts.length === 0)) return [];
  const inp = inpOf(presses);
  const values = {
    ...(lcp !== null && { LCP: Math.round(lcp) }),
    ...(inp !== null && { INP: Math.round(inp) }),
    ...(canTell('layout-shift') && { CLS: Math.round(clsOf(shifts) * 1_000) }),
  };
  const isPlausible = Object.values(values).every((value) => value <= LONGEST_VITAL);
  return isPlausible ? [{ page, release, ...values }] : [];
}

/** Not in every browser. */
function connectionOf(agent: Navigator): Connection {
  const connection: unknown = Reflect.get(agent, 'connection');
  const type: unknown =
    typeof connection === 'object' && connection && Reflect.get(connection, 'effectiveType');
  if (type === '4g' || type === '3g') return type;
  return typeof type === 'string' ? 'slow' : 'unknown';
}

const NAMED: Partial<Record<RouteName, VitalPage>> = { home: 'home', cart: 'cart' };
const TEXTS: RouteName[] = [
  ...(['about', 'conditions', 'privacy', 'accessibility', 'shipping', 'contact', 'frames'] as const),
  ...(['blog', 'post', 'subscription'] as const),
];
const OF_OWNERS = { catalog: 'list', 'cart-checkout': 'checkout', account: 'account', tools: null } as const;

/** The kind of a page that is measured; null for what no visitor opens. */
export function vitalPageOf(pathname: string): VitalPage | null {
  const page = readPath(pathname);
  if (!page) return null;
  const { name, owner } = page;
  if (owner === 'catalog' && /insect$/i.test(name)) return 'insect';
  return NAMED[name] ?? (TEXTS.includes(name) ? 'text' : OF_OWNERS[owner]);
}
