/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WithdrawableOrder, WithdrawalReceipt } from '@vitrine/shared/contract/orders/withdrawal';
import { FakeShop, offline, ok, refused } from '../../testing/fake-shop.ts';
import { ANN, insect, order } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

beforeEach(() => window.sessionStorage.clear());

const FIND = 'POST /api/withdrawals/order';
const QUOTE = 'POST /api/withdrawals/quote';
const SEND = 'POST /api/withdrawals';
const WHO = { name: 'Ann Peeters', reference: 'VDM-2026-000001', email: 'ann@example.com' };

const line = (uuid: string, name: string, amount: number) => ({
  uuid,
  name,
  amount,
  reference: `BU-${uuid}`,
  quality: 'A1',
  priceCents: 1250,
});
const MACHAON = line('A', 'Papilio machaon', 1);
const GOLIATH = line('B', 'Goliathus goliatus', 3);
const ORDER: WithdrawableOrder = {
  reference: WHO.reference,
  placedAt: '2026-03-01T10:00:00.000Z',
  isOpen: true,
  until: '2026-03-20T22:59:59.000Z',
  lines: [
    { ...MACHAON, withdrawableAmount: 1 },
    { ...GOLIATH, withdrawableAmount: 3 },
  ],
};
const AMOUNTS = { goodsCents: 5000, shippingCents: 695, refundCents: 5695, isBeforeShipping: false };
const RECEIPT: WithdrawalReceipt = {
  ...AMOUNTS,
  reference: WHO.reference,
  receivedAt: '2026-03-10T13:04:00.000Z',
  lines: [MACHAON, GOLIATH],
};

function openShop(...found: ReturnType<typeof ok>[]) {
  const shop = new FakeShop([]);
  shop.answer(FIND, ...(found.length > 0 ? found : [ok(ORDER)]));
  shop.answer(QUOTE, ok(AMOUNTS));
  shop.answer(SEND, ok(RECEIPT));
  return shop;
}

async function findOrder() {
  await userEvent.type(await screen.findByLabelText(/^Name/), WHO.name);
  await userEvent.type(screen.getByLabelText(/^Order/), WHO.reference);
  await userEvent.type(screen.getByLabelText(/^E-mail/), WHO.email);
  await userEvent.click(screen.getByRole('button', { name: 'Choose the insects' }));
}
const confirmButton = () => screen.findByRole('button', { name: 'Confirm withdrawal' });

/** What takes the form's place; the page's own region says other things. */
const findReceipt = async (): Promise<HTMLElement> => {
  const title = await screen.findByRole('heading', { name: 'We have received your withdrawal' });
  return title.closest<HTMLElement>('[role="status"]') ?? document.body;
};

it('A line without a picture has the outline of its own kind, and waits for no picture that never comes', async () => {
  const family = { ...insect().family, category: 'BEETLES' as const };
  const bare = { picture: null, family, isPictureAwaited: false, withdrawableAmount: 1 };
  openPage('/withdraw', openShop(ok({ ...ORDER, lines: [{ ...MACHAON, ...bare }] })));
  await findOrder();
  await confirmButton();
  expect(document.querySelector('fieldset [data-plan]')?.getAttribute('data-plan')).toBe('beetle');
  expect(document.querySelector('fieldset img')).toBeNull();
});

