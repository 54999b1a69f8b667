import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, it, jest } from '@jest/globals';
import { importLinesSchema, importSchema, type Import } from '@vitrine/shared/contract/tools-import';
import { localeSchema } from '@vitrine/shared/contract/locale';
import { fillShop } from '../../sample/fill-shop.ts';
import { stockFaults } from '../../store/stock.ts';
import type { Database } from '../../store/database.ts';
import { eachDatabase } from '../../store/testing/databases.ts';
import { addFamily, addInsect } from '../../store/testing/fixtures.ts';
import { readImport } from '../../store/tools-imports.ts';
import { readInsectFilter } from '../../tools/catalogue/read-insect-filter.ts';
import { openToolsDesk, type ToolsDesk, type Worker } from '../../testing/tools-desk.ts';
import { exportInsects } from '../../tools/import/export-insects.ts';
import { keepFile } from '../../tools/import/keep-file.ts';
import { runImports } from '../../tools/import/run-imports.ts';

jest.setTimeout(120_000);

/** Sends a file as it is, in a language. */
function sendFile(staff: Worker, file: string | Buffer, locale: string) {
  staff.headers = { 'content-type': 'application/octet-stream', 'x-locale': locale };
  const answer = staff.post('/api/tools/imports?name=lots.csv', Buffer.from(file));
  staff.headers = {};
  return answer;
}

