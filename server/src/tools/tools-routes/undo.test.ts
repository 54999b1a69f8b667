import { expect, it } from '@jest/globals';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import { recordAudit } from '../store/audit-log.ts';
import { editRow, rowChange } from '../../database/edit-row.ts';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';

const DAY_MINUTES = 24 * 60;

/** A drawer with two lots, whose owner renames both and whose price of the first changes. */
async function openDrawer(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  const { kysely, transaction } = desk.database;
  const family = await addFamily(kysely, 'Nymphalidae');
  const ids = [(await addInsect(kysely, family)).id, (await addInsect(kysely, family)).id];
  const author = { accountId: 1, email: 'owner@example.com', role: 'owner', requestId: 'test' };
  const write = (action: AuditAction, changes: AuditChange[]) =>
    transaction((trx) => recordAudit(trx, author, { action, changes }, desk.now()));
  async function edit(revision: number, columns: { name?: string; price_cents?: number }) {
    return transaction(async (trx) => {
      const changes = [];
      for (const id of ids) {
        const editing = await editRow(trx, 'insects', { id, revision }, columns, desk.now());
        if (editing.kind === 'edited') changes.push(editing.change);
      }
      return recordAudit(trx, author, { action: 'insects.edit', changes }, desk.now());
    });
  }
  const names = async () =>
    (await kysely.selectFrom('insects').select('name').orderBy('id').execute()).map(({ name }) => name);
  return { desk, kysely, ids, family, write, edit, names };
}

