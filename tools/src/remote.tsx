import type { RouteObject } from 'react-router';
import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/federation/remote';
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
        toolsOrders: page(() => import('./routes/orders/Orders.tsx')),
        toolsOrderNew: page(() => import('./routes/orders/OrderNew.tsx')),
        toolsOrder: page(() => import('./routes/orders/Order.tsx')),
        toolsInsects: page(() => import('./routes/insects/Insects.tsx')),
        toolsInsectNew: page(() => import('./routes/insects/InsectNew.tsx')),
        toolsInsectPhotos: page(() => import('./routes/insects/InsectPhotos.tsx')),
        toolsInsect: page(() => import('./routes/insects/Insect.tsx')),
        toolsFamilies: page(() => import('./routes/insects/Families.tsx')),
        toolsFamilyNew: page(() => import('./routes/insects/FamilyNew.tsx')),
        toolsFamily: page(() => import('./routes/insects/Family.tsx')),
        toolsImagesInsect: page(() => import('./routes/images/ImagesInsect.tsx')),
        toolsImagesFamily: page(() => import('./routes/images/ImagesFamily.tsx')),
        toolsImport: page(() => import('./routes/insects/Import.tsx')),
        toolsMissingFamily: page(() => import('./routes/data-quality/MissingFamily.tsx')),
        toolsMissingOrigin: page(() => import('./routes/data-quality/MissingOrigin.tsx')),
        toolsSpacesInsects: page(() => import('./routes/data-quality/WhitespaceInsects.tsx')),
        toolsSpacesFamilies: page(() => import('./routes/data-quality/WhitespaceFamilies.tsx')),
        toolsClosings: page(() => import('./routes/shop/Closings.tsx')),
        toolsShipping: page(() => import('./routes/shop/Shipping.tsx')),
        toolsTexts: page(() => import('./routes/texts/Texts.tsx')),
        toolsText: page(() => import('./routes/texts/Text.tsx')),
        toolsPosts: page(() => import('./routes/texts/Posts.tsx')),
        toolsPostNew: page(() => import('./routes/texts/PostNew.tsx')),
        toolsPost: page(() => import('./routes/texts/Post.tsx')),
        toolsSettings: page(() => import('./routes/shop/Settings.tsx')),
        toolsStaff: page(() => import('./routes/shop/Staff.tsx')),
        toolsReservations: page(() => import('./routes/orders/Reservations.tsx')),
        toolsLedgers: page(() => import('./routes/orders/Ledgers.tsx')),
        toolsMails: page(() => import('./routes/orders/Mails.tsx')),
        toolsReleases: page(() => import('./routes/shop/Releases.tsx')),
        toolsVitals: page(() => import('./routes/shop/Vitals.tsx')),
        toolsBackups: page(() => import('./routes/shop/Backups.tsx')),
        toolsAudit: page(() => import('./routes/shop/Audit.tsx')),
      },
    },
    remote,
  );
}

/** A page whose failures are drawn in its place, so that the navigation stays. */
function page(load: () => Promise<PageModule>): () => Promise<PageModule> {
  return async () => {
    const [module, { PageFailed }] = await Promise.all([load(), import('./components/bench/PageFailed.tsx')]);
    return { ErrorBoundary: PageFailed, ...module };
  };
}