eachDatabase('A table of lots', (open) => {
  let database: Database;
  let desk: ToolsDesk;
  let staff: Worker;
  let family: Awaited<ReturnType<typeof addFamily>>;

  beforeAll(async () => {
    database = await open();
    desk = await openToolsDesk(database);
    staff = await desk.atWork('catalogue');
    family = await addFamily(database.kysely, 'Nymphalidae');
  }, 60_000);

  const send = (file: string | Buffer, locale = 'en') => sendFile(staff, file, locale);
  const work = async () => {
    while ((await runImports(database, desk.now())).hasMore);
  };
  const read = async (id: number) => importSchema.parse((await staff.get(`/api/tools/imports/${id}`)).json());
  const checked = async (file: string | Buffer, locale = 'en') => {
    const answer = await send(file, locale);
    expect(answer.statusCode).toBe(201);
    const { id } = importSchema.parse(answer.json());
    await work();
    return read(id);
  };
  const lines = async ({ id }: Pick<Import, 'id'>, kind = '') =>
    importLinesSchema.parse(
      (await staff.get(`/api/tools/imports/${id}/lines${kind && `?kind=${kind}`}`)).json(),
    ).lines;
  const press = ({ id, plan }: Pick<Import, 'id' | 'plan'>) =>
    staff.post(`/api/tools/imports/${id}/apply`, { plan });
  const applied = async (seen: Import) => {
    expect((await press(seen)).statusCode).toBe(200);
    await work();
    return read(seen.id);
  };
  const lot = (reference: string) =>
    database.kysely.selectFrom('insects').selectAll().where('reference', '=', reference).executeTakeFirst();

  it('is exported, changed, looked at, imported, and taken back', async () => {
    await addInsect(database.kysely, family, { reference: 'PA-0001', price_cents: 1250, on_hand: 3 });
    const file = await staff.get('/api/tools/insects.csv?q=PA-0001&locale=nl');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="insects-.*\.csv"$/);
    const text = file.body.replace(';12.50;3;', ';14,5;5;');
    expect(text).toMatch(/^\uFEFFReferentie;Naam;.*\r\nPA-0001;/);
    const seen = await checked(text, 'nl');
    expect(seen).toMatchObject({ state: 'checked', separator: ';', counts: { changed: 1, refused: 0 } });
    const [line] = await lines(seen);
    expect(line?.changes).toEqual([
      { field: 'price', before: '12.50', after: '14.50' },
      { field: 'stock', before: '3', after: '5' },
    ]);
    expect(await lot('PA-0001')).toMatchObject({ price_cents: 1250, on_hand: 3 });
    const done = await applied(seen);
    expect(done).toMatchObject({ state: 'applied', counts: { changed: 1 } });
    expect(await lot('PA-0001')).toMatchObject({ price_cents: 1450, on_hand: 5, revision: 2 });
    expect(await stockFaults(database.kysely)).toEqual([]);
    expect((await staff.post(`/api/tools/undo/${done.auditId}`)).statusCode).toBe(200);
    expect(await lot('PA-0001')).toMatchObject({ price_cents: 1250 });
  });

  it('brings new lots in as drafts, published where the file says so and nothing is missing', async () => {
    const seen = await checked(
      [
        'ref,name,family,price,stock,weight,published,quality,country',
        'NW-1,Papilio machaon,Nymphalidae,12.50,4,30,,A1,Peru',
        'NW-2,Papilio machaon,nymphalidae,"8,90",,30,yes,,',
        'NW-3,Papilio machaon,Nymphalidae,8,1,,yes,,',
        'NW-4,,Nobodyidae,free,-1,,maybe,Z,Atlantis',
      ].join('\n'),
    );
    expect(seen.counts).toEqual({ made: 2, changed: 0, unchanged: 0, refused: 2 });
    const refused = await lines(seen, 'refused');
    expect(refused[0]?.errors).toEqual([
      { field: 'weightGrams', error: expect.stringMatching(/^Without a weight/) },
    ]);
    expect(refused[1]?.errors.map(({ field }) => field).toSorted()).toEqual(
      ['country', 'familyId', 'isPublished', 'name', 'price', 'quality', 'stock'].toSorted(),
    );
    await applied(seen);
    expect(await lot('NW-1')).toMatchObject({
      is_published: 0,
      on_hand: 4,
      country: 'PE',
      price_cents: 1250,
    });
    expect(await lot('NW-2')).toMatchObject({ is_published: 1, on_hand: 1, price_cents: 890 });
    expect(await lot('NW-3')).toBeUndefined();
    expect(await stockFaults(database.kysely)).toEqual([]);
  });

  it('gives the refused lines back with their reasons, to be mended and sent again', async () => {
    const seen = await checked('Ref;Naam;Prijs\nRF-1;=1+1;geen\nRF-2;Danaus;5\n', 'nl');
    const file = await staff.get(`/api/tools/imports/${seen.id}/refused.csv?locale=nl`);
    expect(file.body).toBe(
      "\uFEFFRef;Naam;Prijs;Regel;Reden\r\nRF-1;'=1+1;geen;2;Prijs in euro: Schrijf een bedrag in euro, zoals 12,50.\r\n",
    );
    const mended = await checked(file.body.replace('geen', '4,50'), 'nl');
    expect(mended.counts).toMatchObject({ made: 1, refused: 0 });
    await applied(mended);
    expect(await lot('RF-1')).toMatchObject({ name: '=1+1', price_cents: 450 });
  });

  it('is imported once, whoever presses twice, sends it twice or has two tabs', async () => {
    const file = 'reference,name,price,stock\nTW-1,Morpho,10,7\n';
    const [one, other] = await Promise.all([send(file), send(file)]);
    expect(one.json().id).toBe(other.json().id);
    await work();
    const seen = await read(one.json().id);
    const answers = await Promise.all([press(seen), press(seen)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await Promise.all([runImports(database, desk.now()), runImports(database, desk.now())]);
    await work();
    expect((await press(seen)).statusCode).toBe(200);
    expect((await read(seen.id)).counts).toEqual({ made: 1, changed: 0, unchanged: 0, refused: 0 });
    expect(await lot('TW-1')).toMatchObject({ on_hand: 7 });
    const entries = await database.kysely
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'insects.import')
      .where('id', '=', (await read(seen.id)).auditId ?? 0)
      .execute();
    expect(entries).toHaveLength(1);
    const again = await checked(file);
    expect(again.id).not.toBe(seen.id);
    expect(again.counts).toMatchObject({ unchanged: 1 });
  });

  it('overwrites nothing that was changed, sold or taken since it was looked at', async () => {
    const { kysely } = database;
    for (const reference of ['CH-1', 'CH-2', 'CH-3']) {
      await addInsect(kysely, family, { reference, price_cents: 1000, on_hand: 5 });
    }
    const seen = await checked(
      'reference,name,price,stock\nCH-1,Papilio machaon,11,5\nCH-2,Papilio machaon,10,6\nCH-3,Papilio machaon,12,5\nCH-4,New,5,1\n',
    );
    expect(seen.counts).toMatchObject({ made: 1, changed: 3 });
    await kysely
      .updateTable('insects')
      .set({ price_cents: 900, revision: 2 })
      .where('reference', '=', 'CH-1')
      .execute();
    const sold = await lot('CH-2');
    await staff.post(`/api/tools/insects/${sold?.id}/stock`, {
      ...{ kind: 'count', amount: '4', reason: 'sold at a fair', key: 'fair-0001' },
    });
    await addInsect(kysely, family, { reference: 'CH-4', name: 'Somebody else’s' });
    const done = await applied(seen);
    expect(done.counts).toMatchObject({ made: 0, changed: 1, refused: 3 });
    expect((await lines(done, 'refused')).map(({ errors }) => errors)).toEqual([
      [{ field: null, error: expect.stringMatching(/^Somebody changed this/) }],
      [{ field: 'stock', error: expect.stringMatching(/^There are 4 now/) }],
      [{ field: 'reference', error: expect.stringMatching(/is taken by/) }],
    ]);
    expect(await lot('CH-1')).toMatchObject({ price_cents: 900 });
    expect(await lot('CH-2')).toMatchObject({ on_hand: 4 });
    expect(await lot('CH-3')).toMatchObject({ price_cents: 1200 });
  });

  it('goes on where it stopped, and an import that is under way is neither thrown away nor taken back', async () => {
    const rows = Array.from({ length: 60 }, (_one, index) => `RS-${index},Morpho,10,2`);
    const seen = await checked(['reference,name,price,stock', ...rows].join('\n'));
    await press(seen);
    await runImports(database, desk.now());
    const half = await read(seen.id);
    expect(half).toMatchObject({ state: 'applying', done: 25, work: 60 });
    expect((await staff.send('DELETE', `/api/tools/imports/${seen.id}`)).json().code).toBe('applying');
    expect((await staff.post(`/api/tools/undo/${half.auditId}`)).json().code).toBe('not-undoable');
    await database.kysely
      .updateTable('imports')
      .set({ stopped_at: desk.now().toISOString() })
      .where('id', '=', seen.id)
      .execute();
    expect((await runImports(database, desk.now())).hasMore).toBe(false);
    expect(await read(seen.id)).toMatchObject({ isStopped: true, done: 25 });
    await staff.post(`/api/tools/imports/${seen.id}/again`);
    await work();
    expect(await read(seen.id)).toMatchObject({ state: 'applied', done: 60, counts: { made: 60 } });
    const { count } = await database.kysely
      .selectFrom('audit_subjects')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('audit_id', '=', half.auditId)
      .where('table_name', '=', 'insects')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(60);
    expect(await stockFaults(database.kysely)).toEqual([]);
  });

  it('says of each line what is wrong with it, in the language of who reads', async () => {
    const seen = await checked(
      'reference,name,price\nDU-1,Morpho,5\nDU-1,Morpho,6\nDU-2,Morpho,5,too,many\nDU-3,#NAAM?,5\n',
    );
    staff.headers = { 'x-locale': 'nl' };
    const answer = staff.get(`/api/tools/imports/${seen.id}/lines?kind=refused`);
    staff.headers = {};
    const { lines: refused } = importLinesSchema.parse((await answer).json());
    expect(refused.map(({ line, errors }) => [line, errors[0]?.error])).toEqual([
      [3, 'Dit lot staat al op regel 2.'],
      [4, expect.stringMatching(/^Deze regel heeft meer cellen/)],
      [5, expect.stringMatching(/^Het rekenblad schreef hier #NAAM\?/)],
    ]);
    const none = await staff.get('/api/tools/imports/999999/lines');
    expect(none.json()).toEqual({ lines: [], next: null });
  });

  it('is matched by its headers, and by hand where they say nothing', async () => {
    const seen = await checked('Foo,Naam,Prix €\nMA-1,Attacus atlas,9\n');
    expect(seen.state).toBe('unmatched');
    expect(seen.columns.map(({ field, example }) => [field, example])).toEqual([
      [null, 'MA-1'],
      ['name', 'Attacus atlas'],
      ['price', '9'],
    ]);
    const choose = (fields: (string | null)[]) =>
      staff.send('PUT', `/api/tools/imports/${seen.id}/columns`, { fields });
    expect((await choose([null, 'name', 'price'])).json().validationErrors).toHaveProperty('columns');
    const twice = await choose(['reference', 'name', 'name']);
    expect(twice.json().validationErrors).toEqual({
      'columns.2': { error: 'Another column is this already.' },
    });
    expect((await choose(['reference', 'name', null])).statusCode).toBe(200);
    await work();
    expect((await press({ ...seen, plan: seen.plan })).json().code).toBe('checked-anew');
    expect((await read(seen.id)).counts).toMatchObject({ refused: 1 });
    await choose(['reference', 'name', 'price']);
    await work();
    expect((await read(seen.id)).counts).toMatchObject({ made: 1 });
    expect((await staff.send('DELETE', `/api/tools/imports/${seen.id}`)).statusCode).toBe(200);
    expect((await staff.get(`/api/tools/imports/${seen.id}`)).statusCode).toBe(404);
  });

  it.each([
    ['nothing', '', /no lines/],
    ['headers alone', 'reference,name\r\n', /no lines/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /no CSV file/],
    ['a quotation mark that is not closed', 'reference,name\nA-1,"Papilio\nA-2,x\n', /From line 2 on/],
  ])('is refused when it holds %s', async (_what, file, reason) => {
    const answer = await send(file);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors.file.error).toMatch(reason);
  });

  it('is looked at by all who may see lots, and imported only by who may change them', async () => {
    const other = await desk.atWork('orders');
    expect((await other.get('/api/tools/insects.csv')).statusCode).toBe(200);
    expect((await other.get('/api/tools/imports')).statusCode).toBe(200);
    expect((await other.post('/api/tools/imports/1/apply', { plan: 1 })).statusCode).toBe(403);
  });
});

eachDatabase('The whole sample shop', (open) => {
  it.each(['en', 'nl', 'fr'])('exported in %s and imported again is unchanged', async (locale) => {
    const database = await open();
    await fillShop(database, new Date());
    await database.kysely
      .updateTable('insects')
      .set({ name: " 'Odd  spaces", description_en: '=SUM(1)\n\n-x', caught_on: '1998-07', authority: "'=x" })
      .where('id', '=', 5)
      .execute();
    const language = localeSchema.parse(locale);
    const file = await buffer(exportInsects(database, readInsectFilter({}), language));
    const staff = { accountId: null, email: 'ada@example.com', role: 'owner', requestId: '' };
    const sent = { bytes: file, name: 'all.csv', staff, locale: language, now: new Date() };
    const id = await keepFile(database, sent);
    while ((await runImports(database, new Date())).hasMore);
    const seen = await readImport(database.kysely, id);
    const { count } = await database.kysely
      .selectFrom('insects')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(seen).toMatchObject({ made: 0, changed: 0, unchanged: Number(count), refused: 0 });
  });
});
