import type { Locale } from '@vitrine/shared/contract/locale';
import type { ROUTES } from '@vitrine/shared/paths/route-table';

/** What `/sw.js` says before it brings the worker's script (`server/worker-files.ts`). */
export interface WorkerConfig {
  /** Where the release's files are served. */
  files: string;
  /** What is there from the first moment and no build knows: the pages for what is not, and the icon. */
  precache: { url: string; revision: string }[];
  offlinePages: Record<Locale, string>;
  /** Where remotes come from, beside the shop itself. */
  origins: string[];
}

export interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Message extends Extendable {
  data: unknown;
  ports: readonly MessagePort[];
}

/** The part of a service worker's global scope that is used here: the project's types are those of a page. */
interface WorkerScope {
  vitrine: WorkerConfig;
  /** As `routes.ts` left it. */
  vitrineRoutes: typeof ROUTES;
  location: Location;
  navigator: { onLine: boolean };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(name: 'message', listener: (event: Message) => void): void;
}

declare global {
  /** What the build writes for `self.__WB_MANIFEST`: files of the release that are there from the first moment. */
  interface Window {
    __WB_MANIFEST: { url: string; revision: null; integrity: string }[];
  }
}

// In a worker `self` is that scope, whatever the types of a page say.
export const scope = globalThis as unknown as WorkerScope;
