import type { RouteObject } from 'react-router';
import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/federation/remote';
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
        login: () => import('./routes/Login.tsx'),
        register: () => import('./routes/Register.tsx'),
        passwordRecovery: () => import('./routes/PasswordRecovery.tsx'),
        passwordRecoveryToken: () => import('./routes/PasswordRecoveryToken.tsx'),
        confirmEmail: () => import('./routes/ConfirmEmail.tsx'),
        account: () => import('./routes/Account.tsx'),
        accountOrders: () => import('./routes/Orders.tsx'),
        accountAddresses: () => import('./routes/Addresses.tsx'),
        accountDetails: () => import('./routes/Details.tsx'),
        accountEmail: () => import('./routes/Email.tsx'),
        accountPassword: () => import('./routes/Password.tsx'),
        accountPasskeys: () => import('./routes/Passkeys.tsx'),
        accountSessions: () => import('./routes/Sessions.tsx'),
        accountData: () => import('./routes/Data.tsx'),
      },
    },
    remote,
  );
}
