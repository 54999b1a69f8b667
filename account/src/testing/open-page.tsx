import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { RouteHandle } from '@vitrine/shared/contract/federation/remote';
import { ownState } from '@vitrine/shared/remote/own-state';
import { noticeBoard } from '@vitrine/shared/remote/testing/notice-board';
import { createRoutes } from '../remote.tsx';
import type { FakeShop } from './fake-shop.ts';
import { FRAME } from './fixtures.ts';

/** Opens a page of this remote the way the shell does, over a shop of the test's making. */
export function openPage(path: string, shop: FakeShop, profile: Profile | null = null) {
  const { notifications, notify, Board } = noticeBoard();
  let refreshed = 0;
  const routes = createRoutes({
    api: () => shop.api,
    browserApi: shop.api,
    publicUrl: 'https://shop.example',
    profile: () => profile,
    refreshProfile: async () => {
      refreshed += 1;
      return profile;
    },
    frame: () => FRAME,
    notify,
    state: ownState({ notify, refreshProfile: async () => profile }),
  });
  const elsewhere = { path: '*', Component: () => <h1>Elsewhere</h1> };
  const shell = {
    HydrateFallback: () => null,
    ErrorBoundary: () => <h1>Failed</h1>,
    children: [...routes, elsewhere],
  };
  const router = createMemoryRouter([shell], { initialEntries: [path] });
  const head = () => {
    const { matches, loaderData } = router.state;
    const { route } = matches.at(-1) ?? {};
    const handle: RouteHandle = route?.handle ?? {};
    return handle.head?.(loaderData[route?.id ?? '']);
  };
  const address = () => router.state.location.pathname + router.state.location.search;
  return {
    notifications,
    refreshed: () => refreshed,
    head,
    address,
    ...render(
      <>
        <RouterProvider router={router} />
        <Board />
      </>,
    ),
  };
}
