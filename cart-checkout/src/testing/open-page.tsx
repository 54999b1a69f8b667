import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { Frame } from '@vitrine/shared/contract/frame';
import type { RouteHandle } from '@vitrine/shared/contract/federation/remote';
import { noticeBoard } from '@vitrine/shared/remote/testing/notice-board';
import { createRoutes } from '../remote.tsx';
import type { FakeShop } from './fake-shop.ts';
import { frame } from './fixtures.ts';

/** Opens a page of this remote the way the shell does, over a shop of the test's making. */
export function openPage(
  path: string,
  shop: FakeShop,
  changes: Partial<Frame> = {},
  profile: Profile | (() => Profile | null) | null = null,
) {
  const { notifications, notify, Board } = noticeBoard();
  const routes = createRoutes({
    api: () => shop.api,
    browserApi: shop.api,
    publicUrl: 'https://shop.example',
    profile: () => (typeof profile === 'function' ? profile() : profile),
    frame: () => frame(changes),
    notify,
  });
  const shell = { HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([shell], { initialEntries: [path] });
  const title = () => {
    const { matches, loaderData } = router.state;
    const { route } = matches.at(-1) ?? {};
    const handle: RouteHandle = route?.handle ?? {};
    return handle.head?.(loaderData[route?.id ?? '']).title;
  };
  const drawn = render(
    <>
      <RouterProvider router={router} />
      <Board />
    </>,
  );
  return { notifications, router, title, ...drawn };
}
