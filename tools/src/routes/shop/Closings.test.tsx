/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, OWNER, refused } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const HOLIDAY = {
  ...{ id: 3, reason: 'VERLOF', mode: 'delayed', revision: 2, phase: 'now', overlaps: [] as number[] },
  ...{ startsAt: '2026-07-01T07:00:00.000Z', endsAt: '2026-07-15T07:00:00.000Z', shipsFrom: '2026-07-16' },
  local: { startsAt: '2026-07-01T09:00', endsAt: '2026-07-15T09:00' },
  ...{ message: { en: '', nl: '', fr: '' }, fair: null },
};

function openClosings(closings: object[] = [HOLIDAY], path = '/tools/closings', shop = new FakeShop()) {
  shop.answer('GET /api/tools/closings', ok({ closings }));
  openPage(path, shop);
  return shop;
}

beforeEach(() => window.sessionStorage.clear());

test('The owner sees what holds now and what it does to the checkout', async () => {
  openClosings();
  const row = await screen.findByRole('row', { name: /Holiday/ });
  expect(within(row).getByText('now')).toBeVisible();
  expect(within(row).getByText('open, ships from 16 July 2026')).toBeVisible();
});

test('The owner reads the banner in every language before it is there', async () => {
  openClosings([], '/tools/closings?edit=new');
  const reason = await screen.findByRole('combobox', { name: /Reason/ });
  await userEvent.selectOptions(reason, 'BEURS');
  fireEvent.change(screen.getByLabelText(/^To(\s\*)?$/), { target: { value: '2026-09-01T18:00' } });
  await userEvent.type(screen.getByRole('textbox', { name: /^Fair/ }), 'Entomodays');
  await userEvent.type(screen.getByRole('textbox', { name: /City/ }), 'Brugge');
  for (const text of [/We are at an insect fair/, /We staan op een insectenbeurs/, /bourse aux insectes\./])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText(/Entomodays, Brugge/)).toHaveLength(3);
  await userEvent.selectOptions(reason, 'gesloten');
  expect(screen.getByText(/order again after 1 September 2026/)).toBeVisible();
  expect(screen.getByText(/The checkout is closed/)).toBeVisible();
});

test('What is wrong stands at its field, and what was typed stays', async () => {
  const shop = openClosings([HOLIDAY], '/tools/closings?edit=3');
  const fields = { endsAt: 'The end comes after the beginning.' };
  shop.answer('PUT /api/tools/closings/3', refused({ fields }));
  const end = await screen.findByLabelText(/^To(\s\*)?$/);
  fireEvent.change(end, { target: { value: '2026-06-01T09:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByLabelText(/^To(\s\*)?$/)).toHaveAccessibleDescription(fields.endsAt);
  expect(end).toHaveValue('2026-06-01T09:00');
  expect(shop.sent('PUT /api/tools/closings/3')).toMatchObject([{ revision: 2, fair: { name: '' } }]);
});

test('The owner ends it now, and may take that back', async () => {
  const shop = openClosings();
  const end = await screen.findByRole('button', { name: /End now: Holiday/ });
  const over = { ...HOLIDAY, phase: 'past' };
  shop.answer(
    'POST /api/tools/closings/3/end',
    ok({ result: true, message: 'Saved.', auditId: 9, closing: over }),
  );
  shop.answer('GET /api/tools/closings', ok({ closings: [over] }));
  await userEvent.click(end);
  expect(await screen.findByText('Holiday: ended')).toBeVisible();
  expect(shop.sent('POST /api/tools/closings/3/end')).toEqual([{ revision: 2 }]);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('Who overlooks that two closings overlap is told', async () => {
  openClosings([{ ...HOLIDAY, overlaps: [4] }]);
  expect(await screen.findByText('Closings at the same time')).toBeVisible();
});

test('Who may only read is offered nothing to change', async () => {
  const reader = { ...OWNER, role: 'read-only', rights: ['shop-read'] };
  openClosings([HOLIDAY], '/tools/closings?edit=3', new FakeShop(ok(reader)));
  await screen.findByRole('row', { name: /Holiday/ });
  expect(screen.queryByRole('link', { name: 'New closing' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(screen.queryByRole('button', { name: /End now/ })).toBeNull();
});
