import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { Locale } from '@vitrine/shared/contract/locale';
import { App } from '../App.tsx';
import { within } from '../federation/within.ts';
import type { Store } from '../model/state.ts';
import { gather } from './gather.ts';
import { messagesOf } from './messages.ts';

interface Page {
  handler: StaticHandler;
  context: StaticHandlerContext;
  store: Store;
  locale: Locale;
  nonce: string;
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

/** Draws a page whole, as the bytes of its root. What is not there in time is left to its fallback. */
export async function renderPage({ handler, context, store, locale, nonce, onError }: Page): Promise<Buffer> {
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = (
    <StrictMode>
      <App store={store} locale={locale} messages={messagesOf(locale)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>
  );
  const ready = Promise.withResolvers<void>();
  const stream = renderToPipeableStream(page, {
    nonce,
    progressiveChunkSize: NEVER_APART,
    onError,
    onShellError: ready.reject,
    onAllReady: ready.resolve,
  });
  await within(ready.promise, DEADLINE_MS, () => new Error('drawing takes too long')).catch(
    (error: unknown) => {
      stream.abort(error);
      throw error;
    },
  );
  return gather(stream);
}
