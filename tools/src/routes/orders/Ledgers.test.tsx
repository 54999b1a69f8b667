/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const NOTHING = {
  ...{ from: '2026-01-01', to: '2026-03-31', sales: [], salesCount: 0 },
  ...{ total: { netCents: 0, vatCents: 0 }, oss: [], listing: [], margin: [] },
};
const SALE = {
  ...{ number: '2026-00001', day: '2026-03-02', reference: 'VDM-2026-000001', buyer: 'Ada Peeters' },
  ...{ vatNumber: '', country: 'FR', treatment: 'oss', rate: 2000, netCents: 10_995, vatCents: 2200 },
};

function openLedgers(ledgers: object, path = '/tools/ledgers') {
  const shop = new FakeShop();
  shop.answer('GET /api/tools/ledgers', ok({ ...NOTHING, ...ledgers }));
  openPage(path, shop);
  return shop;
}

test.each([
  ['/tools/ledgers', 'It is passed', '€9,000.00 this year, €10,000.01 last year'],
  ['/nl/tools/ledgers', 'De drempel is overschreden', 'dit jaar'],
  ['/fr/tools/ledgers', 'Le seuil est dépassé', 'cette année'],
])('Whoever sells to other member states sees how near the threshold is: %s', async (path, ...said) => {
  const years = { thisYearCents: 900_000, lastYearCents: 1_000_001, limitCents: 1_000_000 };
  openLedgers({ distanceSales: { ...years, state: 'over' } }, path);
  for (const text of said) expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test('Whoever keeps the books reads what was sold, what it comes to, and takes it away as a file', async () => {
  openLedgers({
    ...{ sales: [SALE], salesCount: 1, total: { netCents: 10_995, vatCents: 2200 } },
    margin: [
      {
        number: '2026-00002',
        day: '2026-03-03',
        soldCents: 13_195,
        costCents: 0,
        vatCents: 2290,
        isCostUnknown: true,
      },
    ],
  });
  const sales = await screen.findByRole('region', { name: 'Sales' });
  expect(within(sales).getByText('1 line: €109.95 without VAT, €22.00 VAT.')).toBeVisible();
  const row = within(sales).getByRole('row', { name: /2026-00001/ });
  for (const text of ['Ada Peeters', 'France', 'one-stop shop', '20%', '€109.95'])
    expect(row).toHaveTextContent(text);
  expect(within(sales).getByRole('link', { name: 'As a spreadsheet' })).toHaveAttribute(
    'href',
    '/api/tools/ledgers.csv?ledger=sales&from=2026-01-01&to=2026-03-31&locale=en',
  );
  expect(screen.getByRole('region', { name: 'Margin scheme' })).toHaveTextContent('cost not known');
  expect(screen.getByRole('region', { name: 'One-stop shop' })).toHaveTextContent('Nothing in this period.');
});

test('Money that went back for an earlier quarter names it in the one-stop shop', async () => {
  const row = { quarter: '2026-Q2', country: 'FR', rate: 2000, netCents: -10_996, vatCents: -2199 };
  const sold = { ...row, quarter: '2026-Q2', netCents: 5000, vatCents: 1000, corrects: '' };
  openLedgers({ oss: [sold, { ...row, corrects: '2026-Q1' }] });
  const oss = await screen.findByRole('region', { name: 'One-stop shop' });
  expect(within(oss).getByRole('columnheader', { name: 'Corrects' })).toBeVisible();
  const rows = within(oss).getAllByRole('row').slice(1);
  expect(rows.map((one) => /2026-Q1/.test(one.textContent))).toEqual([false, true]);
});

test('The days are those of the address, and else those of the quarter', async () => {
  const shop = openLedgers({}, '/tools/ledgers?from=2026-02-01&to=2026-02-28');
  expect(await screen.findByRole('heading', { name: 'Ledgers' })).toBeVisible();
  expect(shop.sent('GET /api/tools/ledgers')).toHaveLength(1);
  expect(screen.getByLabelText(/^From/)).toHaveValue('2026-01-01');
});
