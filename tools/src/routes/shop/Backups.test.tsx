/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const NAME = 'vitrine-2026-11-21T10-00-00-000Z.tar';
const backup = { name: NAME, takenAt: '2026-11-21T10:00:00.000Z', bytes: 12_300_000 };
const list = (more: object = {}) =>
  ok({ backups: [backup], isTaking: false, failure: '', freeBytes: 8e9, ...more });

function openBackups(more: object = {}) {
  const shop = new FakeShop();
  shop.answer('GET /api/tools/backups', list(more));
  openPage('/tools/backups', shop);
  return shop;
}

test('The owner sees what backups there are, and fetches one', async () => {
  openBackups();
  const row = await screen.findByRole('row', { name: /21\u00a0Nov\u00a02026, 11:00/ });
  expect(within(row).getByText(/12.3 MB/)).toBeVisible();
  expect(screen.getByText('8 GB free on this disk.')).toBeVisible();
  expect(within(row).getByRole('link', { name: /Download/ })).toHaveAttribute(
    'href',
    `/api/tools/backups/${NAME}`,
  );
});

test('The owner takes a backup, and sees that it is being written', async () => {
  const shop = openBackups({ backups: [] });
  const take = await screen.findByRole('button', { name: 'Take a backup' });
  shop.answer('POST /api/tools/backups', list({ isTaking: true }));
  shop.answer('GET /api/tools/backups', list({ isTaking: true }));
  await userEvent.click(take);
  expect(await screen.findByText(/being written/)).toBeVisible();
});

test('Why the last one failed stands above the list', async () => {
  openBackups({ failure: 'The backup takes 900 MB, and 100 MB are free.' });
  expect(await screen.findByText(/100 MB are free/)).toBeVisible();
});

test('A backup is deleted by typing its name, for that cannot be undone', async () => {
  const shop = openBackups();
  await userEvent.click(await screen.findByRole('button', { name: /Delete the backup/ }));
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), 'yes');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(shop.sent(`DELETE /api/tools/backups/${NAME}`)).toHaveLength(0);
  await userEvent.clear(within(dialog).getByRole('textbox'));
  await userEvent.type(within(dialog).getByRole('textbox'), NAME);
  shop.answer(`DELETE /api/tools/backups/${NAME}`, list({ backups: [] }));
  shop.answer('GET /api/tools/backups', list({ backups: [] }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/No backup yet/)).toBeVisible();
});

test('What the shop forgets of people is below, with when it last did', async () => {
  const shop = new FakeShop();
  shop.answer('GET /api/tools/backups', list());
  const last = {
    ranAt: '2026-11-21T10:00:00.000Z',
    deletedAt: '2026-11-20T10:00:00.000Z',
    deleted: 3,
    total: 12,
  };
  const rows = [
    { name: 'unpaidOrders', basis: 'law', tables: ['orders'], last },
    { name: 'drafts', basis: 'contract', tables: ['form_drafts'], last: null },
  ];
  shop.answer('GET /api/tools/retention', ok({ rows }));
  openPage('/tools/backups', shop);
  const unpaid = await screen.findByRole('row', { name: /orders that were never paid/ });
  expect(unpaid).toHaveTextContent(/3 on 20 Nov 2026/);
  expect(unpaid).toHaveTextContent(/12$/);
  expect(screen.getByRole('row', { name: /without JavaScript/ })).toHaveTextContent(/not yet/);
});
