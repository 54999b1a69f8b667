import type { RouteObject } from 'react-router';
import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/remote';
import { remoteRoutes } from '@vitrine/shared/remote/remote-routes';

export const contract = CONTRACT_VERSION;

/** Every page is the index for now: it names the tools and lets nobody but staff in. */
const index = () => import('./routes/Tools.tsx');

export function createRoutes(remote: RemoteContext): RouteObject[] {
  return remoteRoutes(
    {
      owner: 'tools',
      messages: {
        en: () => import('./messages/en.json'),
        nl: () => import('./messages/nl.json'),
        fr: () => import('./messages/fr.json'),
      },
      pages: {
        tools: index,
        toolsImagesFamily: index,
        toolsImagesInsect: index,
        toolsMissingFamily: index,
        toolsMissingOrigin: index,
        toolsSpacesFamilies: index,
        toolsSpacesInsects: index,
      },
    },
    remote,
  );
}
