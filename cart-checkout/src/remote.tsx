import type { RouteObject } from 'react-router';
import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/remote';
import { remoteRoutes } from '@vitrine/shared/remote/remote-routes';

export const contract = CONTRACT_VERSION;

export function createRoutes(remote: RemoteContext): RouteObject[] {
  return remoteRoutes(
    {
      owner: 'cart-checkout',
      messages: {
        en: () => import('./messages/en.json'),
        nl: () => import('./messages/nl.json'),
        fr: () => import('./messages/fr.json'),
      },
      pages: {
        cart: () => import('./routes/cart.tsx'),
        checkout: () => import('./routes/checkout.tsx'),
        payment: () => import('./routes/payment.tsx'),
        order: () => import('./routes/order.tsx'),
        withdraw: () => import('./routes/withdraw.tsx'),
      },
    },
    remote,
  );
}