describe('who comes from an order, or from its mail', () => {
  const READ = `GET /api/orders/${WHO.reference}`;
  const typed = () =>
    [/^Name/, /^Order/, /^E-mail/].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

  it('need type nothing that the shop knows', async () => {
    const shop = openShop();
    shop.answer(READ, ok(order()));
    openPage(`/withdraw?reference=${WHO.reference}&key=secret`, shop);
    await screen.findByRole('button', { name: 'Choose the insects' });
    expect(typed()).toEqual([WHO.name, WHO.reference, WHO.email]);
    expect(shop.requests(READ)[0]?.query).toEqual({ key: 'secret' });
    await userEvent.click(screen.getByRole('button', { name: 'Choose the insects' }));
    await confirmButton();
    expect(shop.requests(FIND)[0]?.body).toEqual(WHO);
  });

  it('of a gift is who pays', async () => {
    const shop = openShop();
    const invoiceAddress = { ...order().address, firstname: 'Grace', lastname: 'Hopper' };
    shop.answer(READ, ok(order({ invoiceAddress })));
    openPage(`/withdraw?reference=${WHO.reference}&key=secret`, shop);
    await screen.findByRole('button', { name: 'Choose the insects' });
    expect(typed()[0]).toBe('Grace Hopper');
  });

  it('by a wrong key gets the form as anyone does', async () => {
    const shop = openShop();
    shop.answer(READ, { ok: false, failure: { kind: 'not-found' } });
    openPage(`/withdraw?reference=${WHO.reference}&key=guess`, shop);
    await screen.findByRole('button', { name: 'Choose the insects' });
    expect(typed()).toEqual(['', WHO.reference, '']);
  });

  it('without a key or a login asks the shop nothing', async () => {
    const shop = openShop();
    openPage(`/withdraw?reference=${WHO.reference}`, shop);
    await screen.findByRole('button', { name: 'Choose the insects' });
    expect(typed()).toEqual(['', WHO.reference, '']);
    expect(shop.requests(READ)).toEqual([]);
  });
});

describe('who is logged in', () => {
  it('need not type a name or an address', async () => {
    const shop = openShop();
    const account = { lastname: 'Peeters', email: WHO.email, newEmail: null, company: '', phone: '' };
    const more = { newsletter: 'none', createdAt: ORDER.placedAt };
    shop.answer('GET /api/account', ok({ ...ANN, ...account, ...more }));
    openPage('/withdraw', shop, {}, ANN);
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    expect([name.value, screen.getByLabelText<HTMLInputElement>(/^E-mail/).value]).toEqual([
      'Ann Peeters',
      WHO.email,
    ]);
  });
});

