import { isRouteErrorResponse } from 'react-router';
import type { BrowserError } from '@vitrine/shared/contract/federation/browser-error';
import { readPath, readLocale } from '@vitrine/shared/paths/read-path';
import { VIEW_TIMING } from '../../model/view-timing.ts';
import type { EarlyErrors } from '../early/early-errors.ts';
import { holderIn } from '../remotes/opened-files.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';

/** Throttle: reports per page load. */
const MAX_REPORTS = 5;
let reports = 0;

/** Reports uncaught errors to the shop (spec §3), those queued before this ran included. */
export function reportErrors(earlyErrors: EarlyErrors): void {
  for (const failure of earlyErrors.handOver()) reportError(failure);
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/**
 * Expected failures are not reported: an unknown page, a refused request, a remote that is unavailable. A remote whose own
 * code threw while it loaded is reported.
 */
export function reportError(failure: unknown): void {
  const error = failure instanceof RemoteFailure ? failure.cause : failure;
  if (!(error instanceof Error) || isRouteErrorResponse(error) || error instanceof RemoteFailure) return;
  if (failure instanceof RemoteFailure && !remoteIn(error.stack ?? '')) return;
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
    ...remoteIn(error.stack ?? ''),
  };
}

/** Which version of which remote a stack goes through; with what shows where the page is from. */
export function remoteIn(stack: string): Pick<BrowserError, 'remote'> | null {
  const holder = holderIn(stack);
  const view = holder && viewOfPage();
  return view ? { remote: { ...holder, view } } : null;
}

/** The token that shows where this page is from; scripts may read it of an answer by https, and of one by localhost. */
export function viewOfPage(): string | undefined {
  // What the specification says of this type of entry; not every browser has all of it.
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page?.serverTiming?.find(({ name }) => name === VIEW_TIMING)?.description;
}

/** Addresses in a stack may carry what a person typed. */
function withoutQueries(stack: string): string {
  return stack.replace(/\?[^\s:)]*/g, '');
}
