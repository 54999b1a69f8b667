import type { RouteObject } from 'react-router';
import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/remote';
import { remoteRoutes, type PageModule } from '@vitrine/shared/remote/remote-routes';

export const contract = CONTRACT_VERSION;

export function createRoutes(remote: RemoteContext): RouteObject[] {
  return remoteRoutes(
    {
      owner: 'tools',
      messages: {
        en: () => import('./messages/en.json'),
        nl: () => import('./messages/nl.json'),
        fr: () => import('./messages/fr.json'),
      },
      frame: () => import('./routes/frame.ts'),
      pages: {
        tools: page(() => import('./routes/Dashboard.tsx')),
        toolsOrders: page(() => import('./routes/Orders.tsx')),
        toolsOrder: page(() => import('./routes/Order.tsx')),
        toolsInsects: page(() => import('./routes/Insects.tsx')),
        toolsInsectNew: page(() => import('./routes/InsectNew.tsx')),
        toolsInsect: page(() => import('./routes/Insect.tsx')),
        toolsFamilies: page(() => import('./routes/Families.tsx')),
        toolsFamilyNew: page(() => import('./routes/FamilyNew.tsx')),
        toolsFamily: page(() => import('./routes/Family.tsx')),
        toolsImagesInsect: page(() => import('./routes/ImagesInsect.tsx')),
        toolsImagesFamily: page(() => import('./routes/ImagesFamily.tsx')),
        toolsImport: page(() => import('./routes/Import.tsx')),
        toolsMissingFamily: page(() => import('./routes/MissingFamily.tsx')),
        toolsMissingOrigin: page(() => import('./routes/MissingOrigin.tsx')),
        toolsSpacesInsects: page(() => import('./routes/SpacesInsects.tsx')),
        toolsSpacesFamilies: page(() => import('./routes/SpacesFamilies.tsx')),
        toolsClosings: page(() => import('./routes/Closings.tsx')),
        toolsShipping: page(() => import('./routes/Shipping.tsx')),
        toolsTexts: page(() => import('./routes/Texts.tsx')),
        toolsText: page(() => import('./routes/Text.tsx')),
        toolsPosts: page(() => import('./routes/Posts.tsx')),
        toolsPostNew: page(() => import('./routes/PostNew.tsx')),
        toolsPost: page(() => import('./routes/Post.tsx')),
        toolsSettings: page(() => import('./routes/Settings.tsx')),
        toolsStaff: page(() => import('./routes/Staff.tsx')),
        toolsMails: page(() => import('./routes/Mails.tsx')),
        toolsReleases: page(() => import('./routes/Releases.tsx')),
        toolsBackups: page(() => import('./routes/Backups.tsx')),
        toolsAudit: page(() => import('./routes/Audit.tsx')),
      },
    },
    remote,
  );
}

/** A page whose failures are drawn in its place, so that the navigation stays. */
function page(load: () => Promise<PageModule>): () => Promise<PageModule> {
  return async () => {
    const [module, { PageFailed }] = await Promise.all([load(), import('./components/PageFailed.tsx')]);
    return { ErrorBoundary: PageFailed, ...module };
  };
}
