import type { DataRouter } from 'react-router';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { LiveRemotes } from '../remotes/live-remotes.ts';

/** A browser that is never idle begins then. */
const LATEST_MS = 5_000;

/**
 * Measures web vitals once nobody waits for anything: browsers keep what happened before. Not in the tools: who works there
 * visits no shop. Returns what stops it.
 */
export function measureWhenIdle(router: DataRouter, { versionOf }: LiveRemotes): () => void {
  if (readPath(location.pathname)?.owner === 'tools') return () => undefined;
  let stop = () => {};
  let isStopped = false;
  whenIdle(async () => {
    const { measureVitals } = await import(/* webpackChunkName: "vitals" */ './web-vitals.ts');
    if (!isStopped) stop = measureVitals(versionOf, (step) => followSteps(router, step));
  });
  return () => {
    isStopped = true;
    stop();
  };
}

/** Without it the page is not measured, and that is all. */
function whenIdle(begin: () => Promise<void>): void {
  const run = () => void begin().catch(() => undefined);
  // Not in every browser.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, LATEST_MS);
}

/** Other filters are the same page. */
function followSteps(router: DataRouter, step: (pathname: string) => void): () => void {
  let { pathname } = router.state.location;
  return router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    step(pathname);
  });
}
