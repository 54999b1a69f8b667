import type { StaticHandlerContext, RouteObject } from 'react-router';
import { createIntl } from '@vitrine/shared/i18n/create-intl';
import { pageTitle } from '@vitrine/shared/i18n/page-title';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PageHead, RouteHandle } from '@vitrine/shared/contract/federation/remote';
import type { BrowserRemote, Release, Chunks } from '@vitrine/shared/contract/federation/release';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { writeBoot, writeRemotes } from '../../../model/boot/boot.ts';
import type { Asset } from '../../../model/boot/early-files.ts';
import type { SlotRoute } from '../../../model/boot/boot-schema.ts';
import { failureTitle, pageFailureOf } from '../../../model/page-failure.ts';
import { withThumbs } from '../../../model/frame-thumbs.ts';
import { createState } from '../../../model/state.ts';
import { readPageHead } from '../../../routing/page-head.ts';
import type { Visit } from '../../../routing/request-context.ts';
import { documentAround } from './document.ts';
import type { DrawnPage } from '../drawn-page.ts';
import { messagesOf } from './messages.ts';
import { failuresOf } from './page-errors.ts';
import { joinChunks } from './join-chunks.ts';
import { originsBeside } from '../../releases/origins-beside.ts';
import { renderPage } from './render-page.tsx';
import { pageScripts, type PageScripts } from '../../page-scripts.ts';
import type { Log, ShopFacts } from '../../drawing/protocol.ts';
import { hasWorker } from '../../worker-script.ts';
import { NOT_FOUND_ID, SLOT_ID } from '../../../routing/app-routes.tsx';
import { readPath } from '@vitrine/shared/paths/read-path';
import { addressIn } from '@vitrine/shared/contract/federation/content-name';
import { clientFile, ownFiles } from '../../client-file.ts';

interface Drawing {
  url: URL;
  locale: Locale;
  owner: Owner | null;
  visit: Visit;
  /** Of the version that draws; null when none can. */
  browser: BrowserRemote | null;
  /** What of that version browsers need first. */
  chunks?: Release['chunks'];
  context: StaticHandlerContext;
  shop: ShopFacts;
  log: Log;
  /** What the browser is told of the remotes. */
  browsers: Record<string, BrowserRemote>;
}

/** What is worth keeping: pages, and the answers that there is none. */
const CACHEABLE = [200, 404, 410];

/** Draws a page whole. A page is a few milliseconds' work: sent in pieces it would not come sooner. */
export async function drawPage(drawing: Drawing): Promise<DrawnPage> {
  const { locale, visit, context, log } = drawing;
  const store = createState(visit.frame, visit.profile);
  let hasFailed = false;
  const onError = (error: unknown) => {
    hasFailed = true;
    log('error', 'drawing failed', { path: drawing.url.pathname, reason: String(error) });
  };
  const body = await renderPage({ context, store, locale, onError });
  const status = hasFailed ? 500 : context.statusCode;
  const scripts = pageScripts(drawing.shop);
  const { before, after } = documentFor(drawing, status, scripts);
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-language': locale,
      vary: 'Accept-Encoding',
    },
    bytes: joinChunks([before, ...body, after]),
    scripts: scripts.hashes,
    origins: originsBeside(drawing.shop, drawing.browsers),
    isCacheable: CACHEABLE.includes(status) && !isDown(drawing),
    forms: {},
  };
}

function documentFor(drawing: Drawing, status: number, scripts: PageScripts) {
  const { url, locale, owner, visit, browser, context, shop } = drawing;
  const release = shop.shell;
  const head = headOf(context, status, locale);
  const asset = (file: string) => ({
    url: clientFile(shop, file),
    integrity: release.client[file] ?? '',
  });
  return documentAround({
    locale,
    isTools: owner === 'tools',
    scripts,
    url: url.pathname + url.search,
    publicUrl: shop.publicUrl,
    latest: visit.frame.latest,
    head,
    hasWorker: owner !== 'tools' && hasWorker(shop),
    shell: {
      css: release.css.map(asset),
      fonts: firstFonts(release).map(asset),
    },
    remote: browser,
    early: earlyScripts(drawing),
    // Of others the browser asks when it goes there.
    remotes: writeRemotes(owner && browser ? { [owner]: browser } : {}),
    boot: writeBoot({
      frame: withThumbs(visit.frame),
      profile: visit.profile,
      publicUrl: shop.publicUrl,
      down: owner && isDown(drawing) ? [owner] : [],
      slot: owner && browser ? slotRoutes(context.matches) : [],
      alternates: head.alternates ?? null,
      loaderData: context.loaderData,
      errors: failuresOf(context.errors),
    }),
  });
}

const isDown = ({ owner, browser }: Drawing) => owner !== null && browser === null;

/** Of every page's first screen; others come when a page's text is found to need them. */
function firstFonts({ client }: Release): string[] {
  return Object.keys(client).filter((file) => /-core(-italic)?\.[\w-]+\.woff2$/.test(file));
}

/** A page that failed has no head of its own. */
function headOf(
  { matches, loaderData, errors }: StaticHandlerContext,
  status: number,
  locale: Locale,
): PageHead {
  const withData = matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] }));
  const own = status === 200 ? readPageHead(withData) : null;
  const [error] = Object.values(errors ?? {});
  const id = failureTitle(error ? pageFailureOf(error) : { status });
  const title = () => createIntl(locale, messagesOf(locale)).formatMessage({ id });
  return own ?? { title: pageTitle(title()), isIndexed: false };
}

interface Match {
  route: Pick<RouteObject, 'id' | 'path' | 'index' | 'ErrorBoundary'>;
}

/** The routes of a remote among those that a page was drawn with: what a browser needs to stand in for them. */
function slotRoutes(matches: Match[]): SlotRoute[] {
  const slot = matches.findIndex(({ route }) => route.id === SLOT_ID);
  return matches.slice(slot + 1).flatMap(({ route: { id, path, index, ErrorBoundary } }) =>
    id && id !== NOT_FOUND_ID
      ? [
          {
            id,
            path: path ?? null,
            isIndex: index ?? false,
            hasErrorBoundary: Boolean(ErrorBoundary),
          },
        ]
      : [],
  );
}

/**
 * The scripts to preload, which a browser would otherwise discover one after another: the shell's own, the remote's entry,
 * the page's chunk, the messages of both. With webpack's hashes, or the browser would fetch them twice.
 */
function earlyScripts({ url, locale, browser, chunks, context, shop }: Drawing): Asset[] {
  const page = readPath(url.pathname)?.name;
  const own = assets(shop.shell.chunks, ['shop', locale], ownFiles(shop));
  if (!browser || !page) return own;
  const { entry } = browser;
  const folder = entry.url.slice(0, entry.url.lastIndexOf('/') + 1);
  const said = context.matches.flatMap(
    ({ route }) => (route.handle as RouteHandle | undefined)?.chunks ?? [],
  );
  return [...own, entry, ...assets(chunks, ['door', locale, 'frame', page, ...said], folder)];
}

function assets(chunks: Chunks = {}, names: string[], folder: string): Asset[] {
  const files = Object.assign({}, ...names.map((name) => chunks[name])) as Record<string, string>;
  return Object.entries(files).map(([file, integrity]) => ({
    url: addressIn(folder, file, integrity),
    integrity,
  }));
}
