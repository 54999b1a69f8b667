import { contentName } from '@vitrine/shared/contract/federation/content-name';
import { clientsClaim, setCacheNameDetails } from 'workbox-core';
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { deleteOtherCaches } from './caches.ts';
import { pictures, releaseFiles } from './files-routes.ts';
import { hear } from './hear-pages.ts';
import { pageKind } from '../model/page-kind.ts';
import { answerPage } from './pages-route.ts';
import { scope } from './worker-scope.ts';

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
