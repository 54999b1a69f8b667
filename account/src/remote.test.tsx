/** @jest-environment @vitrine/shared/build/browser-environment.js */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Profile } from '@vitrine/shared/contract/account';
import type { RouteHandle } from '@vitrine/shared/contract/remote';
import { createRoutes } from './remote.tsx';

function open(path: string, profile: Profile | null = null) {
  const offline = async () => ({ ok: false, failure: { kind: 'offline' } }) as const;
  const routes = createRoutes({
    api: () => offline,
    browserApi: offline,
    publicUrl: 'https://shop.example',
    profile: () => profile,
    frame: () => {
      throw new Error('these pages need no frame');
    },
    notify: () => {},
  });
  const shell = { HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([shell], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

describe('the pages of the account', () => {
  it.each([
    ['/login', 'Log in'],
    ['/nl/registreren', 'Registreren'],
    ['/fr/recuperer-mot-de-passe', 'Récupérer le mot de passe'],
    ['/password-recovery/abc', 'Password recovery'],
    ['/nl/bevestig-email/abc', 'Bevestig je e-mailadres'],
  ])('%s says what is coming, and how to order today', async (path, name) => {
    const router = open(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    const handle: RouteHandle = router.state.matches.at(-1)?.route.handle ?? {};
    expect(handle.head?.({}).title).toBe(`${name} · Vitrine`);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('lead a visitor of the account to the login', async () => {
    const router = open('/nl/account');
    expect(await screen.findByRole('heading', { level: 1, name: 'Inloggen' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/nl/inloggen');
  });

  it('greet whoever is logged in', async () => {
    open('/account', { id: 1, language: 'en', is_email_verified: true, firstname: 'Ann', role: 'customer' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Ann' })).toBeTruthy();
  });
});
