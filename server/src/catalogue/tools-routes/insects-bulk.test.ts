import { beforeAll, expect, it } from '@jest/globals';
import { bulkDoneSchema, bulkPreviewSchema, type BulkChange } from '@vitrine/shared/contract/tools/bulk';
import { savedViewsSchema } from '@vitrine/shared/contract/tools/views';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk, type ToolsDesk, type Worker } from '../../testing/desks/tools-desk.ts';

eachDatabase('Many lots at once', (open) => {
  let database: Database;
  let desk: ToolsDesk;
  let staff: Worker;
  let family: Awaited<ReturnType<typeof addFamily>>;

  beforeAll(async () => {
    database = await open();
    desk = await openToolsDesk(database);
    staff = await desk.atWork('catalogue');
    family = await addFamily(database.kysely, 'Nymphalidae');
  });

  const lots = async (name: string, prices: number[], more = {}) => {
    const made = [];
    for (const price_cents of prices) {
      made.push(await addInsect(database.kysely, family, { name, price_cents, ...more }));
    }
    return made.map(({ id }) => id);
  };
  const ask = (selection: object, change: BulkChange) =>
    staff.post('/api/tools/insects/bulk/preview', { selection, change });
  const preview = async (selection: object, change: BulkChange) =>
    bulkPreviewSchema.parse((await ask(selection, change)).json());
  const apply = (selection: object, change: BulkChange, seen: string) =>
    staff.post('/api/tools/insects/bulk', { selection, change, seen });
  const prices = async (ids: number[]) => {
    const rows = await database.kysely
      .selectFrom('insects')
      .select(['id', 'price_cents'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    return rows.map((row) => row.price_cents);
  };

  it('are shown with what would become of each, then changed together, and put back together', async () => {
    const ids = await lots('Caligo memnon', [450, 1230, 4800, 90]);
    const change: BulkChange = { field: 'price-percent', value: '+10%' };
    const seen = await preview({ all: { q: 'caligo' } }, change);
    expect(seen.lines.map(({ before, after }) => `${before} → ${after}`).toSorted()).toEqual([
      '€0.90 → €0.99',
      '€12.30 → €13.50',
      '€4.50 → €5.00',
      '€48.00 → €53.00',
    ]);
    expect(await prices(ids)).toEqual([450, 1230, 4800, 90]);
    const done = await apply({ all: { q: 'caligo' } }, change, seen.seen);
    const { auditId, changed } = bulkDoneSchema.parse(done.json());
    expect(changed).toBe(4);
    expect(await prices(ids)).toEqual([500, 1350, 5300, 99]);
    const history = await database.kysely
      .selectFrom('price_history')
      .select('price_cents')
      .where('insect_id', '=', ids[0] ?? 0)
      .execute();
    expect(history.map((row) => row.price_cents)).toEqual([450, 500]);
    expect((await staff.post(`/api/tools/undo/${auditId}`)).statusCode).toBe(200);
    expect(await prices(ids)).toEqual([450, 1230, 4800, 90]);
  });

  it('change once, whoever presses twice', async () => {
    const ids = await lots('Graphium agamemnon', [1000, 1000]);
    const change: BulkChange = { field: 'price-amount', value: '-2' };
    const { seen } = await preview({ ids }, change);
    const answers = await Promise.all([apply({ ids }, change, seen), apply({ ids }, change, seen)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await prices(ids)).toEqual([800, 800]);
  });

  it('change once, also when the answer was lost and the list holds none of them any more', async () => {
    const ids = await lots('Graphium sarpedon', [1000, 1000]);
    const change: BulkChange = { field: 'price-amount', value: '+2' };
    const selection = { all: { q: 'sarpedon', priceTo: '10' } };
    const { seen } = await preview(selection, change);
    const body = { selection, change, seen, key: 'a-key-of-one-press' };
    const answers = [];
    for (let press = 0; press < 2; press += 1)
      answers.push(await staff.post('/api/tools/insects/bulk', body));
    const [first, again] = answers.map((answer) => bulkDoneSchema.parse(answer.json()));
    expect(first).toMatchObject({ changed: 2 });
    expect(again).toEqual(first);
    expect(await prices(ids)).toEqual([1200, 1200]);
    const other = await staff.post('/api/tools/insects/bulk', { ...body, seen: 'something else' });
    expect(other.json().validationErrors).toEqual({
      key: { error: 'Please reload the page and try again.' },
    });
  });

  it('stay as they are when one of them was changed since they were looked at', async () => {
    const ids = await lots('Parides iphidamas', [1000, 2000]);
    const change: BulkChange = { field: 'price-amount', value: '+1' };
    const { seen } = await preview({ ids }, change);
    await database.kysely
      .updateTable('insects')
      .set({ price_cents: 1500, revision: 2 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    const answer = await apply({ ids }, change, seen);
    expect(answer.json()).toMatchObject({ code: 'changed-meanwhile', current: { changed: 2 } });
    expect(await prices(ids)).toEqual([1500, 2000]);
  });

  it('name those that cannot follow, and why', async () => {
    const [ready = 0, unweighed = 0, listed = 0] = [
      ...(await lots('Morpho didius', [5000], { is_published: 0 })),
      ...(await lots('Morpho didius', [5000], { is_published: 0, weight_grams: 0 })),
      ...(await lots('Troides helena', [5000], { is_published: 0 })),
    ];
    const seen = await preview({ ids: [ready, unweighed, listed] }, { field: 'published', value: 'yes' });
    expect(seen).toMatchObject({ changed: 1, unchanged: 0, refused: 2 });
    expect(seen.lines.map(({ after, refused }) => [after, refused])).toEqual([
      ['published', ''],
      ['published', expect.stringMatching(/^Without a weight/)],
      ['published', expect.stringMatching(/^CITES lists this species/)],
    ]);
    const cheap = await lots('Pieris rapae', [100]);
    const [line] = (await preview({ ids: cheap }, { field: 'price-amount', value: '-1' })).lines;
    expect(line?.refused).toBe('A lot costs at least one cent.');
  });

  it.each([
    ['price-percent', 'ten'],
    ['price-amount', '0'],
    ['family', '999999'],
    ['quality', 'Z'],
    ['country', 'XX'],
    ['published', 'maybe'],
  ] as const)('are asked again about %s %s', async (field, value) => {
    const ids = await lots('Vanessa atalanta', [500]);
    const answer = await ask({ ids }, { field, value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors.value.error).toMatch(/\.$/);
  });

  it('are to be chosen first', async () => {
    const answer = await ask({ ids: [] }, { field: 'quality', value: 'B' });
    expect(answer.json().validationErrors).toMatchObject({
      selection: { error: 'Please choose at least one lot.' },
    });
  });

  it('are named lists for those who made them, and for nobody else', async () => {
    const views = async (answer: Promise<{ json(): unknown }>) =>
      savedViewsSchema.parse((await answer).json()).views;
    await staff.post('/api/tools/views', { name: ' Peru  drafts ', query: 'state=draft&q=peru' });
    const two = await views(staff.post('/api/tools/views', { name: 'Dear', query: 'priceFrom=100' }));
    expect(two.map(({ name }) => name)).toEqual(['Peru drafts', 'Dear']);
    const [first, second] = two;
    const moved = await views(
      staff.send('PATCH', `/api/tools/views/${second?.id}`, { position: 0, name: 'Dearest' }),
    );
    expect(moved.map(({ name }) => name)).toEqual(['Dearest', 'Peru drafts']);
    const other = await desk.atWork('orders');
    expect(await views(other.get('/api/tools/views'))).toEqual([]);
    expect((await other.send('DELETE', `/api/tools/views/${first?.id}`)).statusCode).toBe(404);
    expect(
      (await views(staff.send('DELETE', `/api/tools/views/${first?.id}`))).map(({ name }) => name),
    ).toEqual(['Dearest']);
  });
});
