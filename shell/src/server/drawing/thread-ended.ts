import { WorkerCallError } from '@vitrine/shared/platform/worker-rpc';
import { RemoteFailure } from '../../federation/remote-failure.ts';

/** The thread, or its process, ended before the page was drawn. */
export class ThreadEnded extends RemoteFailure {
  /** It may have been this page that it ended of. */
  readonly isSuspect: boolean;

  constructor(remote: string, reason: string, isSuspect: boolean) {
    super(remote, reason);
    this.isSuspect = isSuspect;
  }
}

const SUSPECT = 'ENDED_AT_THIS_PAGE';
const INNOCENT = 'ENDED_BEFORE_THIS_PAGE';

/** The same in the renderer process, as it crosses. */
export class EndedInProcess extends Error {
  readonly code: string;

  constructor(reason: string, isSuspect: boolean) {
    super(reason);
    this.code = isSuspect ? SUSPECT : INNOCENT;
  }
}

/** What a call to a renderer process failed of. */
export function failureOf(remote: string, error: unknown): RemoteFailure {
  const reason = error instanceof Error ? error.message : String(error);
  if (!(error instanceof WorkerCallError) || (error.code !== SUSPECT && error.code !== INNOCENT))
    return new RemoteFailure(remote, reason);
  return new ThreadEnded(remote, reason, error.code === SUSPECT);
}
