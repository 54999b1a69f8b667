import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, UNSAFE_ErrorResponseImpl as ErrorAnswer, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { RemoteContext } from '@vitrine/shared/contract/remote';
import { axiosTransport } from '@vitrine/shared/http/axios-transport';
import { readLocale, readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { App } from '../App.tsx';
import type { Boot } from '../model/boot.ts';
import { createState, frameAtom, notifyAtom, profileAtom, type Store } from '../model/state.ts';
import { appRoutes, SLOT_ID } from '../routing/app-routes.tsx';
import { downRoutes } from '../routing/down-routes.tsx';
import { contextOf, visitOf } from '../routing/request-context.ts';
import { resolveLazy } from '../routing/resolve-lazy.ts';
import { browserRemotes, type GetRemote } from './browser-remotes.ts';
import { followReleases } from './follow-releases.ts';
import { keepSession, type Session } from './keep-session.ts';
import { keepVisitCurrent } from './keep-visit-current.ts';
import { leaveAsServed } from './leave-as-served.tsx';
import { liveRemotes, type LiveRemotes } from './live-remotes.ts';
import { OnceDrawn } from './OnceDrawn.tsx';
import { rememberLanguage } from './remember-language.ts';
import { reportError } from './report-errors.ts';
import { leadingToLogin, type Go } from './to-login.ts';

/** Takes over the page that the server drew. */
export async function startShop(boot: Boot): Promise<void> {
  const open: { router?: ReturnType<typeof createRouter> } = {};
  const locale = readLocale(location.pathname);
  const store = createState(boot.frame, boot.profile);
  const api = axiosTransport(() => locale);
  const session = keepSession(store, api, () => {
    if (isPrivate()) void open.router?.revalidate();
  });
  const live = liveRemotes(boot.remotes);
  const getRemote = browserRemotes(live);
  const remote = remoteContext(boot, store, session, (path) => void open.router?.navigate(path));
  const [first, { default: messages }] = await Promise.all([
    firstRoutes(boot, getRemote, remote),
    loadMessages(locale),
  ]);
  if (!first) return leaveAsServed(locale, messages);
  const router = createRouter(boot, first, getRemote, { remote, session, store, live });
  open.router = router;
  const start = () => keepVisitCurrent(store, session, messages);
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
  hydrateRoot(root, page);
}

/** Whether what is shown depends on who looks: the catalogue is the same for everybody. */
function isPrivate(): boolean {
  return readPath(location.pathname)?.owner !== 'catalog';
}

interface FirstRoutes {
  routes: RouteObject[];
  owner: Owner | null;
}

/**
 * The routes of the page that is open, whole, so that nothing is missing while it hydrates. Null when this browser
 * cannot get what the server drew it with.
 */
async function firstRoutes(
  boot: Boot,
  getRemote: GetRemote,
  remote: RemoteContext,
): Promise<FirstRoutes | null> {
  const owner = readPath(location.pathname)?.owner ?? null;
  if (!owner) return { routes: [], owner };
  if (boot.down.includes(owner)) return { routes: downRoutes(owner), owner };
  try {
    const routes = (await getRemote(owner)).createRoutes(remote);
    await resolveLazy(routes, location.pathname);
    return { routes, owner };
  } catch {
    return null;
  }
}

interface Visiting {
  remote: RemoteContext;
  session: Session;
  store: Store;
  live: LiveRemotes;
}

function createRouter(
  boot: Boot,
  first: FirstRoutes,
  getRemote: GetRemote,
  { remote, session, store, live }: Visiting,
) {
  const there = new Set<Owner | null>([first.owner]);
  const routes = appRoutes(first.routes).map((frame) => ({ ...frame, middleware: [followReleases(live)] }));
  return createBrowserRouter(routes, {
    hydrationData: { loaderData: boot.loaderData, errors: errorsOf(boot) },
    getContext: () =>
      contextOf({
        api: session.api,
        frame: store.get(frameAtom) ?? boot.frame,
        profile: store.get(profileAtom),
      }),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const owner = readPath(path.split('?')[0] ?? path)?.owner ?? null;
      if (!owner || there.has(owner)) return;
      const routes = (await getRemote(owner)).createRoutes(remote);
      there.add(owner);
      patch(SLOT_ID, routes);
    },
  });
}

function errorsOf({ errors }: Boot): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status }]) => [id, new ErrorAnswer(status, '', null)]),
  );
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
  };
}

function loadMessages(locale: Locale): Promise<{ default: Record<string, string> }> {
  return MESSAGES[locale]();
}

const MESSAGES = {
  en: () => import('../messages/en.ts'),
  nl: () => import('../messages/nl.ts'),
  fr: () => import('../messages/fr.ts'),
};
