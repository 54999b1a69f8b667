import type { BrowserRemote } from '@vitrine/shared/contract/release';

/** A version whose server files lie checked on this machine. */
export interface OpenedFiles {
  name: string;
  /** What the server runs of it. */
  entry: string;
  browser: BrowserRemote;
}
