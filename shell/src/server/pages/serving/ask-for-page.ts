import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { readPath } from '@vitrine/shared/paths/read-path';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { errorReason } from '../../../federation/error-reason.ts';
import { RemoteFailure } from '../../../federation/remote-failure.ts';
import { renderJob, type PageMaker } from '../rendering/render-job.ts';
import { renderWithFallback } from '../../releases/render-with-fallback-version.ts';
import type { DrawnPage } from '../drawn-page.ts';
import type { RemoteRegistry } from '../../releases/remote-registry.ts';
import type { CanaryGroup } from '../../releases/canary/canary-group.ts';
import type { Visits } from './visits.ts';
import type { PageJob } from '../../drawing/protocol.ts';
import { PAGE_MS } from '../../drawing/restart-with-backoff.ts';

export interface PageSource {
  options: Pick<StorefrontOptions, 'catalogueVersion' | 'releases' | 'publicUrl'>;
  registry: RemoteRegistry;
  /** Draws frames without a remote, in this thread: no code but the shell's own runs. */
  maker: PageMaker;
  visits: Visits;
}

/** Renders a page in the thread of its remote; when that fails, the frame with a note. */
export async function askForPage(
  request: Request,
  isAnonymous: boolean,
  group: CanaryGroup,
  source: PageSource,
): Promise<DrawnPage> {
  return withJob(request, isAnonymous, group, source, async (job) => {
    const owner = readPath(new URL(job.url).pathname)?.owner ?? null;
    const page = owner && (await askRemote({ owner, group, job }, source));
    return page || renderJob(job, null, source.maker);
  });
}

/** Draws with what of a request its drawing is told. */
function withJob<T>(
  { url, method, headers }: Request,
  isAnonymous: boolean,
  group: CanaryGroup,
  { options, registry, visits }: PageSource,
  draw: (job: PageJob) => Promise<T>,
): Promise<T> {
  const visitor = {
    cookie: isAnonymous ? '' : (headers.get('cookie') ?? ''),
    requestId: headers.get('x-request-id') ?? '',
  };
  return visits.during(visitor, (visit) => {
    const catalogueVersion = options.catalogueVersion?.() ?? '';
    return draw({ url, method, visit, isAnonymous, catalogueVersion, browsers: registry.forBrowsers(group) });
  });
}

/** Timeout of the request, with other versions or threads tried. */
const LONGEST_MS = PAGE_MS;

interface PageRequest {
  owner: string;
  group: CanaryGroup;
  job: PageJob;
}

/** Null when the remote cannot draw it in time, drawn again or not. */
async function askRemote(request: PageRequest, source: PageSource): Promise<DrawnPage | null> {
  const { owner, job } = request;
  const late = () => new RemoteFailure(owner, 'draws too long');
  return withTimeout(renderWithFallback(request, source), LONGEST_MS, late).catch((error: unknown) => {
    source.maker.log('warn', 'page not drawn', {
      ...{ path: new URL(job.url).pathname, visit: job.visit },
      reason: errorReason(error),
    });
    return null;
  });
}
