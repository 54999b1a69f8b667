/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, refused } from '../../testing/fake-shop.ts';
import { insect } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';
import {
  FIND,
  QUOTE,
  SEND,
  WHO,
  MACHAON,
  ORDER,
  AMOUNTS,
  RECEIPT,
  openShop,
  findOrder,
  confirmButton,
  findReceipt,
} from './testing/withdrawal.ts';

beforeEach(() => window.sessionStorage.clear());

it('A line without a picture has the outline of its own kind, and waits for no picture that never comes', async () => {
  const family = { ...insect().family, category: 'BEETLES' as const };
  const bare = { picture: null, family, isPictureAwaited: false, withdrawableAmount: 1 };
  openPage('/withdraw', openShop(ok({ ...ORDER, lines: [{ ...MACHAON, ...bare }] })));
  await findOrder();
  await confirmButton();
  expect(document.querySelector('fieldset [data-plan]')?.getAttribute('data-plan')).toBe('beetle');
  expect(document.querySelector('fieldset img')).toBeNull();
});

describe('a shopper who withdraws', () => {
  it.each([
    ['/withdraw', 'Withdraw from contract here'],
    ['/nl/herroepen', 'Hier de overeenkomst herroepen'],
    ['/fr/retractation', 'Renoncer au contrat ici'],
  ])('finds the words of the law at %s, and an address to write to', async (path, name) => {
    openPage(path, openShop());
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'shop@example.com' })).toBeTruthy();
  });

  it('sees what comes back before confirming, and when it was received', async () => {
    const shop = openShop();
    openPage('/withdraw', shop);
    await findOrder();
    expect(await screen.findByText('€56.95')).toBeTruthy();
    expect(screen.getByText(/up to and including 20 March 2026/)).toBeTruthy();
    await userEvent.click(await confirmButton());
    const receipt = within(await findReceipt());
    expect(receipt.getByText(/Received on 10 March 2026 at 14:04/).textContent).toContain(WHO.email);
    const lines = [
      { uuid: 'A', amount: 1 },
      { uuid: 'B', amount: 3 },
    ];
    expect(shop.requests(FIND)[0]?.body).toEqual(WHO);
    expect(shop.requests(SEND)[0]?.body).toEqual({ ...WHO, lines });
  });

  it('sees each insect, while choosing and in the acknowledgement', async () => {
    const picture = {
      ...{ hash: 'a1b2', width: 1600, height: 1600, widths: [320], colour: '#fff' },
      ...{ widthMm: null, hasScaleBar: false },
    };
    const lines = [{ ...MACHAON, picture, withdrawableAmount: 1 }];
    const shop = new FakeShop([]);
    shop.answer(FIND, ok({ ...ORDER, lines }));
    shop.answer(QUOTE, ok(AMOUNTS));
    shop.answer(SEND, ok({ ...RECEIPT, lines: [{ ...MACHAON, picture }] }));
    openPage('/withdraw', shop);
    await findOrder();
    const choice = within(await screen.findByRole('group', { name: 'Insects of this order' }));
    const imagesIn = (place: typeof choice) =>
      place
        .getAllByRole('presentation')
        .filter(({ tagName }) => tagName === 'IMG')
        .map((image) => image.getAttribute('src'));
    expect(imagesIn(choice)).toEqual(['/pictures/a1b2-320.jpg']);
    await userEvent.click(await confirmButton());
    expect(imagesIn(within(await findReceipt()))).toEqual(['/pictures/a1b2-320.jpg']);
  });

  it('reads why less comes back than the lines are worth', async () => {
    const shop = openShop();
    shop.answer(QUOTE, ok({ ...AMOUNTS, refundCents: 5575 }));
    openPage('/withdraw', shop);
    await findOrder();
    expect(await screen.findByText('€55.75')).toBeTruthy();
    const [, earlier] = screen.getByText('Refunded earlier').parentElement?.children ?? [];
    expect(earlier?.textContent).toMatch(/^[-−]€1\.20$/);
  });

  it('reads apart what was paid more or less than the price', async () => {
    const shop = openShop();
    shop.answer(QUOTE, ok({ ...AMOUNTS, differenceCents: -50, refundCents: 5575 }));
    openPage('/withdraw', shop);
    await findOrder();
    const valueOf = async (term: string) => (await screen.findByText(term)).nextElementSibling?.textContent;
    expect(await valueOf('Difference between price and payment')).toMatch(/^[-−]€0\.50$/);
    expect(await valueOf('Refunded earlier')).toMatch(/^[-−]€0\.70$/);
  });

  it.each([
    ['reads that all of it came back already', true],
    ['of what was not paid reads of no refund', false],
  ])('%s', async (_, isPaid) => {
    const shop = openShop();
    shop.answer(QUOTE, ok({ ...AMOUNTS, refundCents: 0, isPaid }));
    openPage('/withdraw', shop);
    await findOrder();
    await screen.findByText('€0.00');
    expect(screen.queryAllByText('Refunded earlier')).toHaveLength(isPaid ? 1 : 0);
  });

  it('keeps some of the insects', async () => {
    const shop = openShop();
    openPage('/withdraw', shop);
    await findOrder();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Papilio machaon/ }));
    await userEvent.click(screen.getByRole('button', { name: 'One fewer of Goliathus goliatus' }));
    await userEvent.click(await confirmButton());
    await screen.findByText(/Received on/);
    const lines = [{ uuid: 'B', amount: 2 }];
    expect(shop.requests(QUOTE).at(-1)?.body).toEqual({ ...WHO, lines });
    expect(shop.requests(SEND)[0]?.body).toEqual({ ...WHO, lines });
  });

  it('comes from an order with its reference filled in', async () => {
    openPage('/withdraw?reference=VDM-2026-000007', openShop());
    expect(await screen.findByLabelText(/^Order/)).toHaveProperty('value', 'VDM-2026-000007');
  });

  it('finds what was typed still there when no order fits', async () => {
    const shop = openShop({ ok: false, failure: { kind: 'not-found' } });
    openPage('/withdraw', shop);
    await findOrder();
    expect((await screen.findByRole('alert')).textContent).toContain('shop@example.com');
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', WHO.name);
  });

  it('reads at the field what is wrong with it', async () => {
    openPage('/withdraw', openShop(refused(400, 'invalid', { fields: { email: 'This is not complete.' } })));
    await findOrder();
    const summary = await screen.findByRole('alert', { name: 'Please look at this again' });
    expect(document.activeElement).toBe(summary);
    const email = screen.getByLabelText(/^E-mail/);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(email, '.be');
    expect(email.getAttribute('aria-invalid')).toBeNull();
  });

  it('may be late, says when the parcel came, and reads that somebody looks into it', async () => {
    const shop = openShop(ok({ ...ORDER, isLate: true, isSent: true }));
    shop.answer(SEND, ok({ ...RECEIPT, isLate: true }));
    openPage('/withdraw', shop);
    await findOrder();
    expect(await screen.findByText('By what we know, the 14 days ended on 20 March 2026')).toBeTruthy();
    expect(screen.queryByText('€56.95')).toBeNull();
    await userEvent.type(screen.getByLabelText(/^When did the last parcel come/), '2026-03-12');
    await userEvent.click(await confirmButton());
    const receipt = within(await findReceipt());
    expect(receipt.getByText(/write to you within five working days/)).toBeTruthy();
    expect(shop.requests(SEND)[0]?.body).toMatchObject({ cameOn: '2026-03-12' });
  });

  it('hears that nothing is left', async () => {
    const lines = ORDER.lines.map((one) => ({ ...one, withdrawableAmount: 0 }));
    openPage('/withdraw', openShop(ok({ ...ORDER, isOpen: false, lines })));
    await findOrder();
    expect(await screen.findByText('Nothing is left to withdraw from')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm withdrawal' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Another order' }));
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', WHO.name);
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Which order is it?' }));
  });
});
