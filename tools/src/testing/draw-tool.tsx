import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Staff } from '@vitrine/shared/contract/tools/tools';
import { RemoteProvider } from '@vitrine/shared/remote/remote-context';
import { NewsInPlace } from '@vitrine/shared/remote/use-obey';
import { LIVE_REGION } from '@vitrine/shared/ui/feedback/announce';
import { noticeBoard } from '@vitrine/shared/remote/testing/notice-board';
import messages from '../messages/en.json';
import { CurrentStaffProvider } from '../model/current-staff.ts';
import { FakeShop, OWNER } from './fake-shop.ts';
import { fakeRemote } from './open-page.tsx';
import { playDialogs } from './dialogs.ts';

interface Place {
  path?: string;
  shop?: FakeShop;
  me?: Staff;
}

/** Draws a piece of a page as the workbench would. */
export function drawTool(
  piece: ReactNode,
  { path = '/tools', shop = new FakeShop(), me = OWNER }: Place = {},
) {
  playDialogs();
  const { notify, Board } = noticeBoard();
  const router = createMemoryRouter([{ path: '*', Component: () => piece }], { initialEntries: [path] });
  const address = () => router.state.location.pathname + router.state.location.search;
  const drawn = render(
    <IntlProvider locale="en" messages={messages}>
      <RemoteProvider value={fakeRemote(shop, notify)}>
        <CurrentStaffProvider value={me}>
          <NewsInPlace value={true}>
            <RouterProvider router={router} />
          </NewsInPlace>
        </CurrentStaffProvider>
      </RemoteProvider>
      <Board />
      <p {...LIVE_REGION} />
    </IntlProvider>,
  );
  return { address, ...drawn };
}
