import { beforeAll, expect, it, jest } from '@jest/globals';
import { MOST_AT_ONCE } from '@vitrine/shared/contract/tools/bulk';
import { undoneSchema } from '@vitrine/shared/contract/tools/tools';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { reserveStock, sellStock, stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addInsect } from '../../database/testing/fixtures.ts';
import { recordAudit } from '../../tools/store/audit-log.ts';
import { openImportsDesk, type ImportsDesk } from '../../testing/desks/imports-desk.ts';

jest.setTimeout(120_000);

const UPLOAD = { bytes: 1, name: 'a.jpg', kept_at: '2026-06-30T12:00:00.000Z' };

eachDatabase('An import that is taken back', (open) => {
  let table: ImportsDesk;

  beforeAll(async () => {
    table = await openImportsDesk(await open());
  });

  const undo = (auditId: number | null) => table.staff.post(`/api/tools/undo/${auditId}`);
  const daysAgo = (days: number) => new Date(table.desk.now().getTime() - days * DAY_MS).toISOString();
  const lotId = async (reference: string) => (await table.lot(reference))?.id ?? 0;
  const reserve = async (reference: string, amount: number, { isSold }: { isSold: boolean }) => {
    const lines = [{ insectId: await lotId(reference), amount }];
    await table.database.transaction(async (trx) => {
      await trx.updateTable('insects').set({ is_published: 1, weight_grams: 10 }).execute();
      expect(await reserveStock(trx, lines, `order:${reference}`, table.desk.now())).toEqual([]);
      if (isSold) await sellStock(trx, lines, `order:${reference}`, table.desk.now());
    });
  };
  const add = (reference: string, on_hand: number) =>
    addInsect(table.database.kysely, table.family, { reference, on_hand, price_cents: 1000 });

  it('gives its stock back by moves of the other way, and does so once more when it is done again', async () => {
    await add('UB-1', 3);
    await add('UB-2', 5);
    const done = await table.applied(
      await table.checked(
        'ref,name,price,stock\nUB-1,Papilio machaon,12,5\nUB-2,Papilio machaon,10,2\nUB-3,Morpho,9,4\n',
      ),
    );
    const undone = undoneSchema.parse((await undo(done.auditId)).json());
    expect(undone.stays).toEqual([]);
    expect(await table.lot('UB-1')).toMatchObject({ price_cents: 1000, on_hand: 3 });
    expect(await table.lot('UB-2')).toMatchObject({ on_hand: 5 });
    expect(await table.lot('UB-3')).toMatchObject({ on_hand: 0, deleted_at: expect.any(String) });
    const moves = await table.database.kysely
      .selectFrom('stock_moves')
      .select(['kind', 'amount', 'staff', 'note'])
      .where('insect_id', '=', await lotId('UB-3'))
      .orderBy('id')
      .execute();
    expect(moves).toMatchObject([
      { kind: 'receive', amount: 4 },
      { kind: 'adjust', amount: -4, staff: expect.stringContaining('@'), note: 'lots.csv' },
    ]);
    expect((await undo(done.auditId)).json().code).toBe('not-undoable');
    expect((await undo(undone.auditId)).statusCode).toBe(200);
    expect(await table.lot('UB-1')).toMatchObject({ price_cents: 1200, on_hand: 5 });
    expect(await table.lot('UB-2')).toMatchObject({ on_hand: 2 });
    expect(await table.lot('UB-3')).toMatchObject({ on_hand: 4, deleted_at: null });
    expect(await stockFaults(table.database.kysely)).toEqual([]);
  });

  it('asks for the right to write the catalogue, also where nothing but stock was moved', async () => {
    await add('RI-1', 3);
    const moved = await table.applied(
      await table.checked('ref,name,price,stock\nRI-1,Papilio machaon,10,7\n'),
    );
    const packer = await table.desk.atWork('orders');
    const answer = await packer.post(`/api/tools/undo/${moved.auditId}`);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'not-allowed']);
    expect(await table.lot('RI-1')).toMatchObject({ on_hand: 7 });
    expect((await undo(moved.auditId)).statusCode).toBe(200);
  });

  it('is forgotten in time, though its file was sent once more and never written', async () => {
    const file = 'ref,name,price,stock\nRI-2,Papilio machaon,10,7\n';
    await add('RI-2', 3);
    const done = await table.applied(await table.checked(file));
    await table.checked(file);
    const record = table.database.kysely.updateTable('imports').where('id', '=', done.id);
    await record.set({ created_at: daysAgo(31), applied_at: daysAgo(31) }).execute();
    await table.checked('ref,name,price,stock\nRI-2,Papilio machaon,10,8\n');
    expect((await table.staff.get(`/api/tools/imports/${done.id}`)).statusCode).toBe(404);
  });

  it('is known as one for a day after it was written, however long ago its file was sent', async () => {
    const lots = ['KE-1,Morpho kept,Nymphalidae,9,4', 'KE-2,Morpho quiet,Nymphalidae,9,2'];
    const seen = await table.checked(['ref,name,family,price,stock', ...lots].join('\n'));
    const record = table.database.kysely.updateTable('imports').where('id', '=', seen.id);
    await record.set({ created_at: daysAgo(31) }).execute();
    const done = await table.applied(seen);
    await reserve('KE-1', 1, { isSold: false });
    // Whoever sends the next file has old ones forgotten.
    await table.send('ref\nKE-3\n');
    const thrownAway = () => table.staff.send('DELETE', `/api/tools/imports/${done.id}`);
    expect((await thrownAway()).json()).toMatchObject({
      code: 'kept',
      error: expect.stringContaining('can be taken back for a day'),
    });
    const { stays } = undoneSchema.parse((await undo(done.auditId)).json());
    expect(stays).toMatchObject([{ reference: 'KE-1', why: 'reserved' }]);
    expect(await table.lot('KE-1')).toMatchObject({ on_hand: 4, deleted_at: null });
    expect(await table.lot('KE-2')).toMatchObject({ on_hand: 0, deleted_at: expect.any(String) });
    await record.set({ applied_at: daysAgo(1) }).execute();
    expect((await thrownAway()).statusCode).toBe(200);
  });

  it('names what stays: lots that were sold, reserved, counted or changed since', async () => {
    await add('ST-1', 1);
    await add('ST-2', 1);
    await add('ST-3', 1);
    const done = await table.applied(
      await table.checked(
        [
          'ref,name,family,price,stock',
          'ST-1,Papilio machaon,Nymphalidae,12,3',
          'ST-2,Papilio machaon,Nymphalidae,12,3',
          'ST-3,Papilio machaon,Nymphalidae,12,1',
          'ST-4,Morpho sold,Nymphalidae,9,2',
          'ST-5,Morpho reserved,Nymphalidae,9,2',
          'ST-6,Morpho counted,Nymphalidae,9,2',
          'ST-7,Morpho quiet,Nymphalidae,9,2',
          'ST-8,Morpho edited,Nymphalidae,9,2',
          'ST-9,Morpho pictured,Nymphalidae,9,2',
        ].join('\n'),
      ),
    );
    await reserve('ST-1', 1, { isSold: true });
    await reserve('ST-2', 3, { isSold: true });
    await reserve('ST-4', 1, { isSold: true });
    await reserve('ST-5', 1, { isSold: false });
    await table.staff.post(`/api/tools/insects/${await lotId('ST-6')}/stock`, {
      ...{ kind: 'count', amount: '1', reason: 'one fell', key: 'fell-0001' },
    });
    await table.database.kysely
      .updateTable('insects')
      .set({ price_cents: 1500, revision: 9 })
      .where('reference', '=', 'ST-3')
      .execute();
    const edited = await lotId('ST-8');
    const { form, revision } = (await table.staff.get(`/api/tools/insects/${edited}`)).json();
    const saved = { ...form, locality: 'Ubaye', revision };
    expect((await table.staff.send('PUT', `/api/tools/insects/${edited}`, saved)).statusCode).toBe(200);
    const photo = { insect_id: await lotId('ST-9'), position: 0, view: 'photo' } as const;
    const waiting = { ...photo, upload_hash: 'a'.repeat(64), attempts: 0, claimed_until: null };
    await table.database.kysely
      .insertInto('uploads')
      .values({ ...UPLOAD, hash: waiting.upload_hash })
      .execute();
    await table.database.kysely.insertInto('picture_jobs').values(waiting).execute();
    const { stays } = undoneSchema.parse((await undo(done.auditId)).json());
    expect(stays.map(({ reference, why }) => [reference, why])).toEqual([
      ['ST-2', 'sold'],
      ['ST-3', 'changed'],
      ['ST-4', 'sold'],
      ['ST-5', 'reserved'],
      ['ST-6', 'moved'],
      ['ST-8', 'changed'],
      ['ST-9', 'changed'],
    ]);
    expect(await table.lot('ST-1')).toMatchObject({ price_cents: 1000, on_hand: 0, reserved: 0 });
    expect(await table.lot('ST-2')).toMatchObject({ price_cents: 1000, on_hand: 0 });
    expect(await table.lot('ST-3')).toMatchObject({ price_cents: 1500 });
    expect(await table.lot('ST-4')).toMatchObject({ on_hand: 1, deleted_at: null });
    expect(await table.lot('ST-5')).toMatchObject({ on_hand: 2, reserved: 1, deleted_at: null });
    expect(await table.lot('ST-7')).toMatchObject({ on_hand: 0, deleted_at: expect.any(String) });
    expect(await table.lot('ST-8')).toMatchObject({ on_hand: 2, locality: 'Ubaye', deleted_at: null });
    expect(await table.lot('ST-9')).toMatchObject({ on_hand: 2, deleted_at: null });
    expect(await stockFaults(table.database.kysely)).toEqual([]);
  });

  it('leaves a shown lot of annex B the source code that it brought', async () => {
    const facts = JSON.stringify({
      ...{ documentKind: 'import-permit', documentNumber: 'BE-2026-0047', documentDate: '2026-02-02' },
      documentAuthority: 'CITES Belgium',
    });
    for (const reference of ['SO-1', 'SO-2']) {
      const annex = { cites_annex: 'B', is_published: reference === 'SO-1' ? 1 : 0 } as const;
      await addInsect(table.database.kysely, table.family, { reference, facts, ...annex });
    }
    const done = await table.applied(await table.checked('ref,source code\nSO-1,C\nSO-2,C\n'));
    expect(done.counts).toMatchObject({ changed: 2 });
    const { stays } = undoneSchema.parse((await undo(done.auditId)).json());
    expect(stays.map(({ reference, why }) => [reference, why])).toEqual([['SO-1', 'changed']]);
    expect((await table.lot('SO-1'))?.facts).toContain('"sourceCode":"C"');
    expect((await table.lot('SO-2'))?.facts).not.toContain('sourceCode');
  });

  it('of stock alone is taken back too, and stays whole where all of it is sold', async () => {
    await add('AL-1', 1);
    const owner = await table.desk.atWork('owner');
    const first = await table.applied(await table.checked('ref,stock\nAL-1,4\n'));
    const { entries } = (await owner.get('/api/tools/audit?action=insects.import')).json();
    expect(entries[0]).toMatchObject({ id: first.auditId, isUndoable: true });
    expect((await undo(first.auditId)).statusCode).toBe(200);
    expect(await table.lot('AL-1')).toMatchObject({ on_hand: 1 });
    const second = await table.applied(await table.checked('ref,stock\nAL-1,3\n'));
    await reserve('AL-1', 3, { isSold: true });
    expect((await undo(second.auditId)).json()).toMatchObject({
      code: 'nothing-back',
      error: expect.stringMatching(/^Nothing of it can be taken back/),
    });
    expect(await table.lot('AL-1')).toMatchObject({ on_hand: 0 });
    expect(await stockFaults(table.database.kysely)).toEqual([]);
  });

  it('is too much for one press where it wrote more lots than others can wait for, and says the other way', async () => {
    await add('TM-1', 1);
    const done = await table.applied(await table.checked('ref,stock\nTM-1,4\n'));
    const author = { accountId: 1, email: 'owner@example.com', role: 'owner', requestId: 'test' };
    const change = (id: number) => ({ table: 'insects', id, before: { name: 'a' }, after: { name: 'b' } });
    const audit_id = await table.database.transaction((trx) => {
      const changes = Array.from({ length: MOST_AT_ONCE }, (_, index) => change(10_000 + index));
      return recordAudit(trx, author, { action: 'insects.import', changes }, table.desk.now());
    });
    await table.database.kysely.updateTable('imports').set({ audit_id }).where('id', '=', done.id).execute();
    table.staff.headers = { 'x-locale': 'nl' };
    const answer = await undo(audit_id);
    table.staff.headers = {};
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'too-many',
        error: expect.stringMatching(/^Deze import schreef 2001 loten.* Importeer een tabel/),
      },
    ]);
    expect(await table.lot('TM-1')).toMatchObject({ on_hand: 4 });
  });
});
