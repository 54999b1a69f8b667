import { createStaticHandler, type StaticHandler, type RouteObject } from 'react-router';
import { cardInLocale } from '@vitrine/shared/contract/card-in-locale';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { BrowserRemote, Release } from '@vitrine/shared/contract/federation/release';
import type { RemoteContext, RemoteModule } from '@vitrine/shared/contract/federation/remote';
import type { CartActions } from '@vitrine/shared/contract/orders/cart-state';
import { neededLoginPath } from '@vitrine/shared/paths/login-path';
import { readLocale, readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { sharedState } from '../../../model/state.ts';
import { appRoutes } from '../../../routing/app-routes.tsx';
import { contextOf, visitOf, type Visit } from '../../../routing/request-context.ts';
import { drawPage } from './draw-page.ts';
import type { DrawnPage } from '../drawn-page.ts';
import { createFragmentCache } from './fragments/fragment-cache.tsx';
import { plainErrors, wantsLogin } from './page-errors.ts';
import type { ReadVisit } from './read-visit.ts';
import type { Ask, Log, PageJob, ShopFacts } from '../../drawing/protocol.ts';
import { flatRoutes } from '@vitrine/shared/paths/flat-routes';
import { RemoteFailure } from '../../../federation/remote-failure.ts';
import type { ApiFailure, ApiTransport, ApiRequest, ApiResult } from '@vitrine/shared/contract/failure';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { readAnswer } from '@vitrine/shared/http/answers';

/** What pages are made with. */
export interface PageMaker {
  shop: ShopFacts;
  ask: Ask;
  log: Log;
  readVisit: ReadVisit;
}

/** A remote's version, opened where the page is drawn. */
interface Drawable {
  browser: BrowserRemote;
  chunks?: Release['chunks'];
  handlers: Handlers;
}

/** Makes a page: load its data, draw it. Without its remote the frame is drawn, and in it that the remote is away. */
export async function renderJob(job: PageJob, remote: Drawable | null, maker: PageMaker): Promise<DrawnPage> {
  const { visit: name, isAnonymous, catalogueVersion, browsers } = job;
  const { shop, ask, readVisit } = maker;
  const log: Log = (level, message, details) => maker.log(level, message, { ...details, visit: name });
  const url = new URL(job.url);
  const locale = readLocale(url.pathname);
  const owner = readPath(url.pathname)?.owner ?? null;
  const { api, hasFailed } = watchFailures(inProcessTransport(ask, { visit: name, locale }));
  const visit = visitIn(locale, await readVisit(api, { isAnonymous, catalogueVersion, locale }));
  const handler = remote?.handlers[locale] ?? handlerWithout(owner);
  const request = new Request(url, { method: job.method });
  const context = await handler.query(request, { requestContext: contextOf(visit, locale) });
  if (context instanceof Response) return bare(context);
  if (wantsLogin(context.errors)) return bare(toLogin(url));
  const errors = plainErrors(context.errors, log, url.pathname);
  context.errors = errors;
  context.statusCode = Object.values(errors ?? {})[0]?.status ?? context.statusCode;
  const browser = remote?.browser ?? null;
  const chunks = remote?.chunks;
  const drawing = { url, locale, owner, visit, browser, chunks, context, shop, log, browsers };
  const page = await drawPage(drawing);
  return { ...page, isCacheable: page.isCacheable && isAnonymous && !visit.profile && !hasFailed() };
}

/** The frame as loaders get it and as it is drawn, its newest lots in the language of the page. */
function visitIn(locale: Locale, visit: Visit): Visit {
  const latest = visit.frame.latest.map((card) => cardInLocale(card, locale));
  return { ...visit, frame: { ...visit.frame, latest } };
}

/** A private page that was requested without a valid session. */
function toLogin({ pathname, search }: URL): Response {
  const location = neededLoginPath(readLocale(pathname), pathname + search);
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

/**
 * A redirect, or whatever else a loader answers instead of data. Browsers keep a 301 for good: two addresses that were
 * renamed and renamed back would lead to each other.
 */
function bare(answer: Response): DrawnPage {
  const headers = { 'cache-control': 'no-cache', ...Object.fromEntries(answer.headers) };
  const { status } = answer;
  return { status, headers, bytes: Buffer.alloc(0), scripts: [], origins: [], isCacheable: false, forms: {} };
}

type Handlers = Record<Locale, StaticHandler>;

/** One for each language: a handler tries its routes one by one, and a page is in one language. */
export function handlersOf(module: RemoteModule, shop: ShopFacts): Handlers {
  const routes = module.createRoutes(remoteContext(shop));
  const handlerIn = (locale: Locale) =>
    createStaticHandler(appRoutes(routes.filter(({ id = '' }) => !isOfAnother(locale, id))));
  return { en: handlerIn('en'), nl: handlerIn('nl'), fr: handlerIn('fr') };
}

const isOfAnother = (locale: Locale, id: string) =>
  LOCALES.some((other) => other !== locale && id.startsWith(`${other}:`));

function handlerWithout(owner: Owner | null): StaticHandler {
  return createStaticHandler(appRoutes(owner ? downRoutes(owner) : []));
}

/** It is the browser's. */
const NO_CART: CartActions = { add: () => 'unreadable', remove: () => undefined };

function remoteContext({ publicUrl }: ShopFacts): RemoteContext {
  return {
    drawKept: createFragmentCache(),
    publicUrl,
    api: (args) => visitOf(args).api,
    profile: (args) => visitOf(args).profile,
    frame: (args) => visitOf(args).frame,
    browserApi: async () => ({ ok: false, failure: { kind: 'offline' } }),
    notify: () => undefined,
    state: sharedState,
    cart: NO_CART,
  };
}

/** Stand-ins for the pages of a remote that cannot be had: each draws the kind fallback in the slot. */
function downRoutes(owner: Owner): RouteObject[] {
  return LOCALES.map((locale) => ({
    id: `${locale}:${owner}:layout`,
    children: flatRoutes()
      .filter((route) => route.owner === owner && route.locale === locale)
      .map(({ id, path }) => ({ id, path, loader: () => fail(owner) })),
  }));
}

function fail(owner: Owner): never {
  throw new RemoteFailure(owner, 'is away');
}

/** The shop's own weather, as opposed to an answer that says no. */
const WEATHER: ApiFailure['kind'][] = ['offline', 'timeout', 'broken'];

/** An API that remembers whether it failed to answer: loaders draw on without what they could not get. */
function watchFailures(api: ApiTransport): { api: ApiTransport; hasFailed: () => boolean } {
  let hasFailed = false;
  return {
    hasFailed: () => hasFailed,
    api: async (request) => {
      const result = await api(request);
      if (!result.ok && WEATHER.includes(result.failure.kind)) hasFailed = true;
      return result;
    },
  };
}

/** Longest that a page waits for one answer of the API. */
const DEADLINE_MS = 5_000;

/** On whose behalf the API is asked, and in which language. */
interface Asker {
  visit: string;
  locale: Locale;
}

/** The app API for one page request. A page is asked for by `GET`: to draw it nothing is changed. */
function inProcessTransport(ask: Ask, asker: Asker): ApiTransport {
  return async (request) => {
    try {
      if (request.method !== 'GET') throw new Error('a page changes nothing while it is drawn');
      const question = { ...asker, url: urlOf(request) };
      const answer = await withTimeout(ask(question), DEADLINE_MS, () => new TimeLapsed());
      return readAnswer(answer.status, answer.body ? JSON.parse(answer.body) : null);
    } catch (error) {
      return failed(error);
    }
  };
}

class TimeLapsed extends Error {}

function failed(error: unknown): ApiResult<never> {
  return { ok: false, failure: { kind: error instanceof TimeLapsed ? 'timeout' : 'offline' } };
}

function urlOf({ path, query = {} }: ApiRequest): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) params.append(key, String(one));
    }
  }
  return params.size > 0 ? `${path}?${params}` : path;
}
