import { createHash } from 'node:crypto';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { offlinePath } from '../model/offline.ts';
import type { WorkerConfig } from '../worker/worker-scope.ts';
import { clientFile, ownFiles } from './client-file.ts';
import { ICON } from './icon.ts';
import { offlineDocument } from './pages/offline-document.tsx';

const WORKER_FILE = 'worker.js';
/** Before it: the addresses of the shop. */
const ROUTES_FILE = 'worker-routes.js';

/**
 * Ends every worker that a browser has from this shop, and all that workers cached; the cart lies elsewhere. Browsers ask
 * for `/sw.js` anew at each visit, whatever the worker that they have does.
 */
const LAST_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
})()));`;

/** Whether browsers are to have a worker: not when it is switched off, and not from a build without one. */
export const hasWorker = ({
  serviceWorker = true,
  shell,
}: Pick<StorefrontOptions, 'serviceWorker' | 'shell'>): boolean =>
  serviceWorker && WORKER_FILE in shell.client;

/**
 * `/sw.js`: the worker of the shell's release, which brings the list of its files, and what only the server knows. It
 * changes when one of these does: a release of pages alone leaves every browser the worker that it has.
 */
export function workerScript(options: StorefrontOptions, origins: string[]): string {
  if (!hasWorker(options)) return LAST_WORKER;
  const config: WorkerConfig = {
    files: ownFiles(options),
    precache: [...offlinePages(options), icon],
    offlinePages: { en: offlinePath('en'), nl: offlinePath('nl'), fr: offlinePath('fr') },
    origins,
  };
  const scripts = [ROUTES_FILE, WORKER_FILE].map((name) => JSON.stringify(clientFile(options, name)));
  return `self.vitrine = ${JSON.stringify(config)};\nimportScripts(${scripts.join()});\n`;
}

function offlinePages(options: StorefrontOptions): WorkerConfig['precache'] {
  return LOCALES.map((locale) => {
    return { url: offlinePath(locale), revision: revisionOf(offlineDocument(locale, options)) };
  });
}

/** The one that tabs show. By its content, as all that is precached: a release that leaves them leaves the worker. */
const icon = { url: '/favicon.svg', revision: revisionOf(ICON) };

function revisionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
