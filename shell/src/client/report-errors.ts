import { isRouteErrorResponse } from 'react-router';
import type { BrowserError } from '@vitrine/shared/contract/browser-error';
import { readPath, readLocale } from '@vitrine/shared/paths/read-path';
import { RemoteFailure } from '../federation/remote-failure.ts';

/** A page that breaks over and over says so only this often. */
const MAX_REPORTS = 5;
let reports = 0;

/** Tells the shop what breaks in this browser (spec §3). */
export function reportErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Expected failures are no errors: an unknown page, a call that was refused, a remote that is away. */
export function reportError(error: unknown): void {
  if (!(error instanceof Error) || isRouteErrorResponse(error) || error instanceof RemoteFailure) return;
  if ((reports += 1) > MAX_REPORTS) return;
  const body = new Blob([JSON.stringify(describe(error))], { type: 'application/json' });
  navigator.sendBeacon('/api/browser-errors', body);
}

function describe(error: Error): BrowserError {
  return {
    message: `${error.name}: ${error.message}`.slice(0, 500),
    stack: withoutQueries(error.stack ?? '').slice(0, 4000),
    page: readPath(location.pathname)?.name ?? 'unknown',
    locale: readLocale(location.pathname),
  };
}

/** Addresses in a stack may carry what a person typed. */
function withoutQueries(stack: string): string {
  return stack.replace(/\?[^\s:)]*/g, '');
}
