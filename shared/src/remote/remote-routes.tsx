import { Fragment, type ReactNode } from 'react';
import { RawIntlProvider, type IntlShape } from 'react-intl';
import { Outlet, type ActionFunctionArgs, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { LOCALES, type Locale } from '../contract/locale.ts';
import type { PageHead, RemoteContext, RouteHandle } from '../contract/federation/remote.ts';
import { createIntl, type Messages } from '../i18n/create-intl.ts';
import { flatRoutes } from '../paths/flat-routes.ts';
import type { Owner, RouteName } from '../paths/route-table.ts';
import { FragmentProvider, type DrawFragment } from '../ui/page/CachedFragment.tsx';
import { RemoteProvider, useRemote, type Remote } from './remote-context.tsx';

/** What a page's loader, action and head get beside what the router gives. */
export interface PageContext {
  remote: RemoteContext;
  locale: Locale;
  intl: IntlShape;
  /** Name of the page in the route table: one file may draw several. */
  name: RouteName;
}

/** A file in `routes/`: load, then draw. */
export interface PageModule {
  loader?(args: LoaderFunctionArgs, page: PageContext): unknown;
  action?(args: ActionFunctionArgs, page: PageContext): unknown;
  /** Title, description and addresses for the document. `data` is what the loader gave. */
  head?(data: never, page: PageContext): PageHead;
  Component: () => ReactNode;
  ErrorBoundary?: () => ReactNode;
}

/** What a remote draws around all its pages, and keeps while they change. */
export interface RemoteFrame {
  /** Asked anew with every page. What it throws takes the place of frame and page. */
  loader?(args: LoaderFunctionArgs, page: Omit<PageContext, 'name'>): unknown;
  Component: (props: { children: ReactNode }) => ReactNode;
}

type LoadMessages = () => Promise<{ default: Messages }>;

interface RemoteParts {
  owner: Owner;
  messages: Record<Locale, LoadMessages>;
  /** Those of some pages alone, by their group and language: `lists.en`. */
  pageMessages?: Record<string, LoadMessages>;
  /** Which groups of them a page says. */
  groups?: Partial<Record<RouteName, readonly string[]>>;
  frame?: () => Promise<RemoteFrame>;
  pages: Partial<Record<RouteName, () => Promise<PageModule>>>;
}

/**
 * The routes of a remote: for every language one layout that brings its messages, and under it each of its pages.
 * Ids and paths are those of the route table, so that server and browser agree.
 */
export function remoteRoutes(parts: RemoteParts, remote: RemoteContext): RouteObject[] {
  return LOCALES.map((locale) => ({
    id: `${locale}:${parts.owner}:layout`,
    lazy: () => layoutRoute(parts, locale, remote),
    children: pageRoutes(parts, locale, remote),
  }));
}

function pageRoutes(parts: RemoteParts, locale: Locale, remote: RemoteContext): RouteObject[] {
  return flatRoutes()
    .filter((route) => route.locale === locale && route.owner === parts.owner)
    .flatMap(({ id, path, name }) => {
      const load = parts.pages[name];
      return load ? [{ id, path, lazy: () => pageRoute(load, name, locale, parts, remote) }] : [];
    });
}

async function pageRoute(
  load: () => Promise<PageModule>,
  name: RouteName,
  locale: Locale,
  parts: RemoteParts,
  remote: RemoteContext,
) {
  const chunks = (parts.groups?.[name] ?? []).map((group) => `${group}.${locale}`);
  const own = chunks.flatMap((chunk) => parts.pageMessages?.[chunk] ?? []);
  const [page, ...texts] = await Promise.all([
    load(),
    ...[parts.messages[locale], ...own].map((say) => say()),
  ]);
  const intl = createIntl(locale, Object.assign({}, ...texts.map((said) => said.default)) as Messages);
  const context: PageContext = { remote, locale, name, intl };
  // What a page's own loader gave is what its head takes.
  const head: RouteHandle['head'] = (data) => page.head?.(data as never, context) ?? { title: '' };
  const handle: RouteHandle = { head, chunks };
  const drawn = (Page: () => ReactNode) => (own.length > 0 ? withMessages(context, Page) : Page);
  return {
    Component: drawn(page.Component),
    ...(page.ErrorBoundary && { ErrorBoundary: drawn(page.ErrorBoundary) }),
    handle,
    ...(page.loader && { loader: (args: LoaderFunctionArgs) => page.loader?.(args, context) }),
    ...(page.action && { action: (args: ActionFunctionArgs) => page.action?.(args, context) }),
  };
}

async function layoutRoute({ messages, frame }: RemoteParts, locale: Locale, remote: RemoteContext) {
  const [texts, around, whole] = await Promise.all([messages[locale](), frame?.(), inAnyShell(remote)]);
  const context = { remote, locale, intl: createIntl(locale, texts.default) };
  return {
    Component: layout({ ...context, remote: whole }, around?.Component),
    ...(around?.loader && {
      loader: (args: LoaderFunctionArgs) => around.loader?.(args, context),
      shouldRevalidate: () => true,
    }),
  };
}

/** Code for a shell of before comes only in one. */
async function inAnyShell(remote: RemoteContext): Promise<Remote> {
  const { state, cart } = remote;
  if (state && cart) return { ...remote, state, cart };
  const { browserCart, ownState } = await import('./own-state.tsx');
  return { ...remote, state: state ?? ownState(remote), cart: cart ?? browserCart };
}

interface Surroundings {
  intl: IntlShape;
  locale: Locale;
  remote: Remote;
}

function layout(around: Surroundings, Frame: RemoteFrame['Component'] = Fragment) {
  return function RemoteLayout() {
    return (
      <Around {...around}>
        <Frame>
          <Outlet />
        </Frame>
      </Around>
    );
  };
}

/** A page that says more than every page of its remote. */
function withMessages({ intl, locale }: PageContext, Page: () => ReactNode) {
  return function PageWithMessages() {
    return (
      <Around intl={intl} locale={locale} remote={useRemote()}>
        <Page />
      </Around>
    );
  };
}

function Around({ intl, locale, remote, children }: Surroundings & { children: ReactNode }) {
  const around = (piece: ReactNode) => (
    <RawIntlProvider value={intl}>
      <RemoteProvider value={remote}>{piece}</RemoteProvider>
    </RawIntlProvider>
  );
  const { drawKept } = remote;
  // A cached fragment is drawn for itself, so it brings along what surrounds it on a page.
  const draw: DrawFragment | null = drawKept
    ? (name, piece) => drawKept(`${locale} ${name}`, around(piece))
    : null;
  return around(<FragmentProvider value={draw}>{children}</FragmentProvider>);
}
