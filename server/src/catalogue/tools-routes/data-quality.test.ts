import { beforeAll, expect, it } from '@jest/globals';
import {
  gapsFilledSchema,
  incompleteLotsSchema,
  spacedTextsSchema,
  spacesMendedSchema,
  unpicturedSchema,
} from '@vitrine/shared/contract/tools/data-quality';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';

async function openDrawer(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  const { kysely } = desk.database;
  const family = await addFamily(kysely, 'Nymphalidae');
  const worker = await desk.atWork('catalogue');
  /** Lots that somebody entered in a hurry. */
  const withoutFamily = async (more: object = {}) => {
    const { id } = await addInsect(kysely, family, { is_published: 0, ...more });
    await kysely
      .updateTable('insects')
      .set({ family_id: null, category: null })
      .where('id', '=', id)
      .execute();
    return id;
  };
  const familyOf = async (id: number) =>
    kysely
      .selectFrom('insects')
      .select(['family_id', 'category'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return { desk, kysely, family, worker, withoutFamily, familyOf };
}

type Drawer = Awaited<ReturnType<typeof openDrawer>>;
const familyGaps = async ({ worker }: Drawer, query = '') =>
  incompleteLotsSchema.parse((await worker.get(`/api/tools/missing/families${query}`)).json());
const originGaps = async ({ worker }: Drawer) =>
  incompleteLotsSchema.parse((await worker.get('/api/tools/missing/origins')).json());
const spaced = async ({ worker }: Drawer, kind = 'insects') =>
  spacedTextsSchema.parse((await worker.get(`/api/tools/spaces/${kind}`)).json());

eachDatabase('Lots without a family', (open) => {
  /** Of all tests: each is about lots of its own. */
  let drawer: Drawer;
  beforeAll(async () => {
    drawer = await openDrawer(open);
  });

  it('are listed with the family that their genus is in, and put into one, many at once', async () => {
    await addInsect(drawer.kysely, drawer.family, { genus: 'Morpho' });
    const ids = [
      await drawer.withoutFamily({ genus: 'Morpho' }),
      await drawer.withoutFamily({ genus: 'Unheard' }),
    ];
    const { rows, total } = await familyGaps(drawer);
    expect(rows.filter(({ id }) => ids.includes(id)).map(({ likely }) => likely?.name.en)).toEqual([
      'Nymphalidae',
      undefined,
    ]);

    const wanted = rows.map(({ id, revision }) => ({ id, revision, familyId: drawer.family.id }));
    const answer = await drawer.worker.post('/api/tools/missing/families', { rows: wanted });
    const { filled, auditId } = gapsFilledSchema.parse(answer.json());
    expect(filled).toBe(total);
    expect(await drawer.familyOf(ids[1] ?? 0)).toEqual({
      family_id: drawer.family.id,
      category: drawer.family.category,
    });
    expect((await familyGaps(drawer)).total).toBe(0);

    expect((await drawer.worker.post(`/api/tools/undo/${auditId}`)).statusCode).toBe(200);
    expect((await familyGaps(drawer)).total).toBe(total);
  });

  it('are left alone where somebody else was first, and that somebody is named', async () => {
    const other = await addFamily(drawer.kysely, 'Pieridae');
    const id = await drawer.withoutFamily();
    const { rows } = await familyGaps(drawer);
    const row = rows.find((one) => one.id === id);
    const put = (familyId: number) =>
      drawer.worker.post('/api/tools/missing/families', {
        rows: [{ id, revision: row?.revision, familyId }],
      });
    await put(other.id);
    const late = gapsFilledSchema.parse((await put(drawer.family.id)).json());
    expect(late).toMatchObject({ filled: 0, left: [{ id, by: 'catalogue@example.com' }] });
    expect((await drawer.familyOf(id)).family_id).toBe(other.id);
  });

  it('go into no family that does not exist', async () => {
    const id = await drawer.withoutFamily();
    const rows = [{ id, revision: 1, familyId: 999_999 }];
    const answer = await drawer.worker.post('/api/tools/missing/families', { rows });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors.familyId.error).toBe('There is no such family.');
  });

  it('are listed page by page, each once', async () => {
    for (let n = 0; n < 60; n += 1) await drawer.withoutFamily({ reference: `BU-N${n}` });
    const first = await familyGaps(drawer);
    const second = await familyGaps(drawer, `?after=${first.next}`);
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(ids).size).toBe(first.total);
    expect(second.next).toBeNull();
  });
});

