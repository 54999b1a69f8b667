import type { RouteObject } from 'react-router';
import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { remoteRoutes } from '@vitrine/shared/remote/remote-routes';

export const contract = CONTRACT_VERSION;

export function createRoutes(remote: RemoteContext): RouteObject[] {
  return remoteRoutes(
    {
      owner: 'cart-checkout',
      messages: {
        en: () => import('./messages/en.ts'),
        nl: () => import('./messages/nl.ts'),
        fr: () => import('./messages/fr.ts'),
      },
      pages: {
        cart: () => import('./routes/cart/Cart.tsx'),
        checkout: () => import('./routes/checkout/Checkout.tsx'),
        payment: () => import('./routes/payment/Payment.tsx'),
        order: () => import('./routes/order/Order.tsx'),
        withdraw: () => import('./routes/withdrawal/Withdraw.tsx'),
      },
    },
    remote,
  );
}
