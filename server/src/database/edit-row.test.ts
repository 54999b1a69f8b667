import { expect, it } from '@jest/globals';
import { recordAudit } from '../tools/store/audit-log.ts';
import { editRow, rowChange } from './edit-row.ts';
import { addFamily, addInsect } from './testing/fixtures.ts';
import { eachDatabase } from './testing/databases.ts';

const NOW = new Date('2026-03-02T10:00:00.000Z');

eachDatabase('An edit', (open) => {
  async function openDrawer() {
    const database = await open();
    const family = await addFamily(database.kysely);
    const { id } = await addInsect(database.kysely, family);
    const edit = (revision: number, columns: { name?: string; price_cents?: number }) =>
      database.transaction((trx) => editRow(trx, 'insects', { id, revision }, columns, NOW));
    const read = () =>
      database.kysely
        .selectFrom('insects')
        .select(['name', 'price_cents', 'revision', 'updated_at'])
        .executeTakeFirstOrThrow();
    return { database, family, id, edit, read };
  }

  it('passes once on a revision, however many people save at the same moment', async () => {
    const { edit, read } = await openDrawer();
    const names = ['Papilio one', 'Papilio two', 'Papilio three', 'Papilio four'];
    const edits = await Promise.all(names.map((name) => edit(1, { name })));
    const passed = names.filter((_, index) => edits[index]?.kind === 'edited');
    expect(passed).toHaveLength(1);
    expect(edits.filter(({ kind }) => kind === 'changed-meanwhile')).toHaveLength(3);
    expect(await read()).toMatchObject({ name: passed[0], revision: 2, updated_at: NOW.toISOString() });
  });

  it('names only the columns that differ', async () => {
    const { edit, id } = await openDrawer();
    expect(await edit(1, { name: 'Papilio machaon', price_cents: 900 })).toEqual({
      kind: 'edited',
      change: { table: 'insects', id, before: { price_cents: 800 }, after: { price_cents: 900 } },
    });
  });

  it('writes nothing when nothing differs', async () => {
    const { edit, read } = await openDrawer();
    expect(await edit(1, { name: 'Papilio machaon' })).toEqual({ kind: 'same' });
    expect(await read()).toMatchObject({ revision: 1, updated_at: '2026-01-01T00:00:00.000Z' });
  });

  it('is not held up by an order that takes the last one', async () => {
    const { database, edit, read } = await openDrawer();
    await database.kysely.updateTable('insects').set({ reserved: 1 }).execute();
    expect(await read()).toMatchObject({ revision: 1 });
    expect(await edit(1, { name: 'Papilio hospiton' })).toMatchObject({ kind: 'edited' });
  });

  it('of something that is gone counts as changed meanwhile', async () => {
    const { database, family } = await openDrawer();
    const editing = await database.transaction((trx) =>
      editRow(trx, 'families', { id: family.id + 1, revision: 1 }, { name_en: 'Nobody' }, NOW),
    );
    expect(editing).toEqual({ kind: 'changed-meanwhile' });
  });

  it('stays in the log as it was written', async () => {
    const { database } = await openDrawer();
    const change = rowChange('insects', 1, null, { name: 'x' });
    const author = { accountId: 1, email: 'ada@example.com', role: 'owner', requestId: 'r' };
    await database.transaction((trx) =>
      recordAudit(trx, author, { action: 'insects.create', changes: change ? [change] : [] }, NOW),
    );
    const { kysely } = database;
    for (const table of ['audit_log', 'audit_subjects'] as const) {
      await expect(kysely.deleteFrom(table).execute()).rejects.toThrow('append-only');
    }
    await expect(kysely.updateTable('audit_log').set({ email: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(kysely.updateTable('audit_subjects').set({ after: null }).execute()).rejects.toThrow(
      'append-only',
    );
  });
});
