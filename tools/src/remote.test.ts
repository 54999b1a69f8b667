/** @jest-environment @vitrine/shared/build/browser-environment.js */
import { describe, expect, it } from '@jest/globals';
import { createMemoryRouter, type RouteObject } from 'react-router';
import type { Profile } from '@vitrine/shared/contract/account';
import type { RemoteContext } from '@vitrine/shared/contract/remote';
import { createRoutes } from './remote.tsx';

const profile = (role: Profile['role']): Profile => ({
  id: 1,
  language: 'nl',
  is_email_verified: true,
  firstname: 'Ann',
  role,
});

/** Where someone ends up who opens a tool, and with what status. */
async function open(path: string, visitor: Profile | null) {
  const offline = async () => ({ ok: false, failure: { kind: 'offline' } }) as const;
  const remote: RemoteContext = {
    api: () => offline,
    browserApi: offline,
    publicUrl: 'https://shop.example',
    profile: () => visitor,
    frame: () => {
      throw new Error('tools need no frame');
    },
    notify: () => {},
  };
  const login: RouteObject[] = [{ path: '/login' }, { path: '/nl/inloggen' }];
  const router = createMemoryRouter([...createRoutes(remote), ...login], { initialEntries: [path] });
  await new Promise<void>((settled) => {
    const look = () => router.state.initialized && settled();
    router.subscribe(look);
    look();
  });
  const [error] = Object.values(router.state.errors ?? {});
  return { pathname: router.state.location.pathname, error };
}

describe('the tools', () => {
  it.each([
    ['/tools', '/login'],
    ['/nl/tools/spaces/insects', '/nl/inloggen'],
  ])('%s asks a visitor to log in', async (path, login) => {
    expect(await open(path, null)).toMatchObject({ pathname: login, error: undefined });
  });

  it('are closed to customers', async () => {
    expect(await open('/tools/missing/family', profile('customer'))).toMatchObject({
      error: { status: 403 },
    });
  });

  it.each(['owner', 'catalogue', 'orders', 'read-only'] as const)('are open to the role %s', async (role) => {
    const path = '/fr/tools/images/insect';
    expect(await open(path, profile(role))).toEqual({ pathname: path, error: undefined });
  });
});
