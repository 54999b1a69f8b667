import { configure, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import type { RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { browserCart, ownState } from '@vitrine/shared/remote/own-state';
import type { Remote } from '@vitrine/shared/remote/remote-context';
import { LIVE_REGION } from '@vitrine/shared/ui/feedback/announce';
import { noticeBoard } from '@vitrine/shared/remote/testing/notice-board';
import { createRoutes } from '../remote.tsx';
import { playDialogs } from './dialogs.ts';
import type { FakeShop } from './fake-shop.ts';

/** What is in sight: what is read out of it stands in the page once more. */
configure({ defaultIgnore: 'script, style, [data-said]' });

/** What the shell hands over, with the shop of a test behind it. */
export function fakeRemote(shop: FakeShop, notify: RemoteContext['notify'] = () => {}): Remote {
  const context: RemoteContext = {
    api: () => shop.api,
    browserApi: shop.api,
    publicUrl: 'https://shop.example',
    profile: () => null,
    frame: () => {
      throw new Error('tools need no frame');
    },
    notify,
  };
  return { ...context, state: ownState(context), cart: browserCart };
}

/** Opens a page of the tools the way the shell does, over a shop of the test's making. */
export function openPage(path: string, shop: FakeShop) {
  playDialogs();
  const { notifications, notify, Board } = noticeBoard();
  const routes = createRoutes(fakeRemote(shop, notify));
  const elsewhere: RouteObject = { path: '*', Component: () => <h1>Elsewhere</h1> };
  const shell: RouteObject = {
    HydrateFallback: () => null,
    ErrorBoundary: () => <h1>Failed</h1>,
    children: [...routes, elsewhere],
  };
  const router = createMemoryRouter([shell], { initialEntries: [path] });
  const address = () => router.state.location.pathname + router.state.location.search;
  const drawn = render(
    <>
      <RouterProvider router={router} />
      <Board />
      <p {...LIVE_REGION} />
    </>,
  );
  return { notifications, router, address, ...drawn };
}
