import { expect, it } from '@jest/globals';
import { DEFAULT_SHIPPING } from '../rules/default-shipping.ts';
import { seedShippingRates } from '../store/shipping.ts';
import { eachDatabase, type OpenDatabase } from '../../database/testing/databases.ts';
import { openToolsDesk } from '../../testing/desks/tools-desk.ts';

const FORM = {
  ...{ code: 'be-night', name: { en: 'Overnight', nl: 'Nachtlevering', fr: 'De nuit' } },
  ...{ countries: 'be, lu', carrier: 'bpost', service: 'bpack 24h', tracked: true, active: true },
  ...{ days: { min: '1', max: '1' }, freeFrom: '', maxValue: '250' },
  bands: [
    { kilos: '0,5', price: '9,95' },
    { kilos: '', price: '' },
    { kilos: '2', price: '12.95' },
  ],
};

async function openOffice(open: OpenDatabase) {
  const desk = await openToolsDesk(await open());
  await seedShippingRates(desk.database.kysely);
  const owner = await desk.atWork('owner');
  const add = (more: object = {}) => owner.post('/api/tools/shipping', { ...FORM, ...more });
  const offered = async () =>
    (await desk.visitor().get('/api/shipping/rates')).json().map(({ code }: { code: string }) => code);
  return { desk, owner, add, offered };
}

eachDatabase('Who sets what shipping costs', (open) => {
  it('adds a way to ship as it is typed, and shoppers are offered it', async () => {
    const { add, offered } = await openOffice(open);
    const answer = await add();
    expect(answer.statusCode).toBe(201);
    expect(answer.json().rate).toMatchObject({
      ...{ code: 'be-night', countries: ['BE', 'LU'], freeFromCents: null, maxValueCents: 25_000 },
      bands: [
        { maxGrams: 500, priceCents: 995 },
        { maxGrams: 2000, priceCents: 1295 },
      ],
    });
    expect(await offered()).toContain('be-night');
    expect((await add()).json().validationErrors).toEqual({ code: { error: expect.any(String) } });
  });

  it('changes a price, sees who did when, and takes it back', async () => {
    const { desk, owner, add } = await openOffice(open);
    const { id, revision } = (await add()).json().rate;
    const bands = [{ kilos: '2', price: '15' }];
    const form = { ...FORM, bands, code: 'renamed', revision };
    const edited = await owner.send('PUT', `/api/tools/shipping/${id}`, form);
    expect(edited.json().rate).toMatchObject({ code: 'be-night', revision: revision + 1 });
    expect((await owner.send('PUT', `/api/tools/shipping/${id}`, form)).json()).toMatchObject({
      ...{ code: 'changed-meanwhile', current: { bands: [{ maxGrams: 2000, priceCents: 1500 }] } },
    });
    const reader = await desk.atWork('read-only');
    const history = (await reader.get(`/api/tools/shipping/${id}/history`)).json();
    expect(history.entries).toMatchObject([
      { action: 'shipping.edit', email: 'owner@example.com' },
      { action: 'shipping.create' },
    ]);
    expect((await owner.post(`/api/tools/undo/${edited.json().auditId}`)).statusCode).toBe(200);
    const { rates } = (await owner.get('/api/tools/shipping')).json();
    expect(rates.at(-1).bands).toHaveLength(2);
  });

  it('is told what is wrong, line by line', async () => {
    const { add } = await openOffice(open);
    const wrong = async (more: object) => (await add(more)).json().validationErrors ?? {};
    expect(Object.keys(await wrong({ code: 'No Way', countries: 'be us', carrier: ' ' }))).toEqual([
      ...['code', 'countries', 'carrier'],
    ]);
    expect(
      Object.keys(await wrong({ days: { min: '5', max: '3' }, freeFrom: '-1', maxValue: 'much' })),
    ).toEqual([...['days.max', 'freeFrom', 'maxValue']]);
    const falling = [
      { kilos: '2', price: '5' },
      { kilos: '1', price: '9' },
    ];
    expect((await wrong({ bands: falling })).bands.error).toContain('Line 2');
    expect(await wrong({ bands: [] })).toHaveProperty('bands');
    expect(await wrong({ bands: [{ kilos: 'two', price: '5' }] })).toHaveProperty('bands');
    expect((await add({ bands: 'none' })).statusCode).toBe(400);
  });

  it('tries a parcel, and reads why the other ways are not offered', async () => {
    const { owner, add } = await openOffice(open);
    await add({ active: false });
    const attempt = async (query: string) => (await owner.get(`/api/tools/shipping/try?${query}`)).json();
    const { rates } = await attempt('country=BE&kilos=1,5&goods=80');
    expect(rates).toMatchObject([
      { priceCents: 695, why: null },
      ...DEFAULT_SHIPPING.slice(1).map(() => ({ priceCents: null, why: 'country' })),
      { priceCents: null, why: 'inactive' },
    ]);
    expect((await attempt('country=BE&kilos=1&goods=100')).rates[0]).toMatchObject({ priceCents: 0 });
    expect((await attempt('country=BE&kilos=31&goods=100')).rates[0]).toMatchObject({ why: 'weight' });
    const { validationErrors } = await attempt('country=US&kilos=much&goods=');
    expect(Object.keys(validationErrors)).toEqual(['country', 'kilos', 'goods']);
  });
});
