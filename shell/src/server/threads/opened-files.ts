import type { BrowserRemote, Release } from '@vitrine/shared/contract/release';

/** A version whose server files lie checked on this machine. */
export interface OpenedFiles {
  name: string;
  /** What the server runs of it. */
  entry: string;
  browser: BrowserRemote;
  /** What of it browsers need first. */
  chunks?: Release['chunks'];
}
