import type { BrowserRemote } from '@vitrine/shared/contract/release';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import type { OpenedFiles } from './opened-files.ts';

/** A page that is asked for. Loaders see its address, and ask the API on behalf of the session; nothing else of the request. */
export interface PageJob {
  /** Path and query behind some origin. */
  url: string;
  method: string;
  /** Empty for who may be anyone: what is drawn then may be kept for others. */
  cookie: string;
  /** Goes with what is asked of the API, so that logs can be put together; empty where there is none. */
  requestId: string;
  isAnonymous: boolean;
  /** What the API answers from now on is not older; empty while that is not known. */
  catalogueVersion: string;
  /** What the browser is told of the remotes. */
  browsers: Record<string, BrowserRemote>;
}

/** What a page says about the shell and the shop. */
export type ShopFacts = Pick<StorefrontOptions, 'publicUrl' | 'shell' | 'shellUrl' | 'serviceWorker'>;

export type Log = StorefrontOptions['log'];
export type Ask = StorefrontOptions['ask'];

/** What a thread is started with. */
export interface ThreadData {
  shop: ShopFacts;
  remote: OpenedFiles;
  /** Memory that both sides see, of two numbers; see `Heartbeat`. */
  heartbeat: SharedArrayBuffer;
}

/** A drawn page on its way, its parts in memory that both sides see. */
export interface SentPage {
  status: number;
  headers: Record<string, string>;
  origins: string[];
  isKeepable: boolean;
  parts: readonly Uint8Array[];
}

/** What the storefront calls in a thread. */
export type ThreadMethods = { draw(job: PageJob): Promise<SentPage> };

/** What a thread calls in the storefront. */
export type HostMethods = { ask: Ask; log: Log };
