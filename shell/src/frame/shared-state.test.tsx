/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { CART_KEY } from '@vitrine/shared/cart/cart-key';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { CartCheck } from '@vitrine/shared/contract/orders/cart-check';
import type { CartLine } from '@vitrine/shared/contract/orders/cart-state';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { createIntl } from '@vitrine/shared/i18n/create-intl';
import { useCart, useNotify, useProfile, useRemote } from '@vitrine/shared/remote/remote-context';
import { remoteRoutes } from '@vitrine/shared/remote/remote-routes';
import { App } from '../App.tsx';
import { syncSession } from '../client/visit/session-sync.ts';
import { startFrameRefresh } from '../client/visit/frame-refresh.ts';
import { cartAtom, createState, notifyAtom, profileAtom, sharedState, type Store } from '../model/state.ts';
import { appRoutes } from '../routing/app-routes.tsx';
import { resolveLazy } from '../routing/resolve-lazy.ts';
import { Channel } from '../testing/channel.ts';
import { MESSAGES } from '../testing/draw.tsx';
import { ADA, FRAME, LUNA } from '../testing/fixtures.ts';
import { Slot } from './slot/Slot.tsx';

const LOT = { uuid: 'A', amount: 1, priceCents: 1250 };
const INFO = { type: 'info', title: 'Saved by the other remote' } as const;

/** A remote's page that shows all that it reads. */
function Page() {
  const cart = useCart();
  const profile = useProfile();
  const remote = useRemote();
  const queue = useAtomValue(remote.state.notifications);
  const notify = useNotify();
  return (
    <>
      <p>In the cart: {cart?.count ?? 'not known'}</p>
      <p>Here: {profile?.firstname ?? 'nobody'}</p>
      <p>To read: {queue.length}</p>
      <button onClick={() => notify({ type: 'info', title: 'Saved' })}>Save</button>
      <button onClick={() => remote.cart.add(LOT, 3)}>Add</button>
    </>
  );
}

/** What a shell hands over of which nothing is asked here. */
const CONTEXT: RemoteContext = {
  api: () => async () => ({ ok: false, failure: { kind: 'offline' } }),
  browserApi: async () => ({ ok: false, failure: { kind: 'offline' } }),
  publicUrl: 'https://shop.example',
  profile: () => null,
  frame: () => FRAME,
  notify: () => undefined,
};

/** The remote's routes, its cart page here. */
async function routesIn(context: RemoteContext): Promise<RouteObject[]> {
  const none = async () => ({ default: {} });
  const messages = { en: none, nl: none, fr: none };
  const pages = { cart: async () => ({ Component: Page }) };
  const routes = remoteRoutes({ owner: 'cart-checkout', messages, pages }, context);
  await resolveLazy(routes, '/cart');
  return routes;
}

function appOf(store: Store, routes: RouteObject[]) {
  return (
    <App store={store} locale="en" messages={MESSAGES.en}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/cart'] })} />
    </App>
  );
}

const stops: (() => void)[] = [];

/** A tab of the shop, on that page: the shell of now, before an API that knows who is logged in. */
async function openTab(server: { profile?: Profile; check?: CartCheck } = {}) {
  const store = createState(FRAME, server.profile ?? null);
  const api: ApiTransport = async ({ path }) => {
    if (path === '/api/auth/profile') return { ok: true, value: server };
    if (path === '/api/cart/check' && server.check) return { ok: true, value: server.check };
    return CONTEXT.browserApi({ method: 'GET', path });
  };
  const routes = await routesIn({ ...CONTEXT, state: sharedState });
  render(appOf(store, appRoutes(routes)));
  await act(async () => {
    stops.push(
      startFrameRefresh(
        store,
        syncSession(store, api, () => undefined),
        createIntl('en', MESSAGES.en),
        () => undefined,
      ),
    );
  });
  return store;
}

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { BroadcastChannel: Channel });
  // The border to the browser is played here: this environment neither scrolls, nor navigates, nor has modal dialogs.
  window.scrollTo = () => undefined;
  Object.assign(performance, { getEntriesByType: () => [] });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Channel.open.clear();
});

