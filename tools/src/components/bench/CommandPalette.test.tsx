/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, OWNER } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const field = () => screen.findByRole('combobox', { name: 'Page, order or insect' });

async function openPalette(rights = OWNER.rights) {
  const page = openPage('/tools', new FakeShop(ok({ ...OWNER, rights })));
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await field();
  return page;
}

describe('the command palette', () => {
  it('goes to the page that fits what is typed, without regard to accents', async () => {
    const { address } = await openPalette();
    await userEvent.type(await field(), 'shíp{Enter}');
    await waitFor(() => expect(address()).toBe('/tools/shipping'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes to an order by the part of its reference that tells it apart', async () => {
    const { address } = await openPalette();
    await userEvent.type(await field(), '2026-123{Enter}');
    await waitFor(() => expect(address()).toBe('/tools/orders/VDM-2026-000123'));
  });

  it('offers nothing that the role does not open', async () => {
    await openPalette(['catalogue-read']);
    await userEvent.type(await field(), 'orders');
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(options).toEqual(['Look for “orders” among the insects']);
  });

  it('says which keys there are', async () => {
    openPage('/tools', new FakeShop());
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys' })).toHaveTextContent(
      'Ctrl Ztake back what was done last',
    );
  });
});