eachDatabase('Who made a mistake', (open) => {
  it('takes it back as a whole, may do it again, and each is in the log', async () => {
    const { desk, edit, names } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    const auditId = await edit(1, { name: 'Papilio' });
    const undone = await owner.post(`/api/tools/undo/${auditId}`);
    expect(undone.json()).toMatchObject({ result: true, message: 'Undone.' });
    expect(await names()).toEqual(['Papilio machaon', 'Papilio machaon']);
    expect((await owner.post(`/api/tools/undo/${undone.json().auditId}`)).statusCode).toBe(200);
    expect(await names()).toEqual(['Papilio', 'Papilio']);
    const { entries } = (await owner.get('/api/tools/audit')).json();
    expect(entries).toMatchObject([
      { action: 'undo', email: 'owner@example.com', undoes: undone.json().auditId, isUndoable: true },
      { action: 'undo', undoes: auditId, changeCount: 2, isUndoable: false },
      { action: 'insects.edit', undoneBy: undone.json().auditId, isUndoable: false },
      { action: 'second-factor.set', isUndoable: false },
    ]);
  });

  it('cannot take it back twice, not even at the same moment', async () => {
    const { desk, edit } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    const auditId = await edit(1, { name: 'Papilio' });
    const answers = await Promise.all([1, 2, 3].map(() => owner.post(`/api/tools/undo/${auditId}`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  it('overwrites nothing of what others did since, and reads who did', async () => {
    const { desk, kysely, ids, edit, names } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    const auditId = await edit(1, { name: 'Papilio' });
    desk.passMinutes(1);
    await kysely
      .updateTable('insects')
      .set({ name: 'Papilio alexanor' })
      .where('id', '=', ids[1] ?? 0)
      .execute();
    const answer = await owner.post(`/api/tools/undo/${auditId}`);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'changed-meanwhile',
      by: 'owner@example.com',
      rows: [{ table: 'insects', id: ids[1] }],
    });
    expect(await names()).toEqual(['Papilio', 'Papilio alexanor']);
  });

  it('does not take a name away that somebody else has taken since', async () => {
    const { desk, kysely, family, write } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    await kysely
      .updateTable('families')
      .set({ slug_en: 'brush-footed' })
      .where('id', '=', family.id)
      .execute();
    const change = rowChange('families', family.id, { slug_en: 'nymphs' }, { slug_en: 'brush-footed' });
    const auditId = await write('families.edit', change ? [change] : []);
    await addFamily(kysely, 'Satyridae', { slug_en: 'nymphs' });
    const answer = await owner.post(`/api/tools/undo/${auditId}`);
    expect(answer.json()).toMatchObject({
      code: 'changed-meanwhile',
      rows: [{ table: 'families', id: family.id }],
    });
  });

  it('takes it back although something else of the same row changed', async () => {
    const { desk, edit, names } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    const auditId = await edit(1, { name: 'Papilio' });
    await edit(2, { price_cents: 900 });
    expect((await owner.post(`/api/tools/undo/${auditId}`)).statusCode).toBe(200);
    expect(await names()).toEqual(['Papilio machaon', 'Papilio machaon']);
  });

  it('has a day', async () => {
    const { desk, edit } = await openDrawer(open);
    const [early, late] = [await edit(1, { name: 'Papilio' }), await edit(2, { price_cents: 900 })];
    desk.passMinutes(DAY_MINUTES - 1);
    const owner = await desk.atWork('owner');
    expect((await owner.post(`/api/tools/undo/${early}`)).statusCode).toBe(200);
    desk.passMinutes(2);
    expect((await owner.post(`/api/tools/undo/${late}`)).json()).toMatchObject({ code: 'not-undoable' });
    expect((await owner.post('/api/tools/undo/999')).statusCode).toBe(404);
  });

  it('needs the right to write what is taken back', async () => {
    const { desk, edit } = await openDrawer(open);
    const auditId = await edit(1, { name: 'Papilio' });
    const reader = await desk.atWork('orders');
    expect((await reader.post(`/api/tools/undo/${auditId}`)).json()).toMatchObject({ code: 'not-allowed' });
    const curator = await desk.atWork('catalogue');
    expect((await curator.post(`/api/tools/undo/${auditId}`)).statusCode).toBe(200);
  });

  it('puts a price back as a new one in its history, and counts the edit', async () => {
    const { desk, kysely, ids, edit } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    const auditId = await edit(1, { price_cents: 900 });
    desk.passMinutes(1);
    await owner.post(`/api/tools/undo/${auditId}`);
    const prices = await kysely
      .selectFrom('price_history')
      .select('price_cents')
      .where('insect_id', '=', ids[0] ?? 0)
      .where('at', '=', desk.now().toISOString())
      .execute();
    expect(prices).toEqual([{ price_cents: 800 }]);
    const rows = await kysely.selectFrom('insects').select(['revision', 'updated_at']).execute();
    expect(rows).toEqual(ids.map(() => ({ revision: 3, updated_at: desk.now().toISOString() })));
  });

  it('brings a closing back that was deleted, and takes one away that was made', async () => {
    const { desk, kysely, write } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    const closing = {
      ...{ reason: 'holiday', mode: 'orders-wait', starts_at: '2026-07-01', ends_at: '2026-07-15' },
      ...{ ships_from: null, message_en: 'Away', message_nl: 'Weg', message_fr: 'Absent', fair: null },
    } as const;
    const auditId = await write('closings.delete', [
      { table: 'closings', id: 7, before: closing, after: null },
    ]);
    const back = await owner.post(`/api/tools/undo/${auditId}`);
    expect(back.statusCode).toBe(200);
    expect(await kysely.selectFrom('closings').selectAll().execute()).toMatchObject([{ id: 7, ...closing }]);
    expect((await owner.post(`/api/tools/undo/${back.json().auditId}`)).statusCode).toBe(200);
    expect(await kysely.selectFrom('closings').selectAll().execute()).toEqual([]);
  });

  it('cannot go around the ledger of the stock, nor take back what nobody can', async () => {
    const { desk, ids, write } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    const changes = [
      rowChange('insects', ids[0] ?? 0, { on_hand: 1 }, { on_hand: 2 }),
      rowChange('insects', ids[0] ?? 0, null, { name: 'Papilio' }),
      rowChange('accounts', 1, { role: 'owner' }, { role: 'orders' }),
    ];
    for (const change of changes) {
      const auditId = await write('insects.edit', change ? [change] : []);
      expect((await owner.post(`/api/tools/undo/${auditId}`)).json()).toMatchObject({ code: 'not-undoable' });
    }
  });
});

eachDatabase('The log', (open) => {
  it('is read page by page, by who, by what was done and by what it was about', async () => {
    const { desk, ids, write, edit } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    for (let count = 0; count < 55; count += 1) await write('closings.edit', []);
    const auditId = await edit(1, { name: 'Papilio' });
    const read = async (query: string) => (await owner.get(`/api/tools/audit?${query}`)).json();
    const first = await read('');
    expect(first.entries).toHaveLength(50);
    const second = await read(`before=${first.next}`);
    expect(second.entries).toHaveLength(7);
    expect(second.next).toBeNull();
    expect(await read(`subject=insects:${ids[1]}`)).toMatchObject({ entries: [{ id: auditId }], next: null });
    expect((await read('action=insects.edit&by=owner@example.com')).entries).toHaveLength(1);
    expect((await read('by=bo@example.com')).entries).toEqual([]);
    expect((await owner.get('/api/tools/audit?before=soon')).statusCode).toBe(400);
  });

  it('shows the first rows of an edit of thousands, and how many there were', async () => {
    const { desk, write } = await openDrawer(open);
    const owner = await desk.atWork('owner');
    const change = (id: number) => ({ table: 'insects', id, before: { name: 'a' }, after: { name: 'b' } });
    await write(
      'insects.edit',
      Array.from({ length: 1200 }, (_, index) => change(index + 1)),
    );
    const [entry] = (await owner.get('/api/tools/audit')).json().entries;
    expect(entry).toMatchObject({ changeCount: 1200, subjects: expect.arrayContaining(['insects:1']) });
    expect(entry.changes).toHaveLength(20);
  });
});
