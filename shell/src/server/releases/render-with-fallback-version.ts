import type { Drawn, ReleaseWatch } from '@vitrine/shared/contract/federation/storefront';
import { readPath } from '@vitrine/shared/paths/read-path';
import { errorReason } from '../../federation/error-reason.ts';
import type { DrawnPage } from '../pages/drawn-page.ts';
import type { OpenRemote } from './open-version.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import type { CanaryGroup } from './canary/canary-group.ts';
import { ThreadEnded } from '../drawing/thread-ended.ts';
import type { PageJob } from '../drawing/protocol.ts';

const AWAY = 503;

interface PageRequest {
  owner: string;
  group: CanaryGroup;
  job: PageJob;
}

interface RenderOptions {
  registry: Pick<RemoteRegistry, 'get' | 'other'>;
  options: { releases?: ReleaseWatch };
}

/** A page is tried with so many versions. Which one drew the last page is open, so the next page begins beyond it. */
const MOST_TRIES = 3;

interface Failed {
  remote: OpenRemote;
  drawn: DrawnPage | Error;
}

/**
 * Renders a page with the version of the visitor's canary group. What a new version cannot render falls back to the one
 * it is compared against, and where that one fails as well, to the one before it: the visitor has a page, and the fault
 * counts against each that failed. Throws a RemoteFailure when none can, unless each of them says that the page is broken.
 */
export async function renderWithFallback(
  request: PageRequest,
  { registry, options }: RenderOptions,
): Promise<DrawnPage> {
  const { owner, group, job } = request;
  let remote = await registry.get(owner, group);
  const tell = (version: string, outcome: Drawn['outcome'], reason?: string) =>
    options.releases?.drawn({ remote: owner, version, outcome, ...(reason && { reason }) });
  let first = await attempt(remote, request);
  // A thread that ended before it began with this page says nothing about it: what is live by now is tried like the first.
  if (first instanceof ThreadEnded && !first.isSuspect) {
    remote = await registry.get(owner, group);
    first = await attempt(remote, request);
    if (first instanceof ThreadEnded && !first.isSuspect) throw first;
  }
  if (isGood(first)) {
    tell(remote.release.version, 'good');
    return first;
  }
  const failed: Failed[] = [{ remote, drawn: first }];
  let other = await registry.other(owner, remote);
  while (other && failed.length < MOST_TRIES) {
    const drawn = await attempt(other, request);
    // What is away is so for every version, and whether this one would draw is not known: the page comes by itself.
    if (isAway(drawn)) return isAway(first) ? first : { ...drawn, isCacheable: false };
    if (isGood(drawn)) {
      for (const one of failed)
        tell(one.remote.release.version, outcomeOf(one.drawn), faultOf(one.drawn, job));
      return { ...drawn, isCacheable: false };
    }
    failed.push({ remote: other, drawn });
    other = await registry.other(owner, other);
  }
  // One whose thread ended, or did not start in time, may draw in a moment: the page is away then, and not broken.
  const ended = failed.map(({ drawn }) => drawn).find((drawn) => drawn instanceof Error);
  if (first instanceof Error || ended) throw ended ?? first;
  return first;
}

const outcomeOf = (drawn: Failed['drawn']) =>
  drawn instanceof ThreadEnded ? 'stopped-alone' : 'failed-alone';

/** The page, with who drew it; or why there is none. */
async function attempt(remote: OpenRemote, { owner, job }: PageRequest): Promise<DrawnPage | Error> {
  try {
    const page = await remote.draw({ ...job, browsers: { ...job.browsers, [owner]: remote.browser } });
    return { ...page, by: { remote: owner, version: remote.release.version } };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const isAway = (page: DrawnPage | Error): page is DrawnPage => 'status' in page && page.status === AWAY;

const isGood = (page: DrawnPage | Error): page is DrawnPage => !(page instanceof Error) && page.status < 500;

/** The page by its name: its address may hold what a person typed. */
function faultOf(failed: DrawnPage | Error, { url }: PageJob): string {
  const page = readPath(new URL(url).pathname)?.name ?? 'unknown';
  return `${page}: ${failed instanceof Error ? errorReason(failed) : `status ${failed.status}`}`;
}
