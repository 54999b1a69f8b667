/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const saved = { result: true, message: 'Saved.', auditId: 7 };

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
    ['/tools/audit', 'Cash, paid now'],
    ['/nl/tools/audit', 'Contant, nu betaald'],
    ['/fr/tools/audit', 'Espèces, payées maintenant'],
  ])('says on %s how an order at the desk is paid', async (path, text) => {
    const shop = new FakeShop();
    const entry = {
      ...{ id: 9, at: '2026-03-01T10:00:00.000Z', email: 'bo@example.com', role: 'orders', note: 'cash' },
      ...{ action: 'orders.place', subjects: ['orders:VDM-2026-000008'], changeCount: 0, requestId: 'r' },
      ...{ changes: [], undoes: null, undoneBy: null, isUndoable: false },
    };
    shop.answer('GET /api/tools/audit', ok({ entries: [entry], next: null }));
    openPage(path, shop);
    expect(await screen.findByRole('table')).toHaveTextContent(text);
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
