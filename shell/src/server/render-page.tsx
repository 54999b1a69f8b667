import { StrictMode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { Locale } from '@vitrine/shared/contract/locale';
import { App } from '../App.tsx';
import { messagesOf } from './messages.ts';
import type { Store } from '../model/state.ts';

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

/** Draws a page. The promise fulfils when everything outside pending Suspense boundaries is drawn. */
export function renderPage({ handler, context, store, locale, nonce, onError }: Page) {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToReadableStream(
    <StrictMode>
      <App store={store} locale={locale} messages={messagesOf(locale)}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </App>
    </StrictMode>,
    { nonce, onError, progressiveChunkSize: NEVER_APART },
  );
}
