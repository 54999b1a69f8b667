import { createStaticHandler, type StaticHandler, type StaticHandlerContext } from 'react-router';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { RemoteContext } from '@vitrine/shared/contract/remote';
import type { Release } from '@vitrine/shared/contract/release';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { readLocale, readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { writeBoot } from '../model/boot.ts';
import { createState } from '../model/state.ts';
import { appRoutes } from '../routing/app-routes.tsx';
import { downRoutes } from '../routing/down-routes.tsx';
import { contextOf, visitOf, type Visit } from '../routing/request-context.ts';
import { readPageHead } from '../routing/page-head.ts';
import { documentAround } from './document.ts';
import { inProcessTransport } from './in-process-transport.ts';
import { messagesOf } from './messages.ts';
import { plainErrors, statusesOf } from './page-errors.ts';
import { readVisit } from './read-visit.ts';
import type { OpenRemote, RemoteRegistry } from './remote-registry.ts';
import { renderPage } from './render-page.tsx';
import { newNonce, securityHeaders } from './security-headers.ts';
import { isBot, streamBetween } from './stream-between.ts';

/** Answers a request for a page: find its owner, load its data, draw it. */
export async function answerPage(
  request: Request,
  url: URL,
  options: StorefrontOptions,
  registry: RemoteRegistry,
): Promise<Response> {
  const locale = readLocale(url.pathname);
  const owner = readPath(url.pathname)?.owner ?? null;
  const api = inProcessTransport(options.api, url.origin, request, locale);
  const [visit, remote] = await Promise.all([readVisit(api), owner ? tryGet(registry, owner) : null]);
  const handler = remote ? handlerOf(remote, options) : handlerWithout(owner);
  const context = await handler.query(request, { requestContext: contextOf(visit) });
  if (context instanceof Response) return context;
  const errors = plainErrors(context.errors, options, url.pathname);
  context.errors = errors;
  context.statusCode = Object.values(errors ?? {})[0]?.status ?? context.statusCode;
  return draw({ request, url, locale, owner, visit, remote, handler, context, options, registry });
}

interface Drawing {
  request: Request;
  url: URL;
  locale: Locale;
  owner: Owner | null;
  visit: Visit;
  remote: OpenRemote | null;
  handler: StaticHandler;
  context: StaticHandlerContext;
  options: StorefrontOptions;
  registry: RemoteRegistry;
}

async function draw(drawing: Drawing): Promise<Response> {
  const { request, locale, visit, handler, context, options } = drawing;
  const nonce = newNonce();
  const store = createState(visit.frame, visit.profile);
  let hasFailed = false;
  const onError = (error: unknown) => {
    hasFailed = true;
    options.log('error', 'drawing failed', { path: drawing.url.pathname, reason: String(error) });
  };
  const page = await renderPage({ handler, context, store, locale, nonce, onError });
  if (isBot(request)) await page.allReady;
  const { before, after } = documentFor(drawing, nonce);
  const status = hasFailed ? 500 : context.statusCode;
  return new Response(request.method === 'HEAD' ? null : streamBetween(before, page, after), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-language': locale,
      ...securityHeaders(nonce, remoteOrigins(drawing)),
    },
  });
}

function documentFor(
  { url, locale, owner, visit, remote, context, options, registry }: Drawing,
  nonce: string,
) {
  const { release, browser } = { release: options.shell, browser: remote?.browser ?? null };
  const asset = (file: string) => ({
    url: `${options.shellUrl}client/${file}`,
    integrity: release.client[file] ?? '',
  });
  return documentAround({
    locale,
    nonce,
    url: url.pathname + url.search,
    publicUrl: options.publicUrl,
    head: readPageHead(headMatches(context)) ?? { title: fallbackTitle(context, locale), isIndexed: false },
    shell: {
      main: asset(release.main ?? ''),
      css: release.css.map(asset),
      fonts: firstFonts(release).map(asset),
    },
    remote: browser,
    boot: writeBoot({
      frame: visit.frame,
      profile: visit.profile,
      publicUrl: options.publicUrl,
      remotes: registry.forBrowsers(),
      down: owner && !remote ? [owner] : [],
      loaderData: context.loaderData,
      errors: statusesOf(context.errors),
    }),
  });
}

/** The faces of the first line of every page; the rest of the alphabet comes when a page needs it. */
function firstFonts({ client }: Release): string[] {
  return Object.keys(client).filter((file) => /-latin-wght-[a-z]+\.woff2$/.test(file));
}

/** A page that failed has no head of its own. */
function headMatches({ matches, loaderData, errors }: StaticHandlerContext) {
  if (errors) return [];
  return matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));
}

function fallbackTitle({ statusCode }: StaticHandlerContext, locale: Locale): string {
  const messages = messagesOf(locale);
  const key = statusCode === 404 ? 'shell.error.notFoundTitle' : 'shell.error.brokenTitle';
  return `${messages[key] ?? ''} · Vitrine`;
}

async function tryGet(registry: RemoteRegistry, owner: Owner): Promise<OpenRemote | null> {
  return registry.get(owner).catch(() => null);
}

const handlers = new WeakMap<object, StaticHandler>();

/** One handler for each opened version: it goes when the version goes. */
function handlerOf(remote: OpenRemote, options: StorefrontOptions): StaticHandler {
  let handler = handlers.get(remote);
  if (!handler) {
    handler = createStaticHandler(appRoutes(remote.module.createRoutes(remoteContext(options))));
    handlers.set(remote, handler);
  }
  return handler;
}

function handlerWithout(owner: Owner | null): StaticHandler {
  return createStaticHandler(appRoutes(owner ? downRoutes(owner) : []));
}

function remoteContext({ publicUrl }: StorefrontOptions): RemoteContext {
  return {
    publicUrl,
    api: (args) => visitOf(args).api,
    profile: (args) => visitOf(args).profile,
    frame: (args) => visitOf(args).frame,
    browserApi: async () => ({ ok: false, failure: { kind: 'offline' } }),
    notify: () => undefined,
  };
}

/** Where the page's scripts and styles come from, when that is not the shop itself. */
function remoteOrigins({ options, registry }: Drawing): string[] {
  const own = new URL(options.publicUrl).origin;
  const remotes = Object.values(registry.forBrowsers()).map(({ entry }) => entry.url);
  const origins = [options.shellUrl, ...remotes].map((url) => new URL(url, own).origin);
  return [...new Set(origins)].filter((origin) => origin !== own);
}
