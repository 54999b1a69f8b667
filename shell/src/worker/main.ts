import { contentName } from '@vitrine/shared/contract/federation/content-name';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { deleteOtherCaches } from './caches.ts';
import { cachePictures, pictures, releaseFiles } from './files-routes.ts';
import { pageKind } from '../model/page-kind.ts';
import { answerPage } from './pages-route.ts';
import { type Message, scope } from './worker-scope.ts';
import { workerMessageSchema, type WorkerMessage } from '../model/worker-message.ts';
import { precacheVisited } from './page-cache.ts';
import { noteText } from './mark-page.ts';

const isVisit = ({ mode }: Request, sameOrigin: boolean): boolean => sameOrigin && mode === 'navigate';

setCacheNameDetails({ prefix: 'vitrine', precache: 'precache-1', suffix: '' });
const files = self.__WB_MANIFEST.map((file) => ({
  ...file,
  url: scope.vitrine.files + contentName(file.url, file.integrity),
}));
precacheAndRoute([...scope.vitrine.precache, ...files], { directoryIndex: '', cleanURLs: false });

// Whatever is not named here goes to the shop as if there were no worker: the API and the tools above all.
registerRoute(
  ({ url, request, sameOrigin }) => isVisit(request, sameOrigin) && pageKind(url) !== null,
  answerPage,
);
registerRoute(releaseFiles);
registerRoute(pictures);

// At once: nothing that a worker does depends on the release of a page that is open.
scope.addEventListener('install', () => void scope.skipWaiting());
clientsClaim();
scope.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));
scope.addEventListener('message', hear);

/** Does what a page asks for; what it cannot read is of another release, and left alone. */
function hear(event: Message): void {
  const read = workerMessageSchema.safeParse(event.data);
  if (!read.success) return;
  if (read.data.kind === 'note') event.ports[0]?.postMessage(answer(read.data));
  else event.waitUntil(keep(read.data, event));
}

function answer({ locale, at }: Extract<WorkerMessage, { kind: 'note' }>): string {
  return noteText({ locale, at, now: Date.now(), isOffline: true });
}

async function keep({ address, fetched }: Extract<WorkerMessage, { kind: 'seen' }>, event: Message) {
  const url = new URL(address, scope.location.origin);
  if (url.origin !== scope.location.origin || pageKind(url) !== 'cacheable') return;
  try {
    await precacheVisited(url.href, fetched);
    await cachePictures(fetched, event);
  } catch {
    // The connection went, or the disk is full: the page is not cached, and nobody waits for it.
  }
}
