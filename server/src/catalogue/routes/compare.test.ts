import { beforeAll, describe, expect, it } from '@jest/globals';
import { comparisonSchema, insectPageSchema } from '@vitrine/shared/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { oneDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { seedShippingRates } from '../../shipping/index.ts';
import { testApp } from '../../testing/test-app.ts';

const open = oneDatabase();

describe('A shopper who lays lots beside each other', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    const database = await open();
    await seedShippingRates(database.kysely);
    const family = await addFamily(database.kysely);
    const add = (reference: string, changes = {}) =>
      addInsect(database.kysely, family, { name: 'Papilio machaon', reference, ...changes });
    await add('BU-0001', { description_en: 'A fresh male.', uuid: UUID });
    await add('BU-0002', { on_hand: 0 });
    await add('BU-0003', { deleted_at: '2026-02-01T00:00:00.000Z' });
    await add('BU-0004', { is_published: 0 });
    await add('bu-0005');
    app = await testApp(database);
  });

  const UUID = '0B0E5B0A-7C7C-4B4B-9C9C-00000000CAFE';
  const get = (lots: string[]) =>
    app.inject(`/api/catalogue/compare?${new URLSearchParams(lots.map((lot) => ['lot', lot])).toString()}`);
  const compare = async (...lots: string[]) => comparisonSchema.parse((await get(lots)).json());
  const references = async (...lots: string[]) =>
    (await compare(...lots)).lots.map(({ reference }) => reference);

  it('sees them whole, in the order in which they were named, also what is sold out', async () => {
    const { lots, missing } = await compare('BU-0002', 'BU-0001');
    expect(lots).toMatchObject([
      { reference: 'BU-0002', stock: 0 },
      { reference: 'BU-0001', description: { en: 'A fresh male.' } },
    ]);
    expect(missing).toEqual([]);
  });

  it('names one by its reference in either case or by its uuid, and sees it once', async () => {
    expect(await references('bu-0001')).toEqual(['BU-0001']);
    expect(await references('bu-0005')).toEqual(['bu-0005']);
    expect(await references('BU-0001', UUID.toLowerCase(), 'bu-0001', 'BU-0002')).toEqual([
      'BU-0001',
      'BU-0002',
    ]);
  });

  it('is told what was deleted and what never was; what is not published never was', async () => {
    expect((await compare('BU-0003', 'BU-0004', 'NEVER', 'BU-0001')).missing).toEqual([
      { asked: 'BU-0003', why: 'gone' },
      { asked: 'BU-0004', why: 'unknown' },
      { asked: 'NEVER', why: 'unknown' },
    ]);
  });

  it('is told where each goes, for how much and how soon, as the page of each says it', async () => {
    const { lots, deliveries = [] } = await compare('BU-0002', 'bu-0001', 'BU-0001');
    const pages = await Promise.all(
      lots.map(async ({ uuid }) =>
        insectPageSchema.parse((await app.inject(`/api/catalogue/insects/${uuid}`)).json()),
      ),
    );
    expect(lots.map(({ reference }) => reference)).toEqual(['BU-0002', 'BU-0001']);
    expect(deliveries[0]?.shipping?.length).toBeGreaterThan(0);
    expect(deliveries).toEqual(
      pages.map(({ shipping, notShipped, exceptions }) => ({ shipping, notShipped, exceptions })),
    );
  });

  it.each([
    ['none', []],
    ['an empty name', ['']],
    ['more than four', ['A', 'B', 'C', 'D', 'E']],
    ['what no label bears, and PostgreSQL fails at', ['BU-0001\u0000']],
  ])('is refused %s', async (_case, lots) => {
    expect((await get(lots)).statusCode).toBe(400);
  });
});
