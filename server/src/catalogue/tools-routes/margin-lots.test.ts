import { beforeAll, expect, it } from '@jest/globals';
import { bulkPreviewSchema } from '@vitrine/shared/contract/tools/bulk';
import type { Locale } from '@vitrine/shared/contract/locale';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addInsect } from '../../database/testing/fixtures.ts';
import { openLotsDesk, type LotsDesk } from '../../testing/desks/lots-desk.ts';

const MARGIN = { isMargin: true };
const WITH_COST = { ...MARGIN, cost: '12,50' };

/** Directive 2006/112/EC, article 315: the taxable amount is the margin, which nobody knows without the cost. */
eachDatabase('A lot under the margin scheme without a cost', (open) => {
  let lots: LotsDesk;
  let count = 0;

  beforeAll(async () => {
    lots = await openLotsDesk(await open());
  });

  const add = async (more: object = {}) => {
    count += 1;
    const reference = `MA-${String(count).padStart(4, '0')}`;
    const row = { reference, weight_grams: 20, is_published: 0, ...more };
    return (await addInsect(lots.database.kysely, lots.family, row)).id;
  };
  const save = async (id: number, more: object) => {
    const { form, revision } = await lots.read(id);
    return lots.staff.send('PUT', `/api/tools/insects/${id}`, { ...form, ...more, revision });
  };

  it.each<[Locale, string]>([
    ['en', 'Fill in what it cost'],
    ['nl', 'Vul in wat het kostte'],
    ['fr', 'Indiquez le coût'],
  ])('is not published, said in %s at the field of the cost', async (locale, said) => {
    const id = await add();
    lots.staff.headers['x-locale'] = locale;
    const refused = await save(id, { ...MARGIN, isPublished: true });
    lots.staff.headers['x-locale'] = 'en';
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().validationErrors)).toEqual(['cost']);
    expect(refused.json().validationErrors.cost.error).toContain(said);
    expect((await save(id, MARGIN)).statusCode).toBe(200);
    expect((await lots.read(id)).needsCost).toBe(true);
    expect((await save(id, { ...WITH_COST, isPublished: true })).statusCode).toBe(200);
    expect((await lots.read(id)).needsCost).toBe(false);
  });

  it('is not among the many that are published at once', async () => {
    const ids = [await add({ facts: '{"isMargin":true}' }), await add()];
    const request = { selection: { ids }, change: { field: 'published', value: 'yes' } };
    const preview = await lots.staff.post('/api/tools/insects/bulk/preview', request);
    expect(bulkPreviewSchema.parse(preview.json())).toMatchObject({ changed: 1, refused: 1 });
  });

  it('is not published by an undo, and a published one cannot lose its cost', async () => {
    const id = await add();
    await save(id, { ...WITH_COST, isPublished: true });
    const lost = await save(id, { cost: '' });
    expect(Object.keys(lost.json().validationErrors)).toEqual(['cost']);
    const hidden = (await save(id, { isPublished: false })).json().auditId;
    expect((await save(id, { cost: '' })).statusCode).toBe(200);
    const undone = await lots.staff.post(`/api/tools/undo/${hidden}`);
    expect(undone.statusCode).toBe(409);
    expect(undone.json()).toMatchObject({ code: 'not-publishable' });
  });

  it('that was shown before may be edited', async () => {
    const id = await add({ is_published: 1, facts: '{"isMargin":true}' });
    expect((await save(id, { price: '77' })).statusCode).toBe(200);
  });
});
