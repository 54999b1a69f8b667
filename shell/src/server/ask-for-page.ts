import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { readPath } from '@vitrine/shared/paths/read-path';
import { reasonOf } from '../federation/reason-of.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { within } from '../federation/within.ts';
import { answerPage, type PageMaker } from './answer-page.ts';
import type { DrawnPage } from './drawn-page.ts';
import type { RemoteRegistry } from './remote-registry.ts';
import { ThreadEnded } from './threads/drawing-thread.ts';
import type { Log, PageJob } from './threads/protocol.ts';
import { PAGE_MS } from './threads/supervise.ts';

export interface PageSource {
  options: Pick<StorefrontOptions, 'catalogueVersion'>;
  registry: RemoteRegistry;
  /** Draws frames without a remote, in this thread: no code but the shell's own runs. */
  maker: PageMaker;
}

/** Has the page of a request drawn by the thread of its owner; what nobody can draw is a frame that says so. */
export async function askForPage(
  request: Request,
  isAnonymous: boolean,
  { registry, maker }: PageSource,
): Promise<DrawnPage> {
  const job = {
    url: request.url,
    method: request.method,
    cookie: isAnonymous ? '' : (request.headers.get('cookie') ?? ''),
    requestId: request.headers.get('x-request-id') ?? '',
    isAnonymous,
    browsers: registry.forBrowsers(),
  };
  const owner = readPath(new URL(request.url).pathname)?.owner ?? null;
  const page = owner && (await askRemote(owner, job, registry, maker.log));
  return page || answerPage(job, null, maker);
}

/** Null when the remote cannot draw it in time, drawn again or not. */
async function askRemote(
  owner: string,
  job: PageJob,
  registry: RemoteRegistry,
  log: Log,
): Promise<DrawnPage | null> {
  const page = drawOrAgain(owner, job, registry);
  return within(page, PAGE_MS, () => new RemoteFailure(owner, 'draws too long')).catch((error: unknown) => {
    log('warn', 'page not drawn', { path: new URL(job.url).pathname, reason: reasonOf(error) });
    return null;
  });
}

/** A second time, with what is live by then, when a thread ended that had not begun with this page. */
async function drawOrAgain(owner: string, job: PageJob, registry: RemoteRegistry): Promise<DrawnPage> {
  const remote = await registry.get(owner);
  return remote.draw(job).catch(async (error: unknown) => {
    if (!(error instanceof ThreadEnded) || error.isSuspect) throw error;
    return (await registry.get(owner)).draw(job);
  });
}
