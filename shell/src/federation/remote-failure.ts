/** A remote could not be had: its origin is down or slow, or what came is not what was announced. */
export class RemoteFailure extends Error {
  readonly remote: string;
  /** The remote is open, and one of its pages could not be had: webpack goes on waiting for what this page asked for. */
  readonly isPart: boolean;

  constructor(remote: string, reason: string, cause?: unknown, isPart = false) {
    super(`${remote}: ${reason}`, { cause });
    this.name = 'RemoteFailure';
    this.remote = remote;
    this.isPart = isPart;
  }
}
