/** @jest-environment @vitrine/shared/build/browser-environment.js */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, refused } from '../testing/fake-shop.ts';
import { openPage } from '../testing/open-page.tsx';

const saved = { result: true, message: 'Saved.', auditId: 7 };

const ANN = {
  ...{ id: 1, email: 'ann@example.com', firstname: 'Ann', lastname: 'Peeters', role: 'owner' },
  ...{ lastSeenAt: '2026-03-01T10:00:00.000Z', sessions: 1, hasSecondFactor: true },
  ...{ isInvited: false, isMe: true },
};
const BO = {
  ...ANN,
  id: 2,
  email: 'bo@example.com',
  firstname: '',
  lastname: '',
  role: 'orders',
  isMe: false,
};

describe('The people of the shop', () => {
  async function openStaff() {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/staff', ok({ staff: [ANN, BO] }));
    openPage('/tools/staff', shop);
    await screen.findByRole('heading', { name: 'People' });
    return shop;
  }

  it('are invited by mail', async () => {
    const shop = await openStaff();
    await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'cy@example.com');
    shop.answer('POST /api/tools/staff', refused({ fields: { role: 'Please choose one.' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    const role = screen.getByRole('combobox', { name: 'Role' });
    expect(role).toHaveAccessibleDescription('Please choose one.');
    await userEvent.selectOptions(role, 'catalogue');
    shop.answer('POST /api/tools/staff', ok(saved));
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('An invitation goes out to cy@example.com.')).toBeVisible();
    expect(shop.sent('POST /api/tools/staff').at(-1)).toEqual({
      ...{ email: 'cy@example.com', role: 'catalogue', language: 'en' },
    });
  });

  it('change role by choosing, save one’s own', async () => {
    const shop = await openStaff();
    expect(screen.queryByRole('combobox', { name: 'Role of ann@example.com' })).toBeNull();
    shop.answer('PATCH /api/tools/staff/2', refused({ status: 409, error: 'The shop keeps one owner.' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role of bo@example.com' }), 'owner');
    expect(await screen.findByText('The shop keeps one owner.')).toBeVisible();
    expect(shop.sent('PATCH /api/tools/staff/2')).toEqual([{ role: 'owner' }]);
  });

  it('and shoppers are logged out by their address, or all at once by typing so', async () => {
    const shop = await openStaff();
    await userEvent.type(screen.getByRole('textbox', { name: /Address of the account/ }), 'cy@example.com');
    shop.answer('POST /api/tools/sessions/end', refused({ fields: { email: 'Nobody has it.' } }));
    await userEvent.click(screen.getByRole('button', { name: 'End sessions' }));
    const typed = screen.getByRole('textbox', { name: /Address of the account/ });
    expect(typed).toHaveAccessibleDescription('Nobody has it.');
    expect(typed).toHaveValue('cy@example.com');
    shop.answer('POST /api/tools/sessions/end', ok(saved));
    await userEvent.click(screen.getByRole('button', { name: 'End sessions' }));
    expect(await screen.findByText('The sessions of cy@example.com are ended.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log everybody out' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Log everybody out' }));
    expect(shop.sent('POST /api/tools/sessions/end-all')).toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox'), 'everybody');
    shop.answer('POST /api/tools/sessions/end-all', ok(saved));
    await userEvent.click(dialog.getByRole('button', { name: 'Log everybody out' }));
    expect(await screen.findByText('Everybody else is logged out.')).toBeVisible();
  });

  it('are removed only by typing whom', async () => {
    const shop = await openStaff();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the shop: bo@example.com' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the shop' }));
    expect(shop.sent('DELETE /api/tools/staff/2')).toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox'), 'bo@example.com');
    shop.answer('DELETE /api/tools/staff/2', ok(saved));
    shop.answer('GET /api/tools/staff', ok({ staff: [ANN] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the shop' }));
    expect(await screen.findByText('bo@example.com no longer works in the shop.')).toBeVisible();
  });
});

describe('The mails', () => {
  const MAIL = {
    ...{ id: 5, kind: 'order-received', to: 'cy@example.com', about: 'VDM-2026-000123', state: 'dead' },
    ...{ attempts: 10, createdAt: '2026-03-01T10:00:00.000Z', nextAt: '2026-03-01T10:00:00.000Z' },
    ...{ sentAt: null, error: 'no such mailbox' },
  };

  it('that were given up say why, and are tried again one by one or all', async () => {
    const shop = new FakeShop();
    const list = { mails: [MAIL], next: null, counts: { waiting: 0, dead: 2 } };
    shop.answer('GET /api/tools/mails', ok(list));
    shop.answer('GET /api/tools/pictures/queue', ok({ waiting: 0, deadCount: 0, dead: [] }));
    openPage('/tools/mails', shop);
    const row = within(await screen.findByRole('row', { name: /order received/ }));
    expect(row.getByText('no such mailbox')).toBeVisible();
    expect(row.getByRole('link', { name: 'VDM-2026-000123' })).toHaveAttribute(
      'href',
      '/tools/orders/VDM-2026-000123',
    );
    const retried = (count: number) => ok({ result: true, message: '', count });
    shop.answer('POST /api/tools/mails/5/retry', retried(1));
    await userEvent.click(row.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('1 is tried again.')).toBeVisible();
    shop.answer('POST /api/tools/mails/retry', retried(2));
    await userEvent.click(screen.getByRole('button', { name: 'Try all 2 again' }));
    expect(await screen.findByText('2 are tried again.')).toBeVisible();
  });
});

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
    expect(screen.getByRole('row', { name: /ccc/ })).toHaveTextContent('tried by 10 % of the visitors');
    shop.answer(
      'POST /api/tools/releases/catalog/bbb/lift',
      ok({ result: true, message: 'It is drawn again.' }),
    );
    shop.answer('GET /api/tools/releases', page('2026-03-01T12:00:00.000Z'));
    await userEvent.click(told.getByRole('button', { name: 'Let it be drawn again' }));
    expect(await screen.findByText('It is drawn again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByRole('row', { name: /bbb/ })).toHaveTextContent(/live, let again since/);
  });
});

describe('The log', () => {
  it('tells what stood there before and after, and takes a write back', async () => {
    const shop = new FakeShop();
    const entry = {
      ...{ id: 9, at: '2026-03-01T10:00:00.000Z', email: 'bo@example.com', role: 'catalogue', note: '' },
      ...{ action: 'insects.edit', subjects: ['insects:12'], changeCount: 1, requestId: 'r', undoes: null },
      changes: [{ table: 'insects', id: 12, before: { price_cents: 500 }, after: { price_cents: 700 } }],
      ...{ undoneBy: null, isUndoable: true },
    };
    shop.answer('GET /api/tools/audit', ok({ entries: [entry], next: 8 }));
    openPage('/tools/audit?subject=insects:12', shop);
    const row = within(await screen.findByRole('row', { name: /Insect changed/ }));
    expect(row.getByText('€5.00')).toBeVisible();
    expect(row.getByText('€7.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Further' })).toHaveAttribute(
      'href',
      '/tools/audit?subject=insects%3A12&before=8',
    );
    shop.answer('POST /api/tools/undo/9', ok({ ...saved, auditId: 10 }));
    await userEvent.click(row.getByRole('button', { name: /Undo/ }));
    expect(await screen.findByText('Taken back: Insect changed')).toBeVisible();
  });

  it.each([
    ['/tools/audit', ['Command on the server', 'Account 4', 'Role: Reading only → Owner']],
    ['/nl/tools/audit', ['Opdracht op de server', 'Account 4', 'Rol: Alleen lezen → Eigenaar']],
    ['/fr/tools/audit', ['Commande sur le serveur', 'Compte 4', 'Rôle : Lecture seule → Propriétaire']],
  ])('says in the words of %s who became what, and by whom', async (path, texts) => {
    const shop = new FakeShop();
    const entry = {
      ...{ id: 9, at: '2026-03-01T10:00:00.000Z', email: 'npm run owner', role: 'owner', note: '' },
      ...{ action: 'staff.role', subjects: ['accounts:4'], changeCount: 1, requestId: 'r', undoes: null },
      changes: [{ table: 'accounts', id: 4, before: { role: 'read-only' }, after: { role: 'owner' } }],
      ...{ undoneBy: null, isUndoable: false },
    };
    shop.answer('GET /api/tools/audit', ok({ entries: [entry], next: null }));
    openPage(path, shop);
    const log = await screen.findByRole('table');
    for (const text of texts) expect(log).toHaveTextContent(text);
  });

  it.each([
    ['/tools/audit', ['Price in euro: €5.00', 'Description, French: nothing → neuf', 'For repair: no → yes']],
    ['/nl/tools/audit', ['Prijs in euro: € 5,00', 'Beschrijving, Frans: niets → neuf', 'nee → ja']],
    ['/fr/tools/audit', ['Prix en euros : 5,00 €', 'Description, français : rien → neuf', 'non → oui']],
  ])(
    'names on %s what changed as the form does, and leaves a column of another version',
    async (path, texts) => {
      const shop = new FakeShop();
      const before = { price_cents: 500, description_fr: '', is_repair: 0, wing_beats: 3 };
      const after = { price_cents: 700, description_fr: 'neuf', is_repair: 1, wing_beats: 4 };
      const entry = {
        ...{ id: 9, at: '2026-03-01T10:00:00.000Z', email: 'bo@example.com', role: 'catalogue', note: '' },
        ...{ action: 'insects.edit', subjects: ['insects:12'], changeCount: 1, requestId: 'r', undoes: null },
        changes: [{ table: 'insects', id: 12, before, after }],
        ...{ undoneBy: null, isUndoable: false },
      };
      shop.answer('GET /api/tools/audit', ok({ entries: [entry], next: null }));
      openPage(path, shop);
      const log = await screen.findByRole('table');
      for (const text of [...texts, /wing_beats ?: 3 → 4/]) expect(log).toHaveTextContent(text);
    },
  );

  it('names what was done, also what was taken back, and leaves what another version wrote as it is', async () => {
    const shop = new FakeShop();
    const entry = {
      ...{ id: 9, at: '2026-03-01T10:00:00.000Z', email: 'bo@example.com', role: 'catalogue', note: '' },
      ...{ subjects: [], changes: [], changeCount: 0, requestId: 'r', undoes: null, undoneBy: null },
      isUndoable: false,
    };
    const entries = [
      { ...entry, action: 'undo', note: 'families.merge' },
      { ...entry, id: 8, action: 'drawers.polish' },
    ];
    shop.answer('GET /api/tools/audit', ok({ entries, next: null }));
    openPage('/tools/audit?action=drawers.polish', shop);
    expect(await screen.findByText('“Families merged”')).toBeVisible();
    expect(screen.getByRole('cell', { name: 'drawers.polish' })).toBeVisible();
    const what = screen.getByRole('combobox', { name: 'What' });
    expect(what).toHaveDisplayValue('drawers.polish');
    expect(within(what).getByRole('option', { name: 'Families merged' })).toHaveValue('families.merge');
  });
});
