import type { ApiRequest } from '../failure.ts';
import type { Release } from './release.ts';

/** What the shell's server build exports, for the process that serves it. */
export interface StorefrontModule {
  createStorefront(options: StorefrontOptions): Promise<Storefront>;
}

export interface StorefrontOptions {
  /** Answers a request to `/api/…`: in process when the API runs in the same process, else over HTTP. */
  ask(question: ApiQuestion): Promise<ApiAnswer>;
  /** Address of the shop without a path. */
  publicUrl: string;
  /** The shell's own `remote.json`, and the address of its folder, which holds its `files/`. */
  shell: Release;
  shellUrl: string;
  /** Name of each remote → address of its pointer, `remote.json`. One that begins with `/` lies at `selfOrigin`. */
  remotes: Record<string, string>;
  /** Name of each remote → public keys (Ed25519, SPKI, DER, base64) one of which must have signed its pointer. */
  remoteKeys: Record<string, readonly string[]>;
  /** Where this process itself can be reached, for pointers without an origin. */
  selfOrigin: string;
  /** Where fetched remotes are stored, so that a remote whose origin is down still draws. */
  cacheDir: string;
  /** Told of each try to open a version of a remote. */
  onRemote?: ((opening: RemoteOpening) => void) | undefined;
  log(level: 'info' | 'warn' | 'error', message: string, details: object): void;
  /**
   * Moves when what pages show has changed; empty while that is not known, and then no cached page is used. Without it
   * a cached page lives out its few seconds.
   */
  catalogueVersion?(): string;
  /** False takes the service worker, and all that it cached, away from every browser at its next visit. */
  serviceWorker?: boolean;
  /** Without it every release is followed. */
  releases?: ReleaseWatch;
}

/** A version that a pointer names, and the one that is drawn when it is refused. */
export interface Trial {
  version: string;
  against: string;
  /** It was there before what the pointer names first: only what the server saw itself counts against it. */
  isFormer?: boolean | undefined;
  /** Visitors have both at the same time: a canary and what is live. */
  isBeside?: boolean | undefined;
}

/** What became of a page that a version was to draw; `alone`: the other version of its trial drew it well. */
export interface Drawn {
  remote: string;
  version: string;
  outcome: 'good' | 'failed-alone' | 'stopped-alone' | 'unopenable';
  reason?: string;
}

/** Who looks how new versions do, and takes bad ones back. */
export interface ReleaseWatch {
  /** Versions of a remote that must not be drawn; asked at each reading of a pointer, which says what is on trial. */
  refused(remote: string, trials: readonly Trial[]): Promise<readonly string[]>;
  drawn(drawn: Drawn): void;
  /** Told of each answered page. A new token, which the answer tells its browser. */
  viewed(remote: string, version: string): string;
}

/** A version of a remote that was fetched and opened, or could not be. */
export interface RemoteOpening {
  remote: string;
  version: string;
  isOpened: boolean;
  seconds: number;
}

export interface ApiQuestion {
  method: ApiRequest['method'];
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  /** JSON. */
  body?: string;
}

export interface ApiAnswer {
  status: number;
  /** JSON, or nothing. */
  body: string;
}

/** What of a request decides which cached page answers it. */
export interface PageRequest {
  method: string;
  /** Path and query as they were asked for. */
  url: string;
  /** These two headers, empty when they did not come. */
  cookie: string;
  acceptEncoding: string;
  /** As it came, for the answer 304. */
  ifNoneMatch?: string;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  /** Null for a request that wants the head alone, and for 304. */
  body: Uint8Array | null;
}

/** Pages of one queue; the last three are counted since the process began. */
export interface PageQueueCounts {
  waiting: number;
  begun: number;
  /** Those that found no place, and those that nobody waited for any more. */
  dropped: number;
  abandoned: number;
}

/** The processes that remotes are drawn in; falls are counted since the storefront began. */
export interface RendererCounts {
  processes: number;
  /** Threads that open their remote or draw, and those that wait for a page. */
  busy: number;
  idle: number;
  /** Of all these processes, as each said within the last seconds. */
  residentBytes: number;
  /** What ended without being told to: whole processes, and threads alone. */
  falls: { process: number; thread: number };
}

export interface Storefront {
  /**
   * Answers a request for a page. Never throws: a failure is a drawn page with its status. Once the request's signal is
   * aborted nobody reads the answer, and nothing need be drawn.
   * @param network who asks: one network does not take all places of pages that are drawn for one visitor
   */
  answer(request: Request, network?: string): Promise<PageAnswer>;
  /**
   * The same page at once, when it was drawn a moment ago for anyone, or, with 503, a word that there is no place to draw
   * it; null when `answer` must draw it.
   */
  kept(request: PageRequest): PageAnswer | null;
  /** Whether each remote can be drawn now. */
  ready(): Promise<Record<string, boolean>>;
  /** Remotes whose pointer is refused at the moment, or its first version passed over, and why; another version goes on. */
  refused(): Record<string, string>;
  /** By the name of the queue. */
  queues?(): Record<string, PageQueueCounts>;
  renderers?(): RendererCounts;
  close(): Promise<void>;
}
