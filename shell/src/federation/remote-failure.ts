/** A remote could not be had: its origin is down or slow, or what came is not what was announced. */
export class RemoteFailure extends Error {
  readonly remote: string;

  constructor(remote: string, reason: string, cause?: unknown) {
    super(`${remote}: ${reason}`, { cause });
    this.name = 'RemoteFailure';
    this.remote = remote;
  }
}
