/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';
import { anOrder } from '../../testing/orders.ts';

const PATH = '/tools/orders/VDM-2026-000001';
type Export = NonNullable<ReturnType<typeof anOrder>['lines'][number]['export']>;

async function openWith(minded: Export) {
  const order = anOrder({ steps: ['ship'], fulfilmentState: 'preparing' });
  const lines = order.lines.map((line) => ({ ...line, export: minded }));
  const shop = new FakeShop();
  shop.answer(`GET /api${PATH}`, ok({ ...order, lines }));
  openPage(PATH, shop);
  return within(await screen.findByRole('form', { name: 'Ship' }));
}

it('who packs reads which papers lie in the parcel', async () => {
  const form = await openWith({
    answer: 'papers',
    papers: ['origin-proof'],
    laws: ['CITES'],
    isStopped: false,
  });
  expect(screen.getByText('In the parcel: proof of lawful origin.')).toBeVisible();
  expect(form.queryByText(/may not leave as it is/)).toBeNull();
});

it('who packs what leaves the Union opens its form for customs, and reads when it alone is not enough', async () => {
  const customs = { form: 'CN23', isDeclarationDue: true, limitCents: 100_000 };
  const shop = new FakeShop();
  shop.answer(`GET /api${PATH}`, ok(anOrder({ customs })));
  openPage(PATH, shop);
  const link = await screen.findByRole('link', { name: /^Customs form CN23/ });
  expect(link).toHaveAttribute('href', `/api${PATH}/customs.pdf`);
  expect(screen.getByText(/needs an export declaration as well as.*€1,000/)).toBeVisible();
});

it.each([
  ['/tools', /worth no more than €155\.25 \(£135\)/, 'Take something out', /BU-1/],
  ['/nl/tools', /niet meer waard dan € 155,25 \(£ 135\)/, 'Iets eruit halen', /BU-1/],
  ['/fr/tools', /ne vaut pas plus de 155,25 € \(135 £\)/, 'Retirer une partie', /BU-1/],
])(
  'who takes out of an export to Great Britain is warned that British VAT may be owed: %s',
  async (...page) => {
    const [tools, warning, title, lot] = page;
    const customs = { form: 'CN23', isDeclarationDue: false, limitCents: 100_000, britishLimitCents: 15_525 };
    const [line] = anOrder().lines;
    if (!line) throw new Error('An order has a line');
    const lines = [
      { ...line, priceCents: 6000 },
      { ...line, position: 1, uuid: 'B', reference: 'BU-2', priceCents: 10_000 },
    ];
    const order = anOrder({ customs, lines, steps: ['lines'] });
    const shop = new FakeShop();
    shop.answer(`GET /api${PATH}`, ok(order));
    openPage(`${tools}/orders/VDM-2026-000001`, shop);
    const form = within(await screen.findByRole('form', { name: title }));
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.selectOptions(form.getByLabelText(lot), '1');
    expect(form.getByText(warning)).toBeInTheDocument();
  },
);

it('an export to Great Britain of which little is left says on its page that British VAT may be owed', async () => {
  const customs = { form: 'CN23', isDeclarationDue: false, limitCents: 100_000, britishLimitCents: 15_525 };
  const shop = new FakeShop();
  shop.answer(`GET /api${PATH}`, ok(anOrder({ customs })));
  openPage(PATH, shop);
  expect(await screen.findByText(/ask your accountant before the parcel leaves/)).toBeVisible();
});

it.each([
  ['has shipped', { fulfilmentState: 'shipped' }],
  ['is completed', { orderState: 'completed', fulfilmentState: 'delivered' }],
] as const)('an export to Great Britain that %s says no more of British VAT', async (_case, state) => {
  const customs = { form: 'CN23', isDeclarationDue: false, limitCents: 100_000, britishLimitCents: 15_525 };
  const shop = new FakeShop();
  shop.answer(`GET /api${PATH}`, ok(anOrder({ customs, ...state })));
  openPage(PATH, shop);
  await screen.findByRole('link', { name: /^Customs form CN23/ });
  expect(screen.queryByText(/ask your accountant before the parcel leaves/)).toBeNull();
});

it('who ships is warned of a lot that may not leave without a permit', async () => {
  const papers = ['export-permit', 'import-permit'];
  const form = await openWith({ answer: 'papers', papers, laws: ['CITES'], isStopped: true });
  expect(form.getByText('One lot may not leave as it is')).toBeVisible();
  expect(form.getByText('BU-1')).toBeVisible();
  expect(screen.getByText(/^Leaves only with: export permit, import permit \(CITES\)/)).toBeVisible();
});
