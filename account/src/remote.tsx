import type { RouteObject } from 'react-router';
import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/remote';
import { remoteRoutes } from '@vitrine/shared/remote/remote-routes';

export const contract = CONTRACT_VERSION;

export function createRoutes(remote: RemoteContext): RouteObject[] {
  return remoteRoutes(
    {
      owner: 'account',
      messages: {
        en: () => import('./messages/en.json'),
        nl: () => import('./messages/nl.json'),
        fr: () => import('./messages/fr.json'),
      },
      pages: {
        login: () => import('./routes/login.tsx'),
        register: () => import('./routes/register.tsx'),
        passwordRecovery: () => import('./routes/password-recovery.tsx'),
        passwordRecoveryToken: () => import('./routes/password-recovery-token.tsx'),
        confirmEmail: () => import('./routes/confirm-email.tsx'),
        account: () => import('./routes/account.tsx'),
      },
    },
    remote,
  );
}
