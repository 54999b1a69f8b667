import { beforeAll, expect, it, jest } from '@jest/globals';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { stockFaults } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addInsect } from '../../database/testing/fixtures.ts';
import { openImportsDesk, type ImportsDesk } from '../../testing/desks/imports-desk.ts';
import { runImports } from '../run-imports.ts';
import { forgetImports, setStopped } from '../store/imports.ts';

jest.setTimeout(120_000);

eachDatabase('A table of lots', (open) => {
  let table: ImportsDesk;

  beforeAll(async () => {
    table = await openImportsDesk(await open());
  });

  it('is exported, changed, looked at, imported, and taken back', async () => {
    await addInsect(table.database.kysely, table.family, {
      reference: 'PA-0001',
      price_cents: 1250,
      on_hand: 3,
    });
    const file = await table.staff.get('/api/tools/insects.csv?q=PA-0001&locale=nl');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="insects-.*\.csv"$/);
    const text = file.body.replace(';12.50;3;', ';14,5;5;');
    expect(text).toMatch(/^\uFEFFReferentie;Naam;.*\r\nPA-0001;/);
    const seen = await table.checked(text, 'nl');
    expect(seen).toMatchObject({ state: 'checked', separator: ';', counts: { changed: 1, refused: 0 } });
    const [line] = await table.lines(seen);
    expect(line?.changes).toEqual([
      { field: 'price', before: '12.50', after: '14.50' },
      { field: 'stock', before: '3', after: '5' },
    ]);
    expect(await table.lot('PA-0001')).toMatchObject({ price_cents: 1250, on_hand: 3 });
    const done = await table.applied(seen);
    expect(done).toMatchObject({ state: 'applied', counts: { changed: 1 } });
    expect(await table.lot('PA-0001')).toMatchObject({ price_cents: 1450, on_hand: 5, revision: 2 });
    expect(await stockFaults(table.database.kysely)).toEqual([]);
    expect((await table.staff.post(`/api/tools/undo/${done.auditId}`)).statusCode).toBe(200);
    expect(await table.lot('PA-0001')).toMatchObject({ price_cents: 1250 });
  });

  it('brings new lots in as drafts, published where the file says so and nothing is missing', async () => {
    const seen = await table.checked(
      [
        'ref,name,family,price,stock,weight,published,quality,country,sex,preparation,flaws not visible in the pictures',
        'NW-1,Papilio machaon,Nymphalidae,12.50,4,30,,A1,Peru',
        'NW-2,Papilio machaon,nymphalidae,"8,90",,30,yes,A2,,female,spread,yes',
        'NW-3,Papilio machaon,Nymphalidae,8,1,,yes,A1,,male,spread',
        'NW-5,Papilio machaon,nymphalidae,9,1,30,yes,B,,female,spread',
        'NW-4,,Nobodyidae,free,-1,,maybe,Z,Atlantis',
      ].join('\n'),
    );
    expect(seen.counts).toEqual({ made: 2, changed: 0, unchanged: 0, refused: 3 });
    const refused = await table.lines(seen, 'refused');
    expect(refused[0]?.errors).toEqual([
      { field: 'weightGrams', error: expect.stringMatching(/^Without a weight/) },
    ]);
    expect(refused[1]?.errors).toEqual([
      { field: 'flawsHidden', error: expect.stringMatching(/^A lot of grade A2 or below shows its flaws/) },
    ]);
    expect(refused[2]?.errors.map(({ field }) => field).toSorted()).toEqual(
      ['country', 'familyId', 'isPublished', 'name', 'price', 'quality', 'stock'].toSorted(),
    );
    await table.applied(seen);
    expect(await table.lot('NW-1')).toMatchObject({
      is_published: 0,
      on_hand: 4,
      country: 'PE',
      price_cents: 1250,
    });
    expect(await table.lot('NW-2')).toMatchObject({ is_published: 1, on_hand: 1, price_cents: 890 });
    expect(await table.lot('NW-3')).toBeUndefined();
    expect(await stockFaults(table.database.kysely)).toEqual([]);
  });

  it('publishes no lot under the margin scheme without its cost', async () => {
    const seen = await table.checked(
      [
        'ref,name,family,price,weight,published,quality,sex,preparation,bought from a private person: margin scheme,cost in euro',
        'MG-1,Papilio machaon,Nymphalidae,12.50,30,yes,A1,male,spread,yes,',
        'MG-2,Papilio machaon,Nymphalidae,12.50,30,yes,A1,male,spread,yes,4',
        'MG-3,Papilio machaon,Nymphalidae,12.50,30,no,A1,male,spread,yes,',
      ].join('\n'),
    );
    expect(seen.counts).toMatchObject({ made: 2, refused: 1 });
    const [refused] = await table.lines(seen, 'refused');
    expect(refused?.errors).toEqual([
      { field: 'cost', error: expect.stringMatching(/^Under the margin scheme/) },
    ]);
  });

  it('gives the refused lines back with their reasons, to be mended and sent again', async () => {
    const seen = await table.checked('Ref;Naam;Prijs\nRF-1;=1+1;geen\nRF-2;Danaus;5\n', 'nl');
    const file = await table.staff.get(`/api/tools/imports/${seen.id}/refused.csv?locale=nl`);
    expect(file.body).toBe(
      "\uFEFFRef;Naam;Prijs;Regel;Reden\r\nRF-1;'=1+1;geen;2;Prijs in euro: Schrijf een bedrag in euro. Voorbeeld: 12,50.\r\n",
    );
    const mended = await table.checked(file.body.replace('geen', '4,50'), 'nl');
    expect(mended.counts).toMatchObject({ made: 1, refused: 0 });
    await table.applied(mended);
    expect(await table.lot('RF-1')).toMatchObject({ name: '=1+1', price_cents: 450 });
  });

  it('is imported once, whoever presses twice, sends it twice or has two tabs', async () => {
    const file = 'reference,name,price,stock\nTW-1,Morpho,10,7\n';
    const [one, other] = await Promise.all([table.send(file), table.send(file)]);
    expect(one.json().id).toBe(other.json().id);
    await table.work();
    const seen = await table.read(one.json().id);
    const answers = await Promise.all([table.press(seen), table.press(seen)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await Promise.all([
      runImports(table.database, table.desk.now()),
      runImports(table.database, table.desk.now()),
    ]);
    await table.work();
    expect((await table.press(seen)).statusCode).toBe(200);
    expect((await table.read(seen.id)).counts).toEqual({ made: 1, changed: 0, unchanged: 0, refused: 0 });
    expect(await table.lot('TW-1')).toMatchObject({ on_hand: 7 });
    const entries = await table.database.kysely
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'insects.import')
      .where('id', '=', (await table.read(seen.id)).auditId ?? 0)
      .execute();
    expect(entries).toHaveLength(1);
    const again = await table.checked(file);
    expect(again.id).not.toBe(seen.id);
    expect(again.counts).toMatchObject({ unchanged: 1 });
  });

  it('overwrites nothing that was changed, sold or taken since it was looked at', async () => {
    const { kysely } = table.database;
    for (const reference of ['CH-1', 'CH-2', 'CH-3']) {
      await addInsect(kysely, table.family, { reference, price_cents: 1000, on_hand: 5 });
    }
    const seen = await table.checked(
      'reference,name,price,stock\nCH-1,Papilio machaon,11,5\nCH-2,Papilio machaon,10,6\nCH-3,Papilio machaon,12,5\nCH-4,New,5,1\n',
    );
    expect(seen.counts).toMatchObject({ made: 1, changed: 3 });
    await kysely
      .updateTable('insects')
      .set({ price_cents: 900, revision: 2 })
      .where('reference', '=', 'CH-1')
      .execute();
    const sold = await table.lot('CH-2');
    await table.staff.post(`/api/tools/insects/${sold?.id}/stock`, {
      ...{ kind: 'count', amount: '4', reason: 'sold at a fair', key: 'fair-0001' },
    });
    await addInsect(kysely, table.family, { reference: 'CH-4', name: 'Somebody else’s' });
    const done = await table.applied(seen);
    expect(done.counts).toMatchObject({ made: 0, changed: 1, refused: 3 });
    expect((await table.lines(done, 'refused')).map(({ errors }) => errors)).toEqual([
      [{ field: null, error: expect.stringMatching(/^Somebody changed this/) }],
      [{ field: 'stock', error: expect.stringMatching(/^There are 4 now/) }],
      [{ field: 'reference', error: expect.stringMatching(/is taken by/) }],
    ]);
    expect(await table.lot('CH-1')).toMatchObject({ price_cents: 900 });
    expect(await table.lot('CH-2')).toMatchObject({ on_hand: 4 });
    expect(await table.lot('CH-3')).toMatchObject({ price_cents: 1200 });
  });

  it('goes on where it stopped, and an import that is under way is neither thrown away nor taken back', async () => {
    const rows = Array.from({ length: 60 }, (_one, index) => `RS-${index},Morpho,10,2`);
    const seen = await table.checked(['reference,name,price,stock', ...rows].join('\n'));
    await table.press(seen);
    await runImports(table.database, table.desk.now());
    const half = await table.read(seen.id);
    expect(half).toMatchObject({ state: 'applying', done: 25, work: 60 });
    expect((await table.staff.send('DELETE', `/api/tools/imports/${seen.id}`)).json().code).toBe('applying');
    expect((await table.staff.post(`/api/tools/undo/${half.auditId}`)).json().code).toBe('not-undoable');
    await table.database.kysely
      .updateTable('imports')
      .set({ stopped_at: table.desk.now().toISOString() })
      .where('id', '=', seen.id)
      .execute();
    expect((await runImports(table.database, table.desk.now())).hasMore).toBe(false);
    expect(await table.read(seen.id)).toMatchObject({ isStopped: true, done: 25 });
    await table.staff.post(`/api/tools/imports/${seen.id}/again`);
    await table.work();
    expect(await table.read(seen.id)).toMatchObject({ state: 'applied', done: 60, counts: { made: 60 } });
    const { count } = await table.database.kysely
      .selectFrom('audit_subjects')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('audit_id', '=', half.auditId)
      .where('table_name', '=', 'insects')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(60);
    expect(await stockFaults(table.database.kysely)).toEqual([]);
  });

  it('that stopped half-way and was left is forgotten thirty days later', async () => {
    const rows = Array.from({ length: 60 }, (_one, index) => `HW-${index},Morpho,10,2`);
    const seen = await table.checked(['reference,name,price,stock', ...rows].join('\n'));
    await table.press(seen);
    const { kysely } = table.database;
    await runImports(table.database, table.desk.now());
    const stoppedAt = table.desk.now();
    await setStopped(kysely, seen.id, stoppedAt.toISOString());
    const leftAfter = async (days: number) => {
      await forgetImports(kysely, new Date(stoppedAt.getTime() + days * DAY_MS));
      return kysely.selectFrom('imports').select('id').where('id', '=', seen.id).execute();
    };
    expect(await leftAfter(29)).toHaveLength(1);
    expect(await leftAfter(31)).toEqual([]);
    expect(await stockFaults(kysely)).toEqual([]);
  });
});
