import type { Drawn, ReleaseWatch } from '@vitrine/shared/contract/federation/storefront';
import { readPath } from '@vitrine/shared/paths/read-path';
import { errorReason } from '../../federation/error-reason.ts';
import type { DrawnPage } from '../pages/drawn-page.ts';
import type { OpenRemote } from './open-version.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import type { CanaryGroup } from './canary-group.ts';
import { ThreadEnded } from '../drawing/thread-ended.ts';
import type { PageJob } from '../drawing/protocol.ts';

interface PageRequest {
  owner: string;
  group: CanaryGroup;
  job: PageJob;
}

interface RenderOptions {
  registry: Pick<RemoteRegistry, 'get' | 'other'>;
  options: { releases?: ReleaseWatch };
}

/**
 * Renders a page with the version of the visitor's canary group. What a new version cannot render falls back to the one
 * it is compared against: the visitor has a page, and the fault counts against the new version. Throws a RemoteFailure
 * when neither can.
 */
export async function renderWithFallback(
  request: PageRequest,
  { registry, options }: RenderOptions,
): Promise<DrawnPage> {
  const { owner, group, job } = request;
  const remote = await registry.get(owner, group);
  const tell = (outcome: Drawn['outcome'], reason?: string) =>
    options.releases?.drawn({
      remote: owner,
      version: remote.release.version,
      outcome,
      ...(reason && { reason }),
    });
  const first = await attempt(remote, request);
  if (isGood(first)) {
    tell('good');
    return first;
  }
  // A thread that ended before it began with this page says nothing about it.
  if (first instanceof ThreadEnded && !first.isSuspect)
    return drawAgain(await registry.get(owner, group), request);
  const other = await registry.other(owner, remote);
  const second = other && (await attempt(other, request));
  if (!second || !isGood(second)) {
    if (first instanceof Error) throw first;
    return first;
  }
  tell(first instanceof ThreadEnded ? 'stopped-alone' : 'failed-alone', faultOf(first, job));
  return { ...second, isCacheable: false };
}

async function drawAgain(remote: OpenRemote, request: PageRequest): Promise<DrawnPage> {
  const page = await attempt(remote, request);
  if (page instanceof Error) throw page;
  return page;
}

/** The page, with who drew it; or why there is none. */
async function attempt(remote: OpenRemote, { owner, job }: PageRequest): Promise<DrawnPage | Error> {
  try {
    const page = await remote.draw({ ...job, browsers: { ...job.browsers, [owner]: remote.browser } });
    return { ...page, by: { remote: owner, version: remote.release.version } };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

const isGood = (page: DrawnPage | Error): page is DrawnPage => !(page instanceof Error) && page.status < 500;

/** The page by its name: its address may hold what a person typed. */
function faultOf(failed: DrawnPage | Error, { url }: PageJob): string {
  const page = readPath(new URL(url).pathname)?.name ?? 'unknown';
  return `${page}: ${failed instanceof Error ? errorReason(failed) : `status ${failed.status}`}`;
}
