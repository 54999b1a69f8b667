import type { Locale } from '@vitrine/shared/contract/locale';
import type { BrowserRemote, Release } from '@vitrine/shared/contract/federation/release';
import type { ApiAnswer, StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';

/** A page that is asked for. Loaders see its address, and ask the API by the name of the visit; nothing else of the request. */
export interface PageJob {
  /** Path and query behind some origin. */
  url: string;
  method: string;
  /** Identifies the request, while this page is drawn; see `visits.ts`. */
  visit: string;
  isAnonymous: boolean;
  /** What the API answers from now on is not older; empty while that is not known. */
  catalogueVersion: string;
  /** What the browser is told of the remotes. */
  browsers: Record<string, BrowserRemote>;
}

/** What a page says about the shell and the shop. */
export type ShopFacts = Pick<StorefrontOptions, 'publicUrl' | 'shell' | 'shellUrl' | 'serviceWorker'>;

export type Log = StorefrontOptions['log'];

/** What a loader asks of the API on the server: it reads, and changes nothing. */
export interface VisitQuestion {
  visit: string;
  /** Path and query. */
  url: string;
  locale: Locale;
}
export type Ask = (question: VisitQuestion) => Promise<ApiAnswer>;

/** A version whose server files were checked. They are handed over as they were checked: what draws opens no file. */
export interface RemoteFiles {
  name: string;
  /** The name of the file that is run first. */
  entry: string;
  files: Record<string, Uint8Array>;
  browser: BrowserRemote;
  /** What of it browsers need first. */
  chunks?: Release['chunks'];
}

/** What a thread is started with. */
export interface ThreadData {
  shop: ShopFacts;
  remote: RemoteFiles;
  /** Memory that both sides see, of two numbers; see `Heartbeat`. */
  heartbeat: SharedArrayBuffer;
}

/** A drawn page on its way. */
export interface SentPage {
  status: number;
  headers: Record<string, string>;
  isCacheable: boolean;
  bytes: Uint8Array;
}

/** What a renderer process calls in its thread. */
export type ThreadMethods = { draw(job: PageJob): Promise<SentPage> };

/** What a thread calls in its process. */
export type HostMethods = { ask: Ask; log: Log };

/** What the storefront calls in a renderer process. Threads are numbered by the storefront. */
export type ProcessMethods = {
  /** Resolves once the thread has opened the remote. */
  open(thread: number, remote: RemoteFiles, shop: ShopFacts): Promise<void>;
  draw(thread: number, job: PageJob): Promise<SentPage>;
  end(thread: number): void;
  /** Shows that the process is alive, and how many bytes of memory it holds. */
  ping(): number;
};

/** What a renderer process calls in the storefront. */
export type StorefrontMethods = HostMethods & { crashed(thread: number, reason: string): void };