describe('a page of a remote', () => {
  it('shows what another remote puts into the cart', async () => {
    await openTab();
    expect(screen.getByText('In the cart: 0')).toBeVisible();
    act(() => void addToBrowserCart(LOT, 3));
    expect(screen.getByText('In the cart: 1')).toBeVisible();
  });

  it('shows what another tab puts into the cart', async () => {
    addToBrowserCart(LOT, 3);
    const saved = localStorage.getItem(CART_KEY) ?? '';
    localStorage.clear();
    await openTab();
    localStorage.setItem(CART_KEY, saved);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY })));
    expect(screen.getByText('In the cart: 1')).toBeVisible();
  });

  it('shows who logs in, and out, in another tab', async () => {
    const server: { profile?: Profile } = {};
    await openTab(server);
    expect(screen.getByText('Here: nobody')).toBeVisible();
    server.profile = ADA;
    new Channel().postMessage('changed');
    expect(await screen.findByText('Here: Ada')).toBeVisible();
    delete server.profile;
    new Channel().postMessage('left');
    expect(await screen.findByText('Here: nobody')).toBeVisible();
  });

  it('has the shell show its messages, and knows how many wait', async () => {
    const store = await openTab();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Saved');
    act(() => store.set(notifyAtom, INFO));
    expect(screen.getByText('To read: 2')).toBeInTheDocument();
  });
});

describe('whoever comes back to a cart of which something was sold', () => {
  it('is told by name what is gone and what changed', async () => {
    const atlas = { ...LUNA, uuid: 'B', name: 'Attacus atlas', priceCents: 1500 };
    for (const uuid of ['A', 'B', 'C']) addToBrowserCart({ ...LOT, uuid }, 3);
    await openTab({
      check: {
        lines: [
          { uuid: 'A', status: 'sold-out', amount: 0, insect: { ...LUNA, uuid: 'A' } },
          { uuid: 'B', status: 'ok', amount: 1, insect: atlas },
          { uuid: 'C', status: 'sold-out', amount: 0, insect: null },
        ],
        totalCents: 1500,
      },
    });
    const said = await screen.findByRole('dialog');
    expect(said).toHaveTextContent('No longer available, and out of your cart: Actias luna and an insect.');
    expect(said).toHaveTextContent('Fewer of them, or another price: Attacus atlas.');
    expect(readBrowserCart().lines.map(({ uuid }) => uuid)).toEqual(['B']);
  });

  it('is told once there is a connection, where the page was opened without one', async () => {
    addToBrowserCart(LOT, 3);
    const server: { check?: CartCheck } = {};
    await openTab(server);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    server.check = {
      lines: [{ uuid: 'A', status: 'sold-out', amount: 0, insect: { ...LUNA, uuid: 'A' } }],
      totalCents: 0,
    };
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('dialog')).toHaveTextContent('out of your cart: Actias luna.');
    expect(readBrowserCart().lines).toEqual([]);
  });
});

describe('a page that the server drew', () => {
  it('is taken over as it was drawn, whatever became known before its code was here', async () => {
    const slot = [{ Component: Slot, children: await routesIn({ ...CONTEXT, state: sharedState }) }];
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(appOf(createState(FRAME, ADA), slot));
    expect(root).toHaveTextContent('In the cart: not knownHere: AdaTo read: 0');

    addToBrowserCart(LOT, 3);
    const store = createState(FRAME, ADA);
    store.set(cartAtom, readBrowserCart());
    store.set(profileAtom, null);
    store.set(notifyAtom, INFO);
    const mended: unknown[] = [];
    const onRecoverableError = (error: unknown) => mended.push(error);
    const taken = await act(async () => hydrateRoot(root, appOf(store, slot), { onRecoverableError }));
    expect(root).toHaveTextContent('In the cart: 1Here: nobodyTo read: 1');
    expect(mended).toEqual([]);
    act(() => taken.unmount());
  });
});

it('a page of a remote changes the cart by the code of its shell, which it needs no copy of', async () => {
  const added: unknown[] = [];
  const cart = { add: (line: CartLine) => (added.push(line), null), remove: () => undefined };
  const routes = await routesIn({ ...CONTEXT, state: sharedState, cart });
  render(appOf(createState(FRAME, null), routes));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(added).toEqual([LOT]);
  expect(readBrowserCart().lines).toEqual([]);
});

describe('a page of a remote in a shell of before, which hands out neither state nor cart', () => {
  it('follows the cart and changes it, asks who is logged in, and has its messages shown', async () => {
    const told: unknown[] = [];
    const before: RemoteContext = {
      ...CONTEXT,
      refreshProfile: async () => ADA,
      notify: (notification) => told.push(notification),
    };
    addToBrowserCart(LOT, 3);
    render(appOf(createState(FRAME, null), [{ Component: Slot, children: await routesIn(before) }]));
    expect(await screen.findByText('Here: Ada')).toBeVisible();
    expect(screen.getByText('In the cart: 1')).toBeVisible();
    act(() => void addToBrowserCart(LOT, 3));
    expect(screen.getByText('In the cart: 2')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('In the cart: 3')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(told).toEqual([{ type: 'info', title: 'Saved' }]);
  });
});
