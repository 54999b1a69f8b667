import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserCart } from '@vitrine/shared/cart/browser-cart';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { Frame } from '@vitrine/shared/contract/frame';
import type { RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { axiosTransport } from '@vitrine/shared/http/axios-transport';
import { createIntl, type Messages } from '@vitrine/shared/i18n/create-intl';
import { readLocale, readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { App } from '../../App.tsx';
import type { Boot, ShownFrame } from '../../model/boot/boot-schema.ts';
import { parseBoot } from '../../model/boot/boot.ts';
import { withoutThumbs } from '../../model/frame-thumbs.ts';
import {
  createState,
  frameAtom,
  isSlotLiveAtom,
  notifyAtom,
  profileAtom,
  sharedState,
  type Store,
} from '../../model/state.ts';
import { contextOf, visitOf } from '../../routing/request-context.ts';
import { browserRemotes } from '../remotes/browser-remotes.ts';
import type { BrowserRemote } from '@vitrine/shared/contract/federation/release';
import { createRouter, type First, type Visiting } from '../create-router.ts';
import type { EventReplay } from '../early/event-replay.ts';
import type { EarlyErrors } from '../early/early-errors.ts';
import { openFirstPage } from './open-first-page.ts';
import { startInTasks, yieldToMain } from './yield-to-main.ts';
import { syncSession, type Session } from '../visit/session-sync.ts';
import { startFrameRefresh } from '../visit/frame-refresh.ts';
import { liveRemotes } from '../remotes/live-remotes.ts';
import { askAhead } from '../remotes/ask-ahead.ts';
import { prefetchOnIntent } from '../remotes/prefetch.ts';
import { rememberLanguage } from '../visit/remember-language.ts';
import { measureWhenIdle } from '../visit/measure-when-idle.ts';
import { reportError, reportErrors } from '../visit/report-errors.ts';
import { leadingToLogin, type Go } from '../visit/to-login.ts';
import { BOOT_ID, REMOTES_ID } from '../../model/boot/boot-ids.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { isMissing } from '../../model/is-missing.ts';
import { pageFailureOf } from '../../model/page-failure.ts';
import { backoffDelay, retryWhenBack, waitForRetry } from '../remotes/retry-backoff.ts';

/** Events and errors from before hydration. */
export interface Early {
  acts: EventReplay;
  errors: EarlyErrors;
}

/**
 * Hydrates the page: the frame at once, its slot when the remote's code has loaded. Each step is a task of its own.
 */
export async function startShop(messages: Messages, { acts, errors }: Early): Promise<void> {
  reportErrors(errors);
  const open: { router?: DataRouter } = {};
  const locale = readLocale(location.pathname);
  const boot = await readBoot();
  await yieldToMain();
  const store = createState(boot.frame, boot.profile);
  // Not while React renders: it would batch several fields, and forms would know the last one only.
  store.sub(isSlotLiveAtom, () => void yieldToMain().then(acts.replay));
  const api = axiosTransport(() => locale);
  const session = syncSession(store, api, () => {
    if (isPrivate()) void open.router?.revalidate();
  });
  const live = liveRemotes(readRemotes());
  const getRemote = browserRemotes(live);
  const remote = remoteContext(boot, store, session, (path) => void open.router?.navigate(path));
  const { api: steps, ahead } = askAhead(session.api);
  const isAsked = (frame: ShownFrame): frame is Frame => frame !== boot.frame;
  const contextWith = (transport: ApiTransport) => () => {
    const frame = store.get(frameAtom) ?? boot.frame;
    return contextOf(
      {
        api: transport,
        frame: isAsked(frame) ? frame : withoutThumbs(frame),
        profile: store.get(profileAtom),
      },
      readLocale(location.pathname),
    );
  };
  const visiting = { remote, store, live, getRemote, getContext: contextWith(steps) };
  const frame = Promise.withResolvers<void>();
  const first = firstOf(boot, visiting, acts, frame.promise);
  await yieldToMain();
  const intl = createIntl(locale, messages);
  await yieldToMain();
  const router = createRouter(boot, first, visiting);
  open.router = router;
  const start = () => {
    frame.resolve();
    return startInTasks([
      () => retryMissingRemote(router, visiting),
      () => prefetchOnIntent({ getRemote, remote, contextAhead: contextWith(ahead) }),
      () =>
        startFrameRefresh(store, session, intl, () => {
          if (sellsHere()) void router.revalidate();
        }),
      () => measureWhenIdle(router, live),
    ]);
  };
  const page = (
    <StrictMode>
      <OnceDrawn start={start}>
        <App store={store} locale={locale} messages={messages}>
          <RouterProvider router={router} onError={reportError} />
        </App>
      </OnceDrawn>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root');
  await yieldToMain();
  // A transition renders in slices, and the browser handles input between them.
  startTransition(() => void hydrateRoot(root, page));
}

/** Whether what is shown depends on who looks: the catalogue is the same for everybody. */
function isPrivate(): boolean {
  return readPath(location.pathname)?.owner !== 'catalog';
}

/** Whether what is shown depends on a closing: elsewhere a page would be loaded anew, and might fail, for a banner. */
const sellsHere = () => ['cart', 'checkout'].includes(readPath(location.pathname)?.name ?? '');

function firstOf(
  boot: Boot,
  { getRemote, live, remote, store }: Visiting,
  acts: EventReplay,
  frameIsDrawn: Promise<void>,
): First {
  const owner = readPath(location.pathname)?.owner ?? null;
  const isHere = owner !== null && !boot.down.includes(owner);
  if (!isHere) acts.forget();
  return {
    owner,
    page: isHere ? openFirstPage(owner, { getRemote, live, remote, store, acts, frameIsDrawn }) : null,
  };
}

function remoteContext(boot: Boot, store: Store, session: Session, go: Go): RemoteContext {
  return {
    publicUrl: boot.publicUrl,
    browserApi: leadingToLogin(session.api, store, go),
    refreshProfile: session.refresh,
    rememberLanguage: (locale) => rememberLanguage(locale, store.get(profileAtom)),
    api: (args) => visitOf(args).api,
    profile: (args) => visitOf(args).profile,
    frame: (args) => visitOf(args).frame,
    notify: (notification) => store.set(notifyAtom, notification),
    state: sharedState,
    cart: browserCart,
  };
}

/**
 * Runs `start` after hydration: earlier it could change the tree that is being hydrated. It renders nothing of its own,
 * because the tree must match the server's.
 */
function OnceDrawn({ start, children }: { start: () => () => void; children: ReactNode }) {
  useEffect(start, [start]);
  return children;
}

/** What this page may open of remotes at once; of others the shop is asked. */
function readRemotes(): Record<string, BrowserRemote> {
  // The first of its name, which stands before all markup that texts could hold.
  return JSON.parse(document.getElementById(REMOTES_ID)?.textContent ?? '{}') as Record<
    string,
    BrowserRemote
  >;
}

/** The boot data of this page. Throws without it: every page of our server has it. */
async function readBoot(): Promise<Boot> {
  const text = document.getElementById(BOOT_ID)?.textContent;
  if (!text) throw new Error('the page has no boot data');
  const boot = parseBoot(text);
  // Webpack leaves this out of what is released.
  if (process.env['NODE_ENV'] !== 'production')
    (await import('../../model/boot/boot-schema.ts')).bootSchema.parse(boot);
  return boot;
}

/**
 * Retries a page that could not be loaded, so that it recovers without a reload: a remote once it answers again, what the
 * shop refused with backoff. Returns a function that stops it.
 */
function retryMissingRemote(router: DataRouter, { getRemote, live }: Visiting): () => void {
  let failures = 0;
  let failedAt = '';
  let waitsFor: unknown = null;
  let retry = new AbortController();
  const untilBack = async (errors: object, owner: Owner | null): Promise<unknown> => {
    // What a loader of an open remote says is about the API.
    const isAway = (error: unknown) =>
      pageFailureOf(error).isAway && owner && !(live.isOpen(owner) && isRouteErrorResponse(error));
    if (!owner || !Object.values(errors).some(isAway)) return waitForRetry(backoffDelay(failures));
    const open = () => getRemote(owner, 'anew');
    const isAnswering = () => live.isAnswering(owner);
    const retried = retryWhenBack(open, { isAnswering, failures, signal: retry.signal });
    // What was asked for before may come late.
    return live.isOpen(owner) ? retried : Promise.any([getRemote(owner, 'patient'), retried]);
  };
  const watch = ({ errors, location, navigation }: DataRouter['state']) => {
    if (navigation.state !== 'idle' || errors === waitsFor) return;
    retry.abort();
    retry = new AbortController();
    waitsFor = errors;
    if (location.pathname !== failedAt) failures = 0;
    failedAt = location.pathname;
    if (!errors || !Object.values(errors).some(isMissing)) return;
    const goOn = () => {
      // The shopper navigated meanwhile.
      if (router.state.errors !== errors || router.state.navigation.state !== 'idle') return;
      // What hangs here hangs on: another load asks anew.
      if (Object.values(errors).some((error) => error instanceof RemoteFailure && error.isPart))
        window.location.reload();
      else void router.navigate(location, { replace: true, preventScrollReset: true });
    };
    void untilBack(errors, readPath(location.pathname)?.owner ?? null).then(goOn, () => undefined);
    failures += 1;
  };
  watch(router.state);
  return router.subscribe(watch);
}
