/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { addButtonOf, BEFORE_NAME } from '@vitrine/shared/cart/add-button';
import { readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { App } from '../App.tsx';
import { addFromMarkup } from '../client/early/early-cart.ts';
import { cartAtom, createState } from '../model/state.ts';
import { appRoutes } from '../routing/app-routes.tsx';
import { MESSAGES } from '../testing/draw.tsx';
import { FRAME, LUNA } from '../testing/fixtures.ts';

/** What the page's own code heard. */
let heard = 0;

function Page() {
  return (
    <button type="button" {...addButtonOf(LUNA)} onClick={() => void (heard += 1)}>
      Add to cart
      <i>{BEFORE_NAME + LUNA.name}</i>
    </button>
  );
}

const store = createState(FRAME, null);
const routes = appRoutes([{ id: 'page', path: '/', Component: Page }]);

const page = () => (
  <App store={store} locale="en" messages={MESSAGES.en}>
    <RouterProvider router={createMemoryRouter(routes)} />
  </App>
);

let root: Root | undefined;
beforeEach(() => {
  localStorage.clear();
  // The border to the browser: this environment does not scroll.
  window.scrollTo = () => undefined;
});
afterEach(() => act(() => root?.unmount()));

it('counts a press on the page as it was served, and React finds nothing amiss when it takes over', async () => {
  document.documentElement.lang = 'en';
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page());
  addFromMarkup([]);
  screen.getByRole('button', { name: /^Add to cart/ }).click();
  expect(screen.getByText('€12.50')).toHaveAttribute('data-cart-total', 'shown');
  expect(screen.getByText('Actias luna is in your cart. You have 1.')).toHaveAttribute('role', 'status');

  const amiss: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(box, page(), { onRecoverableError: (error) => amiss.push(error) });
  });
  expect(amiss).toEqual([]);
  expect(heard).toBe(0);
  // As it was, until the browser's cart is known.
  expect(screen.getByText('€12.50')).toBeVisible();
  expect(screen.getByText('Actias luna is in your cart. You have 1.')).toBeInTheDocument();
  act(() => store.set(cartAtom, readBrowserCart()));
  expect(screen.getByRole('link', { name: 'Cart: 1 insect, €12.50' })).toHaveTextContent('€12.50');
});