describe('who sent the form before a script ran', () => {
  const DRAFT = { typed: { ...WHO, step: 'what' }, message: '', fields: {} };

  function openDraft(draft: object) {
    const shop = openShop();
    shop.answer('GET /api/withdrawals/drafts/token', ok({ ...DRAFT, ...draft }));
    openPage('/withdraw?again=token', shop);
    return shop;
  }

  it('finds what was typed, and what is wrong with it', async () => {
    openDraft({ typed: { ...WHO, email: 'ann@' }, message: 'Look.', fields: { email: 'Not complete.' } });
    const email = await screen.findByLabelText<HTMLInputElement>(/^E-mail/);
    expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['ann@', 'true']);
    expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', WHO.name);
  });

  it('reads why no order was found', async () => {
    openDraft({ typed: WHO, message: 'We find no such order.' });
    expect((await screen.findByRole('alert')).textContent).toContain('We find no such order.');
  });

  it('goes on with the lines that were ticked, and the day that was typed', async () => {
    const typed = { ...DRAFT.typed, cameOn: '2027-01-01', 'line-B': 'on', 'amount-B': '2' };
    const late = { typed, fields: { cameOn: 'Still to come.' }, order: { ...ORDER, isSent: true } };
    const shop = openDraft(late);
    expect(await screen.findByLabelText(/^When did the last/)).toHaveProperty('value', '2027-01-01');
    expect(screen.getByRole('checkbox', { name: /Papilio machaon/ })).toHaveProperty('checked', false);
    await userEvent.click(await confirmButton());
    await screen.findByText(/Received on/);
    expect(shop.requests(SEND)[0]?.body).toMatchObject({ lines: [{ uuid: 'B', amount: 2 }] });
  });

  it('reads the acknowledgement', async () => {
    openDraft({ typed: WHO, receipt: RECEIPT });
    const receipt = within(await findReceipt());
    expect(receipt.getByText(/Received on 10 March 2026 at 14:04/).textContent).toContain(WHO.email);
  });
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
    const [, earlier] = screen.getByText('Went back before').parentElement?.children ?? [];
    expect(earlier?.textContent).toMatch(/^[-−]€1\.20$/);
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
    expect(screen.queryAllByText('Went back before')).toHaveLength(isPaid ? 1 : 0);
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

describe('a shopper who goes on from there', () => {
  it('begins another withdrawal by the shop’s own link', async () => {
    const { router } = openPage('/withdraw', openShop());
    await findOrder();
    await userEvent.click(await confirmButton());
    await findReceipt();
    await act(() => router.navigate('/withdraw'));
    expect(await screen.findByLabelText(/^Name/)).toHaveProperty('value', '');
    expect(screen.queryByText(/Received on/)).toBeNull();
  });

  it('still reads the acknowledgement after going to the main part of the page', async () => {
    const { router } = openPage('/withdraw', openShop());
    await findOrder();
    await userEvent.click(await confirmButton());
    await findReceipt();
    await act(() => router.navigate('/withdraw#main'));
    expect(screen.getByText(/Received on/)).toBeTruthy();
  });

  it('finds what was typed in another language too', async () => {
    const { router } = openPage('/withdraw?reference=VDM-2026-000007', openShop());
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Ann Peeters');
    await act(() => router.navigate('/nl/herroepen?reference=VDM-2026-000007'));
    expect(await screen.findByLabelText(/^Naam/)).toHaveProperty('value', 'Ann Peeters');
  });
});

describe('a withdrawal that meets a fault', () => {
  it('is sent once by a double click', async () => {
    const shop = openShop();
    openPage('/withdraw', shop);
    await findOrder();
    const button = await confirmButton();
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByText(/Received on/);
    expect(shop.requests(SEND)).toHaveLength(1);
  });

  it('is not left before it is answered', async () => {
    const shop = openShop();
    shop.answerWith(SEND, () => new Promise(() => {}));
    openPage('/withdraw', shop);
    await findOrder();
    const back = await screen.findByRole('button', { name: 'Another order' });
    expect(back).toHaveProperty('disabled', false);
    await userEvent.click(await confirmButton());
    expect(back).toHaveProperty('disabled', true);
  });

  it('is sent again as it was, under the same key, when the answer was lost', async () => {
    const shop = openShop(ok({ ...ORDER, isSent: true }));
    shop.answer(SEND, offline(), ok(RECEIPT));
    openPage('/withdraw', shop);
    await findOrder();
    await userEvent.type(await screen.findByLabelText(/^When did the last/), '2026-03-12');
    await userEvent.click(await confirmButton());
    expect((await screen.findByRole('alert')).textContent).toContain('never counts twice');
    expect(screen.getByRole('group', { name: 'Insects of this order' })).toHaveProperty('disabled', true);
    expect(screen.getByLabelText(/^When did the last/)).toHaveProperty('readOnly', true);
    await userEvent.click(await confirmButton());
    await screen.findByText(/Received on/);
    const [first, second] = shop.requests(SEND);
    expect(second?.headers).toEqual(first?.headers);
    expect(second?.body).toEqual(first?.body);
  });

  it('is still possible when the amount cannot be shown', async () => {
    const shop = openShop();
    shop.answer(QUOTE, offline());
    openPage('/withdraw', shop);
    await findOrder();
    expect(await screen.findByText(/You can withdraw all the same/)).toBeTruthy();
    await userEvent.click(await confirmButton());
    expect(await screen.findByText(/Received on/)).toBeTruthy();
  });

  it('reads why the shop refused it, and may choose again', async () => {
    const shop = openShop();
    shop.answer(
      SEND,
      refused(400, 'invalid', { fields: { lines: 'Choose at least one insect.' } }),
      ok(RECEIPT),
    );
    openPage('/withdraw', shop);
    await findOrder();
    await userEvent.click(await confirmButton());
    const summary = await screen.findByRole('alert', { name: 'Please look at this again' });
    await userEvent.click(within(summary).getByRole('link'));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Papilio machaon/ }));
  });
});
