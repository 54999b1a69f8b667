import { configure, render, screen } from '@testing-library/react';
import { createMemoryRouter, isRouteErrorResponse, RouterProvider } from 'react-router';
import type { Frame } from '@vitrine/shared/contract/frame';
import type { Notification, PageHead, RouteHandle } from '@vitrine/shared/contract/federation/remote';
import { createRoutes } from '../remote.tsx';
import type { FakeCatalogue } from './fake-catalogue.ts';
import { FRAME } from './fixtures.ts';

/* The first page of a file waits for all of its code. */
configure({ asyncUtilTimeout: 10_000 });

/** Opens a page of this remote the way the shell does, and waits until it is there, moved or failed. */
export async function openPage(path: string, { api }: FakeCatalogue, changes: Partial<Frame> = {}) {
  const notifications: Notification[] = [];
  const routes = createRoutes({
    api: () => api,
    browserApi: api,
    publicUrl: 'https://shop.example',
    profile: () => null,
    frame: () => ({ ...FRAME, ...changes }),
    notify: (notification) => notifications.push(notification),
  });
  const shell = { HydrateFallback: () => null, ErrorBoundary: () => <h1>No page</h1>, children: routes };
  const router = createMemoryRouter([shell], { initialEntries: [path] });
  const page = render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  const { location, matches, loaderData } = router.state;
  const [error] = Object.values(router.state.errors ?? {});
  return {
    ...page,
    router,
    notifications,
    address: location.pathname + location.search,
    status: isRouteErrorResponse(error) ? error.status : error ? 500 : 200,
    head: (): PageHead => {
      const { route } = matches.at(-1) ?? {};
      const handle: RouteHandle = route?.handle ?? {};
      return handle.head?.(loaderData[route?.id ?? '']) ?? { title: '' };
    },
  };
}
