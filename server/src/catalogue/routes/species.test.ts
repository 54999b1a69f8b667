import { beforeAll, expect, it } from '@jest/globals';
import { genusPageSchema, insectPageSchema, speciesPageSchema } from '@vitrine/shared/contract/catalogue';
import { listingSchema } from '@vitrine/shared/contract/listing';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { seedShippingRates } from '../../shipping/index.ts';
import { testApp } from '../../testing/test-app.ts';

const day = (n: number) => `2026-02-0${n}T00:00:00.000Z`;

eachDatabase('A collector who looks for a species', (open) => {
  let database: Database;
  let app: FastifyInstance;
  let familyId = 0;
  const uuids: Record<string, string> = {};
  const get = (path: string) => app.inject(`/api/catalogue/${path}`);
  const species = async (path: string) => speciesPageSchema.parse((await get(`genera/${path}`)).json());

  beforeAll(async () => {
    database = await open();
    const { kysely } = database;
    const family = await addFamily(kysely);
    const pierids = await addFamily(kysely, 'Pieridae');
    familyId = family.id;
    const add = async (label: string, name: string, more = {}, shelf = family) => {
      const [genus = ''] = name.split(' ');
      uuids[label] = (await addInsect(kysely, shelf, { name, genus, ...more })).uuid;
    };
    await add('male', 'Papilio machaon', { updated_at: day(1), price_cents: 900 });
    await add('female', 'Papilio machaon', { gender: 'FEMALE', updated_at: day(2), price_cents: 1200 });
    await add('repair', 'Papilio machaon', { is_repair: 1, price_cents: 300 });
    await add('sold', 'Papilio machaon', { on_hand: 0, price_cents: 100 });
    await add('draft', 'Papilio machaon', { is_published: 0 });
    await add('gone', 'Papilio machaon', { deleted_at: day(3) });
    await add('ulysses', 'Papilio ulysses', { on_hand: 0, common_en: 'Blue mountain swallowtail' });
    await add('paris', 'Papilio paris', {});
    await add('mixed', '10 Papilionidae', { is_mixed: 1 });
    await add('podalirius', 'Iphiclides podalirius', {});
    const birdwings = await addFamily(kysely, 'Ornithopteridae');
    await add('victoriae', 'Ornithoptera victoriae', { cites_annex: 'B' }, birdwings);
    await seedShippingRates(kysely);
    await add('astray', 'Papilio machaon', { updated_at: day(4) }, pierids);
    await add('c-album', 'Polygonia c-album', { deleted_at: day(3) });
    // Shown once, then deleted, as the database notes it.
    await kysely
      .updateTable('insects')
      .set({ first_shown_at: day(1) })
      .where('uuid', 'in', [uuids['c-album'] ?? '', uuids['gone'] ?? ''])
      .execute();
    await add('never', 'Papilio secretus', { is_published: 0 });
    await kysely
      .insertInto('synonyms')
      .values([
        { synonym: 'Papilio hippocrates', name: 'Papilio machaon', kind: 'former', source: 'sample-list' },
        { synonym: 'Queen’s page', name: 'Papilio machaon', kind: 'common', source: '' },
        { synonym: 'Koninginnenpage', name: 'Papilio machaon', kind: 'common', source: 'A list of names' },
      ])
      .execute();
    const hawkmoths = await addFamily(kysely, 'Sphingidae');
    const moth = (name: string, size: number | null) => add(name, name, { size_mm: size }, hawkmoths);
    await moth('Acherontia atropos', 110);
    await moth('Daphnis nerii', 100);
    await moth('Sphinx ligustri', 112);
    await moth('Acherontia styx', 60);
    await moth('Macroglossum stellatarum', 45);
    await moth('Laothoe populi', null);
    const beetles = await addFamily(kysely, 'Cetoniidae');
    const beetle = async (name: string, size: number, colours: string[]) => {
      await add(name, name, { size_mm: size }, beetles);
      const { id } = await kysely
        .selectFrom('insects')
        .select('id')
        .where('uuid', '=', uuids[name] ?? '')
        .executeTakeFirstOrThrow();
      const drawing = { insect_id: id, shape: 'scarab', colours: JSON.stringify(colours) };
      await kysely.insertInto('sample_drawings').values(drawing).execute();
    };
    await beetle('Cetonia aurata', 20, ['#111111', '#2e8b3d']);
    await beetle('Protaetia morio', 20, ['#111111']);
    await beetle('Eudicella gralli', 22, ['#2e8b3d']);
    await beetle('Jumnos ruckeri', 40, ['#2e8b3d']);
    app = await testApp(database);
  });

  it('finds what is offered now, what was sold, and its names', async () => {
    const page = await species('papilio/machaon');
    expect(page).toMatchObject({
      ...{ name: 'Papilio machaon', authority: 'Linnaeus, 1758', genus: 'Papilio' },
      synonymSources: { 'Papilio hippocrates': 'sample-list' },
      nameSources: { Koninginnenpage: 'A list of names' },
      ...{ commonName: { nl: 'Koninginnenpage' }, family: { slug: { en: 'papilionidae' } } },
      ...{
        synonyms: ['Papilio hippocrates'],
        count: 4,
        fromCents: 300,
        soldCount: 1,
        wishUuid: expect.any(String),
      },
      genders: ['MALE', 'FEMALE'],
    });
    const labels = ['astray', 'female', 'male', 'repair'].map((label) => uuids[label]);
    expect(page.offered.map(({ uuid }) => uuid).toSorted()).toEqual(labels.toSorted());
    expect(page.sold.map(({ uuid }) => uuid)).toEqual([uuids['sold']]);
    expect(page.sales).toEqual({ count: 0, months: {}, held: [], prices: [] });
    expect(page.others.map(({ name }) => name)).toEqual(['Papilio paris', 'Papilio ulysses']);
  });

  it.each([
    ['papilio/machaon', true],
    // Annex B, and no document lies with it.
    ['ornithoptera/victoriae', false],
  ])('says where each lot of %s may go as its own page does, and those alike once', async (path, goes) => {
    const { ships = [], offered } = await species(path);
    const uuidsSaid = ships.flatMap((group) => group.uuids);
    expect(uuidsSaid.toSorted()).toEqual(offered.map(({ uuid }) => uuid).toSorted());
    expect(ships).toHaveLength(1);
    for (const { uuid } of offered) {
      const { shipping = [] } = insectPageSchema.parse((await get(`insects/${uuid}`)).json());
      const going = shipping.flatMap(({ countries }) => countries).toSorted();
      const said = ships.find(({ uuids }) => uuids.includes(uuid));
      expect(going.length > 0).toBe(goes);
      expect([...(said?.yes ?? []), ...(said?.papers ?? [])].toSorted()).toEqual(going);
    }
  });

  it('reads its lots by price, and no page past the last', async () => {
    const page = await species('papilio/machaon?sort=price-down');
    const prices = page.offered.map(({ priceCents }) => priceCents);
    expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    expect(page).toMatchObject({ page: 1, pages: 1, sort: 'price-down' });
    expect((await get('genera/papilio/machaon?page=2')).statusCode).toBe(404);
    expect((await get('genera/papilio/machaon?sort=colour')).statusCode).toBe(400);
  });

  it('may ask for one that is sold out, by a lot of it', async () => {
    const page = await species('papilio/ulysses');
    expect(page).toMatchObject({ count: 0, fromCents: null, genders: [], soldCount: 1 });
    expect(page.wishUuid).toBe(uuids['ulysses']);
  });

  it('still finds a species whose last lot was deleted, and may ask for it', async () => {
    const page = await species('polygonia/c-album');
    expect(page).toMatchObject({ name: 'Polygonia c-album', count: 0, offered: [], sold: [], others: [] });
    const wish = { kind: 'restock', locale: 'en', email: 'ada@example.com', uuid: page.wishUuid };
    expect((await app.inject({ method: 'POST', url: '/api/subscriptions', payload: wish })).statusCode).toBe(
      202,
    );
    expect(genusPageSchema.parse((await get('genera/polygonia')).json()).species).toEqual([]);
  });

  it.each(['papilio/secretus', 'papilio/nowhere', '10/papilionidae', 'nothing/such', 'nothing'])(
    'learns that %s never was',
    async (path) => {
      const { statusCode } = await get(`genera/${path}`);
      expect(statusCode).toBe(404);
    },
  );

  it('finds a genus, whatever the case, with each of its species', async () => {
    const page = genusPageSchema.parse((await get('genera/Papilio')).json());
    expect(page).toMatchObject({ genus: 'Papilio', family: { id: familyId } });
    expect(page.species).toMatchObject([
      { name: 'Papilio machaon', count: 4, fromCents: 300, genders: ['MALE', 'FEMALE'] },
      { name: 'Papilio paris', count: 1, uuid: uuids['paris'] },
      { name: 'Papilio ulysses', count: 0, commonName: { en: 'Blue mountain swallowtail' } },
    ]);
  });

  it('asks for a female that is not there by a lot of the one species, and of several by none', async () => {
    const wish = async (q: string) =>
      listingSchema.parse((await get(`listing?q=${encodeURIComponent(q)}&gender=FEMALE`)).json()).wish;
    expect(await wish('Papilio paris')).toEqual({ uuid: uuids['paris'], name: 'Papilio paris' });
    expect(await wish('Papilio ulysses')).toEqual({ uuid: uuids['ulysses'], name: 'Papilio ulysses' });
    expect(await wish('Papilio machaon')).toBeUndefined();
    expect(await wish('Papilio')).toBeUndefined();
  });

  it('asks for a female of a genus that is named, whatever its species', async () => {
    const named = listingSchema.parse((await get('listing?q=acherontia&gender=FEMALE')).json());
    expect(named.genusWish).toMatchObject({ name: 'Acherontia' });
    // A catalog of before would ask for the one species.
    expect(named.wish).toBeUndefined();
    const other = listingSchema.parse((await get('listing?q=sphingidae&gender=FEMALE')).json());
    expect([other.wish, other.genusWish]).toEqual([undefined, undefined]);
  });

  it('is told that there is no female only where there is none at any price', async () => {
    const isNone = async (q: string, more = '') => {
      const path = `listing?q=${encodeURIComponent(q)}&gender=FEMALE${more}`;
      return listingSchema.parse((await get(path)).json()).isNoneOfSex;
    };
    expect(await isNone('Papilio paris')).toBe(true);
    expect(await isNone('Papilio paris', '&priceTo=1')).toBe(true);
    // The one female is at 12 euro.
    expect(await isNone('Papilio machaon', '&priceTo=5')).toBeUndefined();
    expect(await isNone('Papilio machaon')).toBeUndefined();
  });

  it('finds the genera of a family', async () => {
    const list = listingSchema.parse((await get('listing?category=BUTTERFLIES&family=papilionidae')).json());
    expect(list.genera).toEqual([
      { genus: 'Iphiclides', species: 1, count: 1 },
      { genus: 'Papilio', species: 3, count: 4 },
    ]);
  });

  it('finds beside a lot those of its genus first, then of its family the nearest in size', async () => {
    const page = insectPageSchema.parse((await get(`insects/${uuids['Acherontia atropos']}`)).json());
    expect(page.sameGenus?.map(({ name }) => name)).toEqual(['Acherontia styx']);
    expect(page.related.map(({ name }) => name)).toEqual([
      ...['Sphinx ligustri', 'Daphnis nerii', 'Macroglossum stellatarum', 'Laothoe populi'],
    ]);
  });

  it('finds of its family first those of its colour that are nearly as large, then the nearest in size', async () => {
    const page = insectPageSchema.parse((await get(`insects/${uuids['Cetonia aurata']}`)).json());
    expect(page.related.map(({ name }) => name)).toEqual([
      ...['Eudicella gralli', 'Protaetia morio', 'Jumnos ruckeri'],
    ]);
  });

  it('finds beside a lot those of its species, then of its genus, then of its family; all can be ordered', async () => {
    const at = async (label: string) => insectPageSchema.parse((await get(`insects/${uuids[label]}`)).json());
    const named = (lots: { uuid: string }[] = []) =>
      lots.map(({ uuid }) => Object.keys(uuids).find((label) => uuids[label] === uuid));
    const { sameSpecies, sameGenus, related } = await at('male');
    expect(named(sameSpecies).toSorted()).toEqual(['astray', 'female', 'repair']);
    expect(named(sameGenus)).toEqual(['paris']);
    expect(named(related)).toEqual(['podalirius']);
    const mixed = await at('mixed');
    expect([mixed.sameSpecies, mixed.sameGenus]).toEqual([[], []]);
    expect(named(mixed.related)).toContain('male');
  });
});
