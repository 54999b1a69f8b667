/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router';
import { FocusKeeper } from './FocusKeeper.tsx';

/** A list with a link that stays, one that is gone once it was followed, and one to another page. */
function Page() {
  const { search } = useLocation();
  return (
    <main>
      <FocusKeeper />
      <h1>Moths</h1>
      <Link to="?sort=price">Cheapest first</Link>
      {search !== '?open=new' && <Link to="?open=new">Add an address</Link>}
      <Link to="/beetles">Beetles</Link>
    </main>
  );
}

function open() {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/moths'] });
  render(<RouterProvider router={router} />);
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const heading = () => screen.getByRole('heading');

it('Who sorts a list goes on from the link that was pressed', async () => {
  open();
  await follow('Cheapest first');
  expect(screen.getByRole('link', { name: 'Cheapest first' })).toHaveFocus();
});

it('Who presses a link that is gone afterwards goes on from the heading, not from the top of the document', async () => {
  open();
  await follow('Add an address');
  expect(screen.queryByRole('link', { name: 'Add an address' })).toBeNull();
  expect(heading()).toHaveFocus();
});

it('Who comes to another page begins at its heading', async () => {
  open();
  await follow('Beetles');
  expect(heading()).toHaveFocus();
});

it('Nobody is moved by opening a page', () => {
  open();
  expect(document.body).toHaveFocus();
});
