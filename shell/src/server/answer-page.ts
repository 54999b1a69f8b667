import { createStaticHandler, type StaticHandler } from 'react-router';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { RemoteContext } from '@vitrine/shared/contract/remote';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { loginPath } from '@vitrine/shared/paths/login-path';
import { readLocale, readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { appRoutes } from '../routing/app-routes.tsx';
import { downRoutes } from '../routing/down-routes.tsx';
import { contextOf, visitOf } from '../routing/request-context.ts';
import { drawPage } from './draw-page.ts';
import type { DrawnPage } from './drawn-page.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { keepPieces } from './keep-pieces.ts';
import { plainErrors, wantsLogin } from './page-errors.ts';
import type { ReadVisit } from './read-visit.ts';
import type { OpenRemote } from './open-version.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import { watchFailures } from './watch-failures.ts';

export interface PageMaker {
  options: StorefrontOptions;
  registry: RemoteRegistry;
  readVisit: ReadVisit;
}

/** Makes the page of a request: find its owner, load its data, draw it. `isAnonymous`: no session comes with it. */
export async function answerPage(
  request: Request,
  isAnonymous: boolean,
  { options, registry, readVisit }: PageMaker,
): Promise<DrawnPage> {
  const url = new URL(request.url);
  const locale = readLocale(url.pathname);
  const owner = readPath(url.pathname)?.owner ?? null;
  const cookie = isAnonymous ? '' : (request.headers.get('cookie') ?? '');
  const { api, hasFailed } = watchFailures(inProcessTransport(options, { url: request.url, locale, cookie }));
  const [visit, remote] = await Promise.all([
    readVisit(api, isAnonymous),
    owner ? tryGet(registry, owner) : null,
  ]);
  const handler = remote ? handlersOf(remote, options)[locale] : handlerWithout(owner);
  const context = await handler.query(request, { requestContext: contextOf(visit) });
  if (context instanceof Response) return bare(context);
  if (wantsLogin(context.errors)) return bare(toLogin(url));
  const errors = plainErrors(context.errors, options, url.pathname);
  context.errors = errors;
  context.statusCode = Object.values(errors ?? {})[0]?.status ?? context.statusCode;
  const page = await drawPage({ url, locale, owner, visit, remote, context, options, registry });
  return { ...page, isKeepable: page.isKeepable && isAnonymous && !visit.profile && !hasFailed() };
}

/** A page for who is logged in, asked for by who is not, or no longer. */
function toLogin({ pathname, search }: URL): Response {
  const location = loginPath(readLocale(pathname), pathname + search);
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/** A redirect, or whatever else a loader answers instead of data. */
function bare(answer: Response): DrawnPage {
  const headers = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, parts: [], origins: [], isKeepable: false, gzip: null };
}

async function tryGet(registry: RemoteRegistry, owner: Owner): Promise<OpenRemote | null> {
  return registry.get(owner).catch(() => null);
}

type Handlers = Record<Locale, StaticHandler>;
const handlers = new WeakMap<object, Handlers>();

/** One set of handlers for each opened version: it goes when the version goes. */
function handlersOf(remote: OpenRemote, options: StorefrontOptions): Handlers {
  const known = handlers.get(remote) ?? makeHandlers(remote, options);
  handlers.set(remote, known);
  return known;
}

/** One for each language: a handler tries its routes one by one, and a page is in one language. */
function makeHandlers({ module }: OpenRemote, options: StorefrontOptions): Handlers {
  const routes = module.createRoutes(remoteContext(options));
  const handlerIn = (locale: Locale) =>
    createStaticHandler(appRoutes(routes.filter(({ id = '' }) => !isOfAnother(locale, id))));
  return { en: handlerIn('en'), nl: handlerIn('nl'), fr: handlerIn('fr') };
}

const isOfAnother = (locale: Locale, id: string) =>
  LOCALES.some((other) => other !== locale && id.startsWith(`${other}:`));

function handlerWithout(owner: Owner | null): StaticHandler {
  return createStaticHandler(appRoutes(owner ? downRoutes(owner) : []));
}

function remoteContext({ publicUrl }: StorefrontOptions): RemoteContext {
  return {
    drawKept: keepPieces(),
    publicUrl,
    api: (args) => visitOf(args).api,
    profile: (args) => visitOf(args).profile,
    frame: (args) => visitOf(args).frame,
    browserApi: async () => ({ ok: false, failure: { kind: 'offline' } }),
    notify: () => undefined,
  };
}
