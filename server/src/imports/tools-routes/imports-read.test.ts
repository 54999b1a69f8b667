import { beforeAll, expect, it, jest } from '@jest/globals';
import { importLinesSchema } from '@vitrine/shared/contract/tools/import';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openImportsDesk, type ImportsDesk } from '../../testing/desks/imports-desk.ts';

jest.setTimeout(120_000);

eachDatabase('A table of lots that is read', (open) => {
  let table: ImportsDesk;

  beforeAll(async () => {
    table = await openImportsDesk(await open());
  });

  it('says of each line what is wrong with it, in the language of who reads', async () => {
    const seen = await table.checked(
      'reference,name,price\nDU-1,Morpho,5\nDU-1,Morpho,6\nDU-2,Morpho,5,too,many\nDU-3,#NAAM?,5\n',
    );
    table.staff.headers = { 'x-locale': 'nl' };
    const answer = table.staff.get(`/api/tools/imports/${seen.id}/lines?kind=refused`);
    table.staff.headers = {};
    const { lines: refused } = importLinesSchema.parse((await answer).json());
    expect(refused.map(({ line, errors }) => [line, errors[0]?.error])).toEqual([
      [3, 'Dit lot staat al op regel 2.'],
      [4, expect.stringMatching(/^Deze regel heeft meer cellen/)],
      [5, expect.stringMatching(/^Het rekenblad schreef hier #NAAM\?/)],
    ]);
    const none = await table.staff.get('/api/tools/imports/999999/lines');
    expect(none.json()).toEqual({ lines: [], next: null });
  });

  it('is matched by its headers, and by hand where they say nothing', async () => {
    const seen = await table.checked('Foo,Naam,Prix €\nMA-1,Attacus atlas,9\n');
    expect(seen.state).toBe('unmatched');
    expect(seen.columns.map(({ field, example }) => [field, example])).toEqual([
      [null, 'MA-1'],
      ['name', 'Attacus atlas'],
      ['price', '9'],
    ]);
    const choose = (fields: (string | null)[]) =>
      table.staff.send('PUT', `/api/tools/imports/${seen.id}/columns`, { fields });
    expect((await choose([null, 'name', 'price'])).json().validationErrors).toHaveProperty('columns');
    const twice = await choose(['reference', 'name', 'name']);
    expect(twice.json().validationErrors).toEqual({
      'columns.2': { error: 'Another column is this already.' },
    });
    expect((await choose(['reference', 'name', null])).statusCode).toBe(200);
    await table.work();
    expect((await table.press({ ...seen, plan: seen.plan })).json().code).toBe('checked-anew');
    expect((await table.read(seen.id)).counts).toMatchObject({ refused: 1 });
    await choose(['reference', 'name', 'price']);
    await table.work();
    expect((await table.read(seen.id)).counts).toMatchObject({ made: 1 });
    expect((await table.staff.send('DELETE', `/api/tools/imports/${seen.id}`)).statusCode).toBe(200);
    expect((await table.staff.get(`/api/tools/imports/${seen.id}`)).statusCode).toBe(404);
  });

  it.each([
    ['nothing', '', /no lines/],
    ['headers alone', 'reference,name\r\n', /no lines/],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /no CSV file/],
    ['a quotation mark that is not closed', 'reference,name\nA-1,"Papilio\nA-2,x\n', /From line 2 on/],
  ])('is refused when it holds %s', async (_what, file, reason) => {
    const answer = await table.send(file);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors.file.error).toMatch(reason);
  });

  it('is looked at by all who may see lots, and imported only by who may change them', async () => {
    const other = await table.desk.atWork('orders');
    expect((await other.get('/api/tools/insects.csv')).statusCode).toBe(200);
    expect((await other.get('/api/tools/imports')).statusCode).toBe(200);
    expect((await other.post('/api/tools/imports/1/apply', { plan: 1 })).statusCode).toBe(403);
  });
});
