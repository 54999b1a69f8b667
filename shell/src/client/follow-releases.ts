import { redirectDocument, type MiddlewareFunction } from 'react-router';
import { readPath } from '@vitrine/shared/paths/read-path';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import type { LiveRemotes } from './live-remotes.ts';

/** Longest that a navigation waits for the answer, beyond its own loaders. */
const PATIENCE_MS = 250;

/**
 * Who goes to a page of a remote that was released meanwhile gets that page anew from the server. Who stays on a page,
 * with other filters or after an action, keeps the version that it was opened with.
 */
export function followReleases({ hasMoved }: LiveRemotes): MiddlewareFunction {
  return async ({ request }, next) => {
    const { pathname, href } = new URL(request.url);
    const owner = readPath(pathname)?.owner ?? null;
    if (!owner || request.method !== 'GET' || pathname === window.location.pathname) return next();
    const asking = hasMoved(owner);
    const answer = await next();
    const isOld = await withTimeout(asking, PATIENCE_MS, () => new Error('late')).catch(() => false);
    if (isOld) throw redirectDocument(href);
    return answer;
  };
}
