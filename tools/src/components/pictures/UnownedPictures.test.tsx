/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MOST_UNOWNED, type Unowned } from '@vitrine/shared/contract/tools/pictures';
import { drawTool } from '../../testing/draw-tool.tsx';
import { FakeShop, offline, ok } from '../../testing/fake-shop.ts';
import { UnownedPictures } from './UnownedPictures.tsx';

const UNOWNED = '/api/tools/pictures/unowned';
const picture: Unowned = {
  kind: 'picture',
  key: 'a'.repeat(32),
  name: 'VDM-0123_2.jpg',
  picture: { hash: 'a'.repeat(32), width: 640, height: 480, widths: [320, 640], colour: '#cccccc' },
  bytes: 2_000_000,
  at: '2026-03-02T10:00:00.000Z',
};
const file: Unowned = {
  kind: 'file',
  key: 'pictures/stray-320.webp',
  name: 'stray-320.webp',
  picture: null,
  bytes: 5000,
  at: '2026-03-02T10:00:00.000Z',
};
const page = (items: Unowned[], more: object = {}) => ok({ items, next: null, isWhole: true, ...more });

function open(answer = page([picture, file])) {
  const shop = new FakeShop();
  shop.answer(`GET ${UNOWNED}`, answer);
  drawTool(<UnownedPictures />, { shop });
  return shop;
}

test('What belongs to nothing is listed with what it was called, and deleted by typing the word', async () => {
  const shop = open();
  const row = await screen.findByRole('row', { name: /VDM-0123_2.jpg/ });
  expect(within(row).getByText('2 MB')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select VDM-0123_2.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete 1 file for good' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  expect(shop.sent(`DELETE ${UNOWNED}`)).toEqual([]);
  shop.answer(`DELETE ${UNOWNED}`, ok({ result: true, message: '', auditId: 3, gone: 0, kept: 1 }));
  shop.answer(`GET ${UNOWNED}`, page([file]));
  await userEvent.type(within(dialog).getByRole('textbox'), 'delete');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByText(/1 stayed: it is used by now/)).toBeVisible();
  expect(shop.sent(`DELETE ${UNOWNED}`)).toEqual([{ items: [{ kind: 'picture', key: picture.key }] }]);
  expect(screen.queryByRole('row', { name: /VDM-0123_2.jpg/ })).not.toBeInTheDocument();
});

async function pressDelete() {
  const dialog = screen.getByRole('dialog');
  const word = within(dialog).getByRole('textbox');
  await userEvent.clear(word);
  await userEvent.type(word, 'delete');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  return dialog;
}

test('What could not be deleted stays chosen, and the question says why', async () => {
  const shop = open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select VDM-0123_2.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  shop.answer(`DELETE ${UNOWNED}`, offline());
  const dialog = await pressDelete();
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Select VDM-0123_2.jpg', hidden: true })).toBeChecked();
});

test('More than are taken at once go one part after the other; a part that fails is what is left', async () => {
  const many = Array.from({ length: MOST_UNOWNED + 1 }, (_, at) => ({ ...file, key: `pictures/${at}.webp` }));
  const shop = open(page(many));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete for good' }));
  const first = Promise.withResolvers<ReturnType<typeof ok>>();
  shop.answer(`DELETE ${UNOWNED}`, first.promise);
  await pressDelete();
  shop.answer(`DELETE ${UNOWNED}`, offline());
  const done = { result: true, message: '', auditId: 3, kept: 0 };
  first.resolve(ok({ ...done, gone: MOST_UNOWNED }));
  const left = await screen.findByRole('dialog', { name: 'Delete 1 file for good' });
  expect(await within(left).findByRole('alert')).toBeVisible();
  expect(screen.getByText('200 deleted.')).toBeInTheDocument();
  shop.answer(`DELETE ${UNOWNED}`, ok({ ...done, gone: 1 }));
  shop.answer(`GET ${UNOWNED}`, page([]));
  await pressDelete();
  expect(await screen.findByText('Every stored picture belongs to something.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const sizes = shop.sent(`DELETE ${UNOWNED}`).map((body) => (body as { items: unknown[] }).items.length);
  expect(sizes).toEqual([MOST_UNOWNED, 1, 1]);
});

test('A shop in which everything belongs to something says so', async () => {
  open(page([]));
  expect(await screen.findByText('Every stored picture belongs to something.')).toBeVisible();
});

test('While the folders are looked through, the rest is there already', async () => {
  open(page([picture], { isWhole: false }));
  expect(await screen.findByRole('row', { name: /VDM-0123_2.jpg/ })).toBeVisible();
  expect(screen.getByText('The folders are still being looked through.')).toBeVisible();
});

test('A list that cannot be read says why', async () => {
  open(offline());
  expect(await screen.findByRole('alert')).toBeVisible();
});
