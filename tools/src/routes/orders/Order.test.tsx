/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, OWNER, refused } from '../../testing/fake-shop.ts';
import { SEEN, anOrder } from '../../testing/orders.ts';
import { openOrder, press } from './testing/open-order.ts';

const STEPS = 'POST /api/tools/orders/VDM-2026-000001/steps';
const READER = { ...OWNER, role: 'read-only' as const, rights: ['orders-read' as const] };
const done = () => ok({ result: true, message: '', auditId: 7 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.open = jest.fn<typeof window.open>();
});

describe('an order', () => {
  it('is shipped by its number, once, and the next one is offered', async () => {
    const { shop } = openOrder({
      fulfilmentState: 'preparing',
      steps: ['ship'],
      nextToPack: 'VDM-2026-000002',
    });
    await screen.findByRole('heading', { level: 1, name: 'VDM-2026-000001' });
    await userEvent.keyboard('s');
    expect(screen.getByRole('textbox', { name: /Tracking number/ })).toHaveFocus();
    shop.answer(STEPS, done());
    await userEvent.keyboard('RR473124829BE{Enter}');
    const next = await screen.findByRole('link', { name: 'Next to pack: VDM-2026-000002' });
    expect(next).toHaveFocus();
    expect(shop.sent(STEPS)).toEqual([
      { step: 'ship', seen: SEEN, carrier: 'bpost', trackingNumber: 'RR473124829BE', trackingUrl: '' },
    ]);
  });

  it('keeps what was typed, says what is wrong at its field, and repeats a lost answer under one key', async () => {
    const { shop } = openOrder({ fulfilmentState: 'preparing', steps: ['ship'] });
    const field = await screen.findByRole('textbox', { name: /Tracking number/ });
    shop.answer(STEPS, refused({ fields: { trackingNumber: 'Its check digit does not fit.' } }));
    await userEvent.type(field, 'RR123{Enter}');
    expect(await screen.findByText('Its check digit does not fit.')).toBeVisible();
    expect(field).toHaveValue('RR123');
    shop.answer(STEPS, { ok: false, failure: { kind: 'offline' } });
    await userEvent.type(field, '{Enter}');
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    await userEvent.type(field, '4{Enter}');
    const keys = shop.asked
      .filter(({ path }) => path.endsWith('/steps'))
      .map(({ headers }) => headers?.['idempotency-key']);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('tells who was first, and shows the order as it is then', async () => {
    const { shop } = openOrder();
    await screen.findByRole('button', { name: 'Start packing' });
    const body = {
      code: 'changed-meanwhile',
      error: '',
      by: 'bea@example.com',
      at: '2026-11-21T10:00:00.000Z',
    };
    shop.answer(STEPS, refused({ status: 409, code: 'changed-meanwhile', body }));
    const moved = anOrder({ fulfilmentState: 'shipped', steps: ['deliver'] });
    shop.answer('GET /api/tools/orders/VDM-2026-000001', ok(moved));
    await press('Start packing');
    expect(await screen.findByText(/bea@example.com has moved this order/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'It has arrived' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Start packing' })).toBeNull();
  });

  it('offers one more parcel, folded, while a part of it is to come back', async () => {
    const parcel = { id: 1, carrier: 'bpost', trackingNumber: '1', trackingUrl: null };
    const parcels = [{ ...parcel, shippedAt: '2026-11-20T10:00:00.000Z', deliveredAt: null }];
    openOrder({ fulfilmentState: 'return-announced', steps: ['ship', 'deliver'], parcels });
    expect(await screen.findByRole('button', { name: 'It has arrived' })).toBeVisible();
    expect(screen.getByText('One more parcel', { selector: 'summary' })).toBeVisible();
  });

  it('gives money back by line and goodwill, and says before what that comes to', async () => {
    const { shop } = openOrder({ steps: ['refund'] });
    await userEvent.click(await screen.findByText('Refund', { selector: 'summary' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Papilio machaon/ }), '1');
    await userEvent.type(screen.getByRole('textbox', { name: /Beside that/ }), '2,50');
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A leg was missing');
    shop.answer(STEPS, done());
    await press('Give €12.50 back');
    expect(await screen.findByText(/The money goes back/)).toBeVisible();
    expect(shop.sent(STEPS)).toMatchObject([
      { step: 'refund', lines: [{ position: 0, amount: 1 }], isWithShipping: false, goodwill: '2,50' },
    ]);
  });

  it('mends the address before the parcel leaves; what is wrong stands at its field', async () => {
    const { shop } = openOrder({ steps: ['address'] });
    await userEvent.click(await screen.findByText('Correct the address', { selector: 'summary' }));
    const code = screen.getByRole('textbox', { name: /^Postal code/ });
    await userEvent.clear(code);
    await userEvent.type(code, '90');
    shop.answer(STEPS, refused({ fields: { postalCode: 'A postal code of Belgium looks like 9000.' } }));
    await press('Send it there');
    expect(await screen.findByText(/looks like 9000/)).toBeVisible();
    expect(code).toBeInvalid();
    await userEvent.type(code, '00');
    shop.answer(STEPS, done());
    await press('Send it there');
    expect(await screen.findByText(/The address is corrected/)).toBeVisible();
    expect(shop.sent(STEPS).at(-1)).toMatchObject({
      step: 'address',
      address: { postalCode: '9000', country: 'BE' },
    });
  });

  it('mends to whom the invoice of a present goes beside the parcel, and says what stays', async () => {
    const { address } = anOrder();
    const giver = { ...address, firstname: 'Grace', lastname: 'Hopper' };
    const { shop } = openOrder({ steps: ['address'], invoiceAddress: giver });
    await userEvent.click(await screen.findByText('Correct the address', { selector: 'summary' }));
    const bill = within(screen.getByRole('group', { name: 'Invoice to' }));
    expect(bill.getByText(/issued already stay as they are/)).toBeVisible();
    const street = bill.getByRole('textbox', { name: /^Street/ });
    await userEvent.clear(street);
    await userEvent.type(street, 'Kaai');
    shop.answer(STEPS, refused({ fields: { 'invoice.street': 'Please fill this in.' } }));
    await press('Save both');
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    expect(street).toBeInvalid();
    shop.answer(STEPS, done());
    await press('Save both');
    expect(await screen.findByText(/The address is corrected/)).toBeVisible();
    expect(shop.sent(STEPS).at(-1)).toMatchObject({
      ...{ step: 'address', address, invoiceAddress: { ...giver, street: 'Kaai' } },
    });
  });

  it('mends the e-mail, and says what that ends', async () => {
    const { shop } = openOrder({ steps: ['contact'] });
    await userEvent.click(await screen.findByText('Correct e-mail and phone', { selector: 'summary' }));
    const form = within(screen.getByRole('form', { name: 'Correct e-mail and phone' }));
    expect(form.getByText(/Links in earlier e-mails then open nothing/)).toBeVisible();
    const email = form.getByRole('textbox', { name: /E-mail address/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'eva@example.com');
    shop.answer(STEPS, done());
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/E-mail and phone are corrected/)).toBeVisible();
    expect(shop.sent(STEPS)).toMatchObject([{ step: 'contact', email: 'eva@example.com' }]);
  });

  it('of who gave no e-mail says that nothing is mailed, and shows no mail as sent', async () => {
    openOrder({ email: '', isForgotten: false });
    expect(await screen.findAllByText('No e-mail address: nothing is mailed.')).toHaveLength(2);
    expect(screen.queryByRole('table', { name: 'E-mails to the shopper' })).toBeNull();
  });

  it('takes lots out with a reason, and says at the form that the last one is a cancellation', async () => {
    const { shop } = openOrder({ steps: ['lines'] });
    await userEvent.click(await screen.findByText('Take something out', { selector: 'summary' }));
    const amount = screen.getByRole('combobox', { name: /Papilio machaon/ });
    await userEvent.selectOptions(amount, '1');
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A wing broke');
    shop.answer(STEPS, refused({ fields: { lines: 'That is a cancellation.' } }));
    await press('Take it out');
    expect(await screen.findByText('That is a cancellation.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /^It cannot be sold/ }));
    shop.answer(STEPS, done());
    await press('Take it out');
    expect(await screen.findByText(/It is taken out, and the shopper gets an e-mail/)).toBeVisible();
    expect(shop.sent(STEPS)[0]).toMatchObject({ isLost: false });
    expect(shop.sent(STEPS).at(-1)).toMatchObject({
      ...{ step: 'lines', reason: 'A wing broke', isLost: true },
      lines: [{ position: 0, amount: 1 }],
    });
  });

  it('is cancelled for what broke, which then stays out of stock', async () => {
    const { shop } = openOrder({ steps: ['cancel'] });
    await userEvent.click(await screen.findByText('Cancel the order', { selector: 'summary' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /cannot be sold.*out of stock$/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A wing broke');
    const reference = 'VDM-2026-000001';
    await userEvent.type(screen.getByRole('textbox', { name: /to confirm/ }), reference);
    shop.answer(STEPS, done());
    await press('Cancel for good');
    const sent = { step: 'cancel', seen: SEEN, reason: 'A wing broke', confirmation: reference };
    await waitFor(() => expect(shop.sent(STEPS)).toEqual([{ ...sent, isLost: true }]));
  });

  it('names what else goes to the same door, and sends both in one parcel', async () => {
    const other = { reference: 'VDM-2026-000042', placedAt: '2026-11-20T10:00:00.000Z', pieces: 2 };
    const { shop } = openOrder({ steps: ['join'], joinable: [{ ...other, refundCents: 695 }] });
    expect(await screen.findByRole('link', { name: other.reference })).toBeVisible();
    expect(screen.getByText(/2 insects, ordered on .*€6.95 of shipping goes back/)).toBeVisible();
    shop.answer(STEPS, refused({ fields: { other: 'This order does not fit.' } }));
    await press(`Send with ${other.reference}`);
    expect(await screen.findByText('This order does not fit.')).toBeVisible();
    shop.answer(STEPS, done());
    await press(`Send with ${other.reference}`);
    expect(await screen.findByText(/Both orders leave in one parcel/)).toBeVisible();
    expect(shop.sent(STEPS).at(-1)).toMatchObject({ step: 'join', other: other.reference });
  });

  it('says what shares its parcel, and that taking it apart costs the shopper nothing', async () => {
    const joined = { reference: 'VDM-2026-000042', refundCents: 695 };
    const { shop } = openOrder({ steps: ['split'], parcels: [], joined });
    expect(await screen.findByRole('link', { name: joined.reference })).toBeVisible();
    expect(screen.getByText(/Slip, packing and sending are for both/)).toBeVisible();
    await userEvent.click(screen.getByText('Take the parcel apart', { selector: 'summary' }));
    expect(screen.getByText(/€6.95 of shipping that went back stays with the shopper/)).toBeVisible();
    shop.answer(STEPS, done());
    await press('Take apart');
    expect(await screen.findByText(/a parcel of its own again/)).toBeVisible();
    expect(shop.sent(STEPS)).toMatchObject([{ step: 'split' }]);
  });

  it('is noted as paid in cash, with what was counted and where', async () => {
    const { shop } = openOrder({ orderState: 'placed', paymentState: 'open', steps: ['cash'] });
    await userEvent.click(await screen.findByText('Paid in cash', { selector: 'summary' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Amount received/ }), '16,95');
    await userEvent.type(screen.getByRole('textbox', { name: /Where, and who/ }), 'Juvisy, by Ann');
    shop.answer(STEPS, done());
    await press('Note the money');
    expect(await screen.findByText(/The money is noted/)).toBeVisible();
    expect(shop.sent(STEPS)).toMatchObject([{ step: 'cash', amount: '16,95', reason: 'Juvisy, by Ann' }]);
  });

  it('paid in cash had no payment cancelled: what was begun before is replaced', async () => {
    const [first, cash] = [
      { attempt: 1, provider: 'mollie', providerId: 'tr_1', state: 'cancelled', isCurrent: false },
      { attempt: 2, provider: 'cash', providerId: null, state: 'paid', isCurrent: true },
    ] as const;
    const of = { method: 'bancontact', amountCents: 1695, createdAt: '2026-11-20T10:00:00.000Z' } as const;
    openOrder({
      payments: [
        { ...first, ...of },
        { ...cash, ...of },
      ],
    });
    expect(await screen.findByText('replaced by cash')).toBeVisible();
    expect(screen.queryByText('payment cancelled')).toBeNull();
  });

  it('says where each lot lies, and what was taken out of it', async () => {
    const [line] = anOrder().lines;
    openOrder({
      lines: line ? [{ ...line, drawer: 'K3-12', amount: 3, withdrawnAmount: 2, takenOutAmount: 1 }] : [],
    });
    expect(await screen.findByText(/Drawer K3-12/)).toBeVisible();
    expect(screen.getByText('1 withdrawn')).toBeVisible();
    expect(screen.getByText('1 taken out')).toBeVisible();
  });

  it('takes a return back in part: what is refused lowers what goes back and needs a reason', async () => {
    const withdrawal = {
      ...{ id: 4, receivedAt: '2026-11-20T10:00:00.000Z', settledAt: null, isBeforeShipping: false },
      ...{ goodsCents: 1000, shippingCents: 695, refundCents: 1695 },
      lines: [
        {
          position: 0,
          reference: 'BU-1',
          name: 'Papilio machaon',
          amount: 1,
          priceCents: 1000,
          refused: 0,
          reason: '',
        },
      ],
    };
    const { shop } = openOrder({
      fulfilmentState: 'return-announced',
      steps: ['return'],
      withdrawals: [withdrawal],
    });
    expect(await screen.findByRole('button', { name: 'It is back: give €16.95 back' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /refused/ }), '1');
    await userEvent.type(screen.getByRole('textbox', { name: /Why BU-1 is refused/ }), 'Wings torn');
    shop.answer(STEPS, done());
    await press('It is back: give €0.00 back');
    expect(await screen.findByText('The return is settled.')).toBeVisible();
    expect(shop.sent(STEPS)).toMatchObject([
      { step: 'return', withdrawalId: 4, refused: [{ position: 0, amount: 1, reason: 'Wings torn' }] },
    ]);
  });

  it('keeps a note that is being typed over a login, until it went through', async () => {
    const before = openOrder();
    await userEvent.type(await screen.findByRole('textbox', { name: 'New note' }), 'Comes to fetch it');
    before.unmount();
    const { shop, unmount } = openOrder();
    expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('Comes to fetch it');
    shop.answer('POST /api/tools/orders/VDM-2026-000001/notes', done());
    await press('Keep the note');
    expect(shop.sent('POST /api/tools/orders/VDM-2026-000001/notes')).toEqual([
      { text: 'Comes to fetch it' },
    ]);
    unmount();
    openOrder();
    expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('');
  });

  it('keeps notes, and a note that did not go through', async () => {
    const { shop } = openOrder();
    const field = await screen.findByRole('textbox', { name: 'New note' });
    await userEvent.type(field, 'Comes to fetch it');
    await press('Keep the note');
    expect(await screen.findByText(/cannot be reached/)).toBeVisible();
    expect(field).toHaveValue('Comes to fetch it');
    shop.answer('POST /api/tools/orders/VDM-2026-000001/notes', done());
    await press('Keep the note');
    expect(await screen.findByRole('textbox', { name: 'New note' })).toHaveValue('');
  });

  it('offers nothing to who may only read, and shows the rest', async () => {
    openOrder({ refunds: [FAILED], steps: ['prepare', 'refund', 'repay', 'cancel'] }, READER);
    expect(await screen.findByText('Papilio machaon')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: /Start packing|Send again|Keep the note|by hand/ }),
    ).toBeNull();
    expect(screen.queryByText('Cancel the order')).toBeNull();
    expect(screen.getByRole('link', { name: /Packing slip/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy the address' })).toBeVisible();
  });
});

const FAILED = {
  ...{ id: 2, amountCents: 500, reason: 'goodwill' as const, state: 'failed' as const },
  ...{ at: '2026-11-21T10:00:00.000Z', note: '', lastError: 'not possible' },
};
