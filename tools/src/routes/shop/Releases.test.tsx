/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

describe('The releases', () => {
  it('say what is live, and that nothing is signed yet', async () => {
    const shop = new FakeShop();
    const one = { releasedAt: '2026-03-01T10:00:00.000Z', bytes: 1_500_000, contract: 1, isSigned: false };
    const versions = [
      { ...one, version: 'bbb' },
      { ...one, version: 'aaa' },
    ];
    shop.answer('GET /api/tools/releases', ok({ apps: [{ name: 'catalog', live: 'aaa', versions }] }));
    openPage('/tools/releases', shop);
    const live = within(await screen.findByRole('row', { name: /aaa/ }));
    expect(live.getByText('live')).toBeVisible();
    expect(live.getByText('not signed yet')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /bbb/ })).getByText('kept')).toBeVisible();
  });

  it('say who tries which, and why the shop took one back, which one can let again', async () => {
    const shop = new FakeShop();
    const one = { releasedAt: '2026-03-01T10:00:00.000Z', bytes: 1_500_000, contract: 1, isSigned: true };
    const refusal = {
      ...{ fault: 'server', backTo: 'aaa', reason: 'x is not a function' },
      ...{ refusedAt: '2026-03-01T11:00:00.000Z', liftedAt: null as string | null },
    };
    const page = (liftedAt: string | null) => {
      const versions = [
        { ...one, version: 'ccc', share: 10 },
        { ...one, version: 'bbb', refusal: { ...refusal, liftedAt } },
        { ...one, version: 'aaa' },
      ];
      return ok({ apps: [{ name: 'catalog', live: 'bbb', versions }] });
    };
    shop.answer('GET /api/tools/releases', page(null));
    openPage('/tools/releases', shop);
    const told = within(await screen.findByRole('alert'));
    expect(told.getByText('bbb: taken back by the shop')).toBeVisible();
    expect(told.getByText(/it failed on pages that aaa draws well/)).toBeVisible();
    expect(told.getByText('x is not a function')).toBeVisible();
    expect(screen.getByRole('row', { name: /ccc/ })).toHaveTextContent('tried by 10% of the visitors');
    shop.answer(
      'POST /api/tools/releases/catalog/bbb/lift',
      ok({ result: true, message: 'It is drawn again.' }),
    );
    shop.answer('GET /api/tools/releases', page('2026-03-01T12:00:00.000Z'));
    await userEvent.click(told.getByRole('button', { name: 'Allow it again' }));
    expect(await screen.findByText('It is drawn again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('row', { name: /bbb/ })).toHaveTextContent(/live, allowed again since/);
  });
});
