import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { readPath } from '@vitrine/shared/paths/read-path';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { reasonOf } from '../../federation/error-reason.ts';
import { RemoteFailure } from '../../federation/remote-failure.ts';
import { renderJob, type PageMaker } from './render-job.ts';
import { renderWithFallback } from '../releases/render-with-fallback-version.ts';
import type { DrawnPage } from './drawn-page.ts';
import type { RemoteRegistry } from '../releases/remote-registry.ts';
import type { CanaryGroup } from '../releases/canary-group.ts';
import type { PageJob } from '../threads/protocol.ts';
import { PAGE_MS } from '../threads/supervise.ts';

export interface PageSource {
  options: Pick<StorefrontOptions, 'catalogueVersion' | 'releases' | 'publicUrl'>;
  registry: RemoteRegistry;
  /** Draws frames without a remote, in this thread: no code but the shell's own runs. */
  maker: PageMaker;
}

/** Renders a page in the thread of its remote; when that fails, the frame with a note. */
export async function askForPage(
  request: Request,
  isAnonymous: boolean,
  group: CanaryGroup,
  source: PageSource,
): Promise<DrawnPage> {
  const { options, registry, maker } = source;
  const job = {
    url: request.url,
    method: request.method,
    cookie: isAnonymous ? '' : (request.headers.get('cookie') ?? ''),
    requestId: request.headers.get('x-request-id') ?? '',
    isAnonymous,
    catalogueVersion: options.catalogueVersion?.() ?? '',
    browsers: registry.forBrowsers(group),
  };
  const owner = readPath(new URL(request.url).pathname)?.owner ?? null;
  const page = owner && (await askRemote({ owner, group, job }, source));
  return page || renderJob(job, null, maker);
}

/** Timeout of the request, with a second version or thread tried. */
const LONGEST_MS = 1.5 * PAGE_MS;

interface Wanted {
  owner: string;
  group: CanaryGroup;
  job: PageJob;
}

/** Null when the remote cannot draw it in time, drawn again or not. */
async function askRemote(wanted: Wanted, source: PageSource): Promise<DrawnPage | null> {
  const { owner, job } = wanted;
  const late = () => new RemoteFailure(owner, 'draws too long');
  return withTimeout(renderWithFallback(wanted, source), LONGEST_MS, late).catch((error: unknown) => {
    source.maker.log('warn', 'page not drawn', { path: new URL(job.url).pathname, reason: reasonOf(error) });
    return null;
  });
}
