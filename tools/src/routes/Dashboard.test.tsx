/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok } from '../testing/fake-shop.ts';
import { openPage } from '../testing/open-page.tsx';

const steps = [
  { start: '2026-11-20', orders: 1, cents: 1000, before: { orders: 1, cents: 2000 } },
  { start: '2026-11-21', orders: 2, cents: 5000, before: { orders: 0, cents: 0 } },
];
const sales = {
  ...{ range: 'days', steps, total: { orders: 3, cents: 6000 }, before: { orders: 2, cents: 4000 } },
  categories: [{ category: 'BEETLES', lots: 3, cents: 6000 }],
  countries: [{ country: 'NL', orders: 3, cents: 6000 }],
};
const lot = {
  id: 7,
  reference: 'BU-7',
  name: 'Morpho didius',
  available: 1,
  priceCents: 900,
  since: '2024-01-01T00:00:00Z',
};
const whole = {
  todo: [
    { kind: 'to-pack', count: 2 },
    { kind: 'no-family', count: 1 },
  ],
  sales,
  newest: [],
  stock: { lots: 12, cents: 30_000, low: [], deadLots: 1, deadCents: 900, dead: [lot] },
  misses: [{ text: 'actias artemis', count: 4, lastDay: '2026-11-20' }],
};

function openDashboard(more: object = {}) {
  const shop = new FakeShop();
  shop.answer('GET /api/tools/dashboard', ok({ ...whole, ...more }));
  return { shop, ...openPage('/tools', shop) };
}

it('What needs doing stands first, and leads to where it is done', async () => {
  openDashboard();
  const todo = within(await screen.findByRole('region', { name: 'To do' }));
  const links = todo.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['2 orders to pack', '/tools/orders?queue=pack'],
    ['1 lot without a family', '/tools/missing/family'],
  ]);
});

it('What only a newer server knows is skipped, and what a refused e-invoice asks for is found', async () => {
  const todo = [
    { kind: 'of-next-year', count: 3 },
    { kind: 'refused-e-invoice', count: 1 },
  ];
  openDashboard({ todo });
  const part = within(await screen.findByRole('region', { name: 'To do' }));
  const link = part.getByRole('link', { name: '1 order with a refused e-invoice' });
  expect(link).toHaveAttribute('href', '/tools/orders?queue=e-invoice');
  expect(part.getAllByRole('listitem')).toHaveLength(1);
});

it('A day on which all that waits is of a newer server is a day without work', async () => {
  openDashboard({ todo: [{ kind: 'of-next-year', count: 3 }] });
  expect(await screen.findByText(/Nothing waits/)).toBeVisible();
});

it('The owner reads revenue against the time before, and every figure of the chart in a table', async () => {
  openDashboard();
  const part = within(await screen.findByRole('region', { name: 'Sold' }));
  const revenue = part.getAllByRole('definition')[0];
  expect(revenue).toHaveTextContent('€60.00+50% on the time before');
  await userEvent.click(part.getByText('As a table'));
  const rows = within(part.getByRole('table', { name: 'Sold' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('21 Nov2€50.00€0.00');
});

it('What was sold of repairs, for a euro and mixed is told apart from other insects', async () => {
  const sold = ['OTHER_INSECTS', 'REPAIRS', 'ONE_EURO', 'MIX'] as const;
  const categories = sold.map((category) => ({ category, lots: 1, cents: 100 }));
  openDashboard({ sales: { ...sales, categories } });
  const table = within(await screen.findByRole('table', { name: /By category/ }));
  const names = table.getAllByRole('rowheader').map((row) => row.textContent);
  expect(names).toEqual(['Other insects', 'Repairs', 'One euro', 'Mixed lots']);
});

it('Another range is another address', async () => {
  const { shop, address } = openDashboard();
  await userEvent.click(await screen.findByRole('link', { name: '12 months' }));
  expect(address()).toBe('/tools?range=months');
  expect(shop.asked.at(-1)?.query).toEqual({ range: 'months' });
});

it('What nobody takes, and what is looked for in vain, is listed', async () => {
  openDashboard();
  const dead = within(await screen.findByRole('table', { name: 'Not sold for a year' }));
  expect(dead.getByRole('link', { name: 'BU-7 Morpho didius' })).toHaveAttribute('href', '/tools/insects/7');
  expect(
    within(screen.getByRole('table', { name: 'Looked for in vain' })).getByText('actias artemis'),
  ).toBeVisible();
});

it('Who packs orders sees no stock, and a day without work is said', async () => {
  openDashboard({ todo: [], stock: null, misses: null });
  expect(await screen.findByText(/Nothing waits/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'In the drawers' })).toBeNull();
});

it('What was sold between two days stands in a table and leads to a file of the same', async () => {
  const shop = new FakeShop();
  shop.answer('GET /api/tools/dashboard', ok(whole));
  const rows = [
    { name: 'Lucanidae', lots: 2, cents: 3600 },
    { name: '', lots: 1, cents: 900 },
  ];
  shop.answer('GET /api/tools/sales', ok({ rows, total: { lots: 3, cents: 4500 } }));
  openPage('/tools?from=2026-01-01&to=2026-03-31&by=family', shop);
  const part = within(await screen.findByRole('region', { name: 'Sold between two days' }));
  expect(part.getByLabelText(/^From/)).toHaveValue('2026-01-01');
  // A list of half a period would be none, and no word of why.
  expect(part.getByLabelText(/^From/)).toBeRequired();
  expect(part.getByLabelText(/^Until/)).toBeRequired();
  expect(part.getByText('3 lots, €45.00')).toBeVisible();
  const table = within(part.getByRole('table')).getAllByRole('row');
  expect(table.map(({ textContent }) => textContent)).toEqual([
    'FamilyLotsGoods, less what went back',
    'Lucanidae2€36.00',
    'No family yet1€9.00',
  ]);
  const file = part.getByRole('link', { name: 'As a file (CSV)' });
  expect(file).toHaveAttribute(
    'href',
    '/api/tools/sales.csv?from=2026-01-01&to=2026-03-31&by=family&locale=en',
  );
});
