import { beforeAll, expect, it, jest } from '@jest/globals';
import { bulkPreviewSchema } from '@vitrine/shared/contract/tools/bulk';
import { insectDetailSchema } from '@vitrine/shared/contract/tools/catalogue';
import { importsSchema } from '@vitrine/shared/contract/tools/import';
import { reserveStock, sellStock } from '../../catalogue/store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addInsect } from '../../database/testing/fixtures.ts';
import { openImportsDesk, type ImportsDesk } from '../../testing/desks/imports-desk.ts';

jest.setTimeout(120_000);

eachDatabase('A table of lots that can be read in two ways', (open) => {
  let table: ImportsDesk;

  beforeAll(async () => {
    table = await openImportsDesk(await open());
  });
  const add = (reference: string, name = 'Papilio machaon') =>
    addInsect(table.database.kysely, table.family, { reference, name });

  it('publishes nothing that it says too little of', async () => {
    const seen = await table.checked(
      'ref,name,family,price,weight,published,sex\nUN-1,Morpho,Nymphalidae,5,20,yes,male\nUN-2,Morpho,Nymphalidae,5,20,no,\n',
    );
    expect(seen.counts).toMatchObject({ made: 1, refused: 1 });
    const [refused] = await table.lines(seen, 'refused');
    expect(refused).toMatchObject({ reference: 'UN-1' });
    expect(refused?.errors.map(({ field }) => field).toSorted()).toEqual(['quality', 'spread']);
  });

  it('publishes no lot of annex A or B without its document and its source code', async () => {
    const document = 'B,import permit,BE-2026-0047,2/2/2026,CITES Belgium';
    const seen = await table.checked(
      [
        'ref,name,family,price,weight,published,quality,sex,preparation,annex,document,document number,document date,issuing authority,source code',
        `SC-1,Papilio machaon,Nymphalidae,12.50,30,yes,A1,male,spread,${document},`,
        `SC-2,Papilio machaon,Nymphalidae,12.50,30,yes,A1,male,spread,${document},W`,
        `SC-3,Papilio machaon,Nymphalidae,12.50,30,no,A1,male,spread,${document},`,
      ].join('\n'),
    );
    expect(seen.counts).toMatchObject({ made: 2, refused: 1 });
    const [refused] = await table.lines(seen, 'refused');
    expect(refused?.errors).toEqual([
      { field: 'sourceCode', error: expect.stringMatching(/^A lot of annex A or B is sold with its source/) },
    ]);
  });

  it('leaves sex, grade and preparation open where its lines do not say them, until somebody chooses', async () => {
    const seen = await table.checked(
      'ref,name,family,price,weight,grade\nOP-1,Morpho,Nymphalidae,5,20,\nOP-2,Morpho,Nymphalidae,5,20,A1-\n',
    );
    expect(seen.counts).toMatchObject({ made: 2, refused: 0 });
    const [first] = await table.lines(seen, 'made');
    expect(first?.changes.map(({ field }) => field)).not.toContain('gender');
    await table.applied(seen);
    const { id = 0 } = (await table.lot('OP-1')) ?? {};
    const read = async () =>
      insectDetailSchema.parse((await table.staff.get(`/api/tools/insects/${id}`)).json());
    const save = async (more: object) => {
      const { form, revision } = await read();
      return table.staff.send('PUT', `/api/tools/insects/${id}`, { ...form, ...more, revision });
    };
    expect(await read()).toMatchObject({
      unsaid: ['gender', 'quality', 'spread'],
      form: { gender: '', quality: '', spread: '' },
    });
    const asked = Object.keys((await save({ isPublished: true })).json().validationErrors);
    expect(asked.toSorted()).toEqual(['gender', 'quality', 'spread']);

    // Other fields are saved meanwhile, and a choice that was made is no question any more.
    expect((await save({ price: '6', gender: 'FEMALE' })).statusCode).toBe(200);
    expect((await read()).unsaid).toEqual(['quality', 'spread']);
    const bulk = { selection: { ids: [id] }, change: { field: 'published', value: 'yes' } };
    const preview = async (asks: object) => {
      const answer = await table.staff.post('/api/tools/insects/bulk/preview', asks);
      return bulkPreviewSchema.parse(answer.json());
    };
    expect((await preview(bulk)).lines[0]?.refused).toMatch(/^Nobody has said its grade/);
    const graded = { ...bulk, change: { field: 'quality', value: 'A1' } };
    const { seen: stamp, lines } = await preview(graded);
    expect(lines).toMatchObject([{ before: 'none', after: 'A1' }]);
    expect((await table.staff.post('/api/tools/insects/bulk', { ...graded, seen: stamp })).statusCode).toBe(
      200,
    );
    expect((await read()).unsaid).toEqual(['spread']);

    // The shop's own file says nothing new; a later one may say what was open.
    const csv = (await table.staff.get('/api/tools/insects.csv?q=OP-1')).payload;
    const again = await table.checked(csv);
    expect(again.counts).toMatchObject({ made: 0, changed: 0, unchanged: 1, refused: 0 });
    await table.applied(await table.checked('ref,preparation\nOP-1,spread\n'));
    expect(await read()).toMatchObject({ unsaid: [], form: { gender: 'FEMALE', spread: 'YES' } });
    expect((await save({ isPublished: true })).statusCode).toBe(200);
  });

  it('says what Excel made of prices and dates', async () => {
    const seen = await table.checked(
      'Ref;Naam;Prijs;Vangdatum\nXL-1;Morpho;1.234,50;3/4/1998\nXL-2;Morpho;1.234;45231\nXL-3;Morpho;€ 12;mrt-24\n',
      'nl',
    );
    expect(seen).toMatchObject({ counts: { made: 1, refused: 2 }, warned: 1 });
    const warned = await table.staff.get(`/api/tools/imports/${seen.id}/lines?kind=made&warned=yes`);
    expect(warned.json().lines).toMatchObject([
      { reference: 'XL-1', warnings: [{ field: 'caughtOn', error: expect.stringMatching(/as 1998-04-03/) }] },
    ]);
    const refused = await table.lines(seen, 'refused');
    expect(refused.map(({ errors }) => errors.map(({ field }) => field).toSorted())).toEqual([
      ['caughtOn', 'price'],
      ['caughtOn'],
    ]);
    await table.applied(seen);
    expect(await table.lot('XL-1')).toMatchObject({ price_cents: 123_450, caught_on: '1998-04-03' });
  });

  it('names lots as names of pictures do, and asks where several are meant', async () => {
    await add('LR-0007');
    await add('LR-8');
    await add('LR-08');
    await addInsect(table.database.kysely, table.family, {
      reference: 'LR-0009',
      deleted_at: '2026-01-01T00:00:00.000Z',
    });
    const seen = await table.checked('ref,price\nlr 7,15\nLR_7,16\nLR/8,17\nlr-8,18\nLR-9,19\n');
    expect(seen.counts).toMatchObject({ made: 0, changed: 2, refused: 3 });
    const [loose, exact] = await table.lines(seen, 'changed');
    expect(loose).toMatchObject({ line: 2, reference: 'LR-0007' });
    expect(loose?.warnings).toEqual([{ field: 'reference', error: 'lr 7 is read as LR-0007.' }]);
    expect(exact).toMatchObject({ line: 5, reference: 'LR-8', warnings: [] });
    expect((await table.lines(seen, 'refused')).map(({ errors }) => errors[0]?.error)).toEqual([
      'This lot is on line 2 already.',
      'Several lots may be meant: LR-8 · LR-08. Write one of these.',
      'Please fill this in.',
    ]);
  });

  it('warns where another species stands under the same reference', async () => {
    await add('SP-1');
    await add('SP-2');
    const seen = await table.checked('ref,name\nSP-1,Morpho menelaus\nSP-2,Papilio machaon gorganus\n');
    expect(seen).toMatchObject({ counts: { changed: 2 }, warned: 1 });
    const [other, same] = await table.lines(seen, 'changed');
    expect(other?.warnings).toEqual([
      { field: 'name', error: expect.stringMatching(/the shop has Papilio machaon/) },
    ]);
    expect(same?.warnings).toEqual([]);
  });

  it('warns where it would bring back what was sold since it was made', async () => {
    await add('SD-1');
    await add('SD-2');
    const { id: insectId = 0 } = (await table.lot('SD-1')) ?? {};
    const csv = (await table.staff.get('/api/tools/insects.csv?q=SD-1')).payload;
    await table.database.transaction(async (trx) => {
      const sale = [[{ insectId, amount: 1 }], 'order:SD', new Date('2026-06-28T12:00:00.000Z')] as const;
      expect(await reserveStock(trx, ...sale)).toEqual([]);
      await sellStock(trx, ...sale);
    });
    const seen = await table.checked(csv, 'fr');
    expect(seen).toMatchObject({ counts: { changed: 1 }, warned: 1 });
    const [line] = await table.lines(seen, 'changed');
    expect(line).toMatchObject({ reference: 'SD-1' });
    expect(line?.warnings).toMatchObject([{ field: 'stock' }]);
    const [told] = line?.warnings ?? [];
    expect(told?.error).toMatch(/28.*2026/);
    const more = await table.checked('ref,stock\nSD-2,0\n');
    expect(more).toMatchObject({ counts: { changed: 1 }, warned: 0 });
  });

  it('is told once what its words mean, for this file and every later one', async () => {
    const file =
      'ref,name,price,grade,sex\nWD-1,Morpho,5,a-,male\nWD-2,Morpho,5,A-,male\nWD-3,Morpho,5,A1,hen\n';
    const seen = await table.checked(file);
    expect(seen.counts).toMatchObject({ made: 0, refused: 3 });
    expect(seen.unknownWords).toEqual([
      { field: 'quality', word: 'a-', lines: 2 },
      { field: 'gender', word: 'hen', lines: 1 },
    ]);
    const say = (words: object[]) =>
      table.staff.send('PUT', `/api/tools/imports/${seen.id}/words`, { words });
    const wrong = await say([{ field: 'quality', word: 'a-', option: 'A3' }]);
    expect(wrong.json().validationErrors).toEqual({ 'words.0': { error: 'Choose one of the options.' } });
    await say([{ field: 'quality', word: 'a-', option: 'A1-' }]);
    await table.work();
    const again = await table.read(seen.id);
    expect(again).toMatchObject({ counts: { made: 2, refused: 1 }, unknownWords: [{ word: 'hen' }] });
    await table.applied(again);
    expect(await table.lot('WD-2')).toMatchObject({ quality: 'A1-' });

    const later = await table.checked('ref,name,price,grade\nWD-4,Morpho,5,A-\n', 'fr');
    expect(later.counts).toMatchObject({ made: 1, refused: 0 });
    const { words } = importsSchema.parse((await table.staff.get('/api/tools/imports')).json());
    expect(words).toMatchObject([{ field: 'quality', word: 'A-', option: 'A1-', by: expect.any(String) }]);
    const forget = () => table.staff.send('DELETE', `/api/tools/imports/words/${words[0]?.id}`);
    expect([(await forget()).statusCode, (await forget()).statusCode]).toEqual([200, 404]);
    const last = await table.checked('ref,name,price,grade\nWD-5,Morpho,5,A-\n');
    expect(last.counts).toMatchObject({ made: 0, refused: 1 });
    const { entries } = (await (await table.desk.atWork('owner')).get('/api/tools/audit')).json();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['imports.forget-word', 'imports.words']),
    );
  });
});
