import { useIntl } from 'react-intl';
import {
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  type Location,
} from 'react-router';
import { readPath } from '@vitrine/shared/paths/read-path';
import { FrameFooter, FrameHeader } from './FrameParts.tsx';
import { FocusKeeper } from './FocusKeeper.tsx';
import { PrecacheVisited } from './slot/PrecacheVisited.tsx';
import { useEffect, useRef } from 'react';
import { LIVE_REGION } from '@vitrine/shared/ui/feedback/announce';
import { useAtom, useAtomValue } from 'jotai';
import { notificationsAtom, frameAtom } from '../model/state.ts';
import { Notifications } from './notices/Notifications.tsx';
import { useLocale } from '@vitrine/shared/i18n/use-locale';
import type { PageHead } from '@vitrine/shared/contract/federation/remote';
import type { HeadTag } from '../model/head-tags.ts';
import { readPageHead, readWaiting } from '../routing/page-head.ts';
import style from './HeroBand.module.css';
import loadingBarStyle from './LoadingBar.module.css';

/**
 * The frame around every page. It reads no state itself: a change while a slot waits would throw away what the
 * server drew in it. Its parts do.
 */
export function Layout() {
  const intl = useIntl();
  const page = readPath(useLocation().pathname);
  const layout = page?.layout ?? 'default';
  return (
    <>
      <HeadKeeper />
      <FocusKeeper />
      <PrecacheVisited />
      <LoadingBar />
      {layout === 'tools' ? (
        // They bring navigation and main of their own.
        <Outlet />
      ) : (
        <>
          <a className="skip-link" href="#main">
            {intl.formatMessage({ id: 'shell.skip' })}
          </a>
          <FrameHeader />
          {layout === 'default' && <HeroBand isHome={page?.name === 'home'} />}
          <main id="main" tabIndex={-1} data-owner={page?.owner ?? 'shell'}>
            <Outlet />
          </main>
          <FrameFooter />
        </>
      )}
      <FrameNotifications />
      <LiveRegion />
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/**
 * By what a place on a page is remembered. A link into the same page, as of a table of contents, is the browser's own: the
 * router sees it as the entry before, and would scroll back to where that was.
 */
const placeOf = ({ key, hash }: Location): string => key + hash;

/** What is said before this browser draws anything stays in it (`early-cart.ts`), by the sentence that it brings along. */
function LiveRegion() {
  const added = useIntl().formatMessage({ id: 'shell.cart.added' }, { name: '{name}', amount: '{amount}' });
  return (
    <p className="visually-hidden" {...LIVE_REGION} data-added={added} suppressHydrationWarning>
      {''}
    </p>
  );
}

/** The queue of messages; closing one shows the next. */
function FrameNotifications() {
  const [queue, setQueue] = useAtom(notificationsAtom);
  return <Notifications queue={queue} onClose={() => setQueue(queue.slice(1))} />;
}

/**
 * Keeps the document's title and tags those of the page that is shown. The server wrote the first ones: what writes others
 * is fetched with the first step to another page.
 */
function HeadKeeper() {
  const matches = useMatches();
  const head = readPageHead(matches);
  const isAsServed = readWaiting(matches) !== null;
  const locale = useLocale();
  const latest = useAtomValue(frameAtom)?.latest ?? [];
  const served = useRef<PageHead | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isAsServed) return undefined;
    // Of a page that failed there, and came after all, it wrote that it failed.
    if (isFirst.current && head?.title === document.title) served.current = head;
    isFirst.current = false;
    if (head && head === served.current) return undefined;
    served.current = null;
    // A page that failed has no head of its own: its error page says its title.
    if (head) document.title = head.title;
    const { origin, pathname, search } = window.location;
    const place = { locale, url: pathname + search, publicUrl: origin, latest };
    // Those of the page before are wrong at once: none is better, should the file not come.
    for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
    let isLeft = false;
    const write = async () => {
      const { headTags } = await import('../model/head-tags.ts');
      if (isLeft) return;
      document.head.append(...headTags(head ?? { title: '', isIndexed: false }, place).map(toElement));
    };
    // Without connection nobody reads them but the title.
    write().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  });
  return null;
}

function toElement({ tag, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset['head'] = '';
  return element;
}

/** The veins that leave the pin: on a phone no more is seen of the wings, so no drawing is fetched for them. */
const VEINS =
  'M200 19.4Q110 14.6 0 11M212 19.4q90-4.8 200-8.4M200 19.6Q110 16.1 0 13.5M212 19.6q90-3.5 200-6.1M200 19.9Q110 17.9 0 ' +
  '16.5M212 19.9q90-2 200-3.4M200 20.1Q110 19.7 0 19.5M212 20.1q90-.4 200-.6M200 20.4Q110 22.4 0 23M212 20.4q90 2 200 2.6' +
  'M200 20.6Q110 25.2 0 26.5M212 20.6q90 4.6 200 5.9M200 20.9Q110 28 0 30M212 20.9q90 7.1 200 9.1M200 21.1Q110 30.8 0 33.5' +
  'M212 21.1q90 9.7 200 12.4M200 21.4Q110 33.6 0 37M212 21.4q90 12.2 200 15.6';

/** A quiet band below the header of the shop's own pages: a dragonfly's wings, spread on a pin. It says nothing. */
function HeroBand({ isHome }: { isHome: boolean }) {
  return (
    <div className={style['band']} data-home={isHome || undefined} aria-hidden="true">
      {/* On other pages a phone has no band. */}
      {isHome && (
        <svg viewBox="0 0 412 44" preserveAspectRatio="none">
          <path d={VEINS} />
        </svg>
      )}
    </div>
  );
}

/** While a page is on its way. Its style waits 200 ms before it shows, and ends after 5 s at the latest. */
function LoadingBar() {
  const intl = useIntl();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      className={loadingBarStyle['bar']}
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'shell.loading' })}
    />
  );
}
