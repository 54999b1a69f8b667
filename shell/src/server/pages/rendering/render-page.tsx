import { StrictMode, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import {
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router';
import type { Locale } from '@vitrine/shared/contract/locale';
import { createIntl } from '@vitrine/shared/i18n/create-intl';
import { FragmentProvider, type DrawFragment } from '@vitrine/shared/ui/page/CachedFragment';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { App } from '../../../App.tsx';
import type { Store } from '../../../model/state.ts';
import { isUnfinished } from './fragments/is-unfinished.ts';
import { createFragmentCache } from './fragments/fragment-cache.tsx';
import { messagesOf } from './messages.ts';
import { shortenMarkup } from './shorten-markup.ts';
import { drawWithPlaceholders, type PageChunk } from './fragments/fragment-placeholders.ts';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';

interface Page {
  context: StaticHandlerContext;
  store: Store;
  locale: Locale;
  /** Told of every error while drawing; the page goes on with a fallback in its place. */
  onError(error: unknown): void;
}

/**
 * React sends a finished Suspense boundary apart, hidden until a script moves it, once the page is larger than this.
 * A shopper without JavaScript would see the fallback for ever.
 */
const NEVER_APART = Number.MAX_SAFE_INTEGER;
/** Longest that a page waits for what it draws; loaders have had their own time by then. */
const DEADLINE_MS = 5_000;

/**
 * Draws a page whole, as what its root is put together from. What is not there in time is left to its fallback.
 * Drawn as one string it costs a fifth less than as a stream of bytes; but only the stream waits, and tells of errors.
 */
export async function renderPage({ context, store, locale, onError }: Page): Promise<PageChunk[]> {
  // V8 makes a hidden class for each router, because of its getters; it holds what they read until it is collected.
  const read = { ...context };
  const router = createStaticRouter(branchOf(context), read);
  const page = (
    <StrictMode>
      <App store={store} locale={locale} messages={messagesOf(locale)}>
        <FragmentProvider value={frameDrawer(locale)}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </FragmentProvider>
      </App>
    </StrictMode>
  );
  try {
    return renderAtOnce(page) ?? [await renderPatiently(page, onError)];
  } finally {
    read.loaderData = {};
  }
}

const drawKept = createFragmentCache();

/** Draws pieces of the frame. Those of a remote are drawn with its own messages, and go when its version goes. */
function frameDrawer(locale: Locale): DrawFragment {
  const intl = createIntl(locale, messagesOf(locale));
  return (name, piece) =>
    drawKept(`${locale} ${name}`, <RawIntlProvider value={intl}>{piece}</RawIntlProvider>);
}

/** The matched routes alone: the router would look through all of them again, and find the same. */
function branchOf({ matches }: StaticHandlerContext): RouteObject[] {
  return matches.reduceRight<RouteObject[]>(
    (children, { route }) => [{ ...route, index: false, children }],
    [],
  );
}

/** Null for a page that fails or waits somewhere. */
function renderAtOnce(page: ReactNode): PageChunk[] | null {
  try {
    return drawWithPlaceholders(() => {
      const html = renderToString(page);
      return isUnfinished(html) ? null : shortenMarkup(html);
    });
  } catch {
    // It fails again as a stream, and is told of there.
    return null;
  }
}

async function renderPatiently(page: ReactNode, onError: Page['onError']): Promise<Buffer> {
  const ready = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, {
    progressiveChunkSize: NEVER_APART,
    onError,
    onShellError: ready.reject,
    onAllReady: ready.resolve,
  });
  await withTimeout(ready.promise, DEADLINE_MS, () => new Error('drawing takes too long')).catch(
    (error: unknown) => {
      stream.abort(error);
      throw error;
    },
  );
  // Without back-pressure: everything is drawn, so all of it is written in one go.
  return buffer(stream.pipe(new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })));
}