eachDatabase('Lots without an origin', (open) => {
  /** Of all tests: each is about lots of its own. */
  let drawer: Drawer;
  beforeAll(async () => {
    drawer = await openDrawer(open);
  });

  it('get a country, a place or both; what is there stays', async () => {
    const { id } = await addInsect(drawer.kysely, drawer.family, { country: 'PE', locality: '' });
    expect((await originGaps(drawer)).rows.map((row) => row.id)).toContain(id);
    const rows = [{ id, revision: 1, country: '', locality: '  Satipo\u00a0 ' }];
    expect((await drawer.worker.post('/api/tools/missing/origins', { rows })).statusCode).toBe(200);
    const lot = await drawer.kysely
      .selectFrom('insects')
      .select(['country', 'locality'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(lot).toEqual({ country: 'PE', locality: 'Satipo' });
    expect((await originGaps(drawer)).rows.map((row) => row.id)).not.toContain(id);
  });

  it('get no country that there is not', async () => {
    const { id } = await addInsect(drawer.kysely, drawer.family, { country: '' });
    const rows = [{ id, revision: 1, country: 'XX', locality: '' }];
    const answer = await drawer.worker.post('/api/tools/missing/origins', { rows });
    expect(answer.json().validationErrors['rows.0.country'].error).toMatch(/country/);
  });
});

eachDatabase('Families without a picture', (open) => {
  it('are listed, those with most lots first', async () => {
    const drawer = await openDrawer(open);
    const large = await addFamily(drawer.kysely, 'Pieridae');
    await addInsect(drawer.kysely, large);
    await addInsect(drawer.kysely, large);
    const answer = await drawer.worker.get('/api/tools/missing/pictures');
    const { families } = unpicturedSchema.parse(answer.json());
    expect(families[0]).toMatchObject({ family: { id: large.id }, insects: 2 });
    expect(families.map(({ family }) => family.id)).toContain(drawer.family.id);
  });
});

eachDatabase('Stray spaces', (open) => {
  const HURRIED = {
    ...{ name: 'Papilio  machaon', genus: '\u00a0Papilio', common_nl: 'Koninginnen\u200bpage ' },
    locality: 'Lima\t',
  };

  it('are found wherever they are, and only they', async () => {
    const drawer = await openDrawer(open);
    const before = (await spaced(drawer)).total;
    await addInsect(drawer.kysely, drawer.family);
    expect((await spaced(drawer)).total).toBe(before);
    const { id } = await addInsect(drawer.kysely, drawer.family, HURRIED);
    const found = (await spaced(drawer)).texts.filter((text) => text.id === id);
    expect(Object.fromEntries(found.map(({ field, after }) => [field, after]))).toEqual({
      name: 'Papilio machaon',
      genus: 'Papilio',
      common_nl: 'Koninginnenpage',
      locality: 'Lima',
    });
  });

  it('are mended one by one or all together, and that can be undone', async () => {
    const drawer = await openDrawer(open);
    const { id } = await addInsect(drawer.kysely, drawer.family, HURRIED);
    const [first] = (await spaced(drawer)).texts.filter((text) => text.id === id);
    const one = await drawer.worker.post('/api/tools/spaces/insects', { texts: [first] });
    expect(spacesMendedSchema.parse(one.json())).toMatchObject({ mended: 1, left: 0 });

    const all = spacesMendedSchema.parse((await drawer.worker.post('/api/tools/spaces/insects', {})).json());
    expect(all.mended).toBeGreaterThanOrEqual(3);
    expect((await spaced(drawer)).total).toBe(0);
    await drawer.worker.post(`/api/tools/undo/${all.auditId}`);
    expect((await spaced(drawer)).texts.filter((text) => text.id === id)).toHaveLength(3);
  });

  it('stay where the text was changed meanwhile, or the mended reference is taken', async () => {
    const drawer = await openDrawer(open);
    await addInsect(drawer.kysely, drawer.family, { reference: 'BU-7' });
    const { id } = await addInsect(drawer.kysely, drawer.family, {
      reference: 'BU-7 ',
      name: 'Papilio  zagreus',
    });
    const seen = [
      { id, field: 'name', before: 'Papilio  other' },
      { id, field: 'reference', before: 'BU-7 ' },
    ];
    const answer = await drawer.worker.post('/api/tools/spaces/insects', { texts: seen });
    expect(spacesMendedSchema.parse(answer.json())).toMatchObject({ mended: 0, left: 2, auditId: 0 });
  });

  it('are found in the names of families, in each language', async () => {
    const drawer = await openDrawer(open);
    await addFamily(drawer.kysely, 'Pieridae', { name_fr: 'Piérides\u202f' });
    const { texts } = await spaced(drawer, 'families');
    expect(texts).toMatchObject([{ title: 'Pieridae', field: 'name_fr', after: 'Piérides' }]);
    expect((await drawer.worker.post('/api/tools/spaces/families', { texts })).json()).toMatchObject({
      mended: 1,
    });
    expect((await spaced(drawer, 'families')).total).toBe(0);
  });
});
