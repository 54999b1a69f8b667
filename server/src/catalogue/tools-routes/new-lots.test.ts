import { expect, it } from '@jest/globals';
import { homeSchema } from '@vitrine/shared/contract/catalogue';
import { insectSavedSchema } from '@vitrine/shared/contract/tools/catalogue';
import { bulkPreviewSchema } from '@vitrine/shared/contract/tools/bulk';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openLotsDesk } from '../../testing/desks/lots-desk.ts';

const on = (day: number) => `2026-01-0${day}T00:00:00.000Z`;

eachDatabase('What is new', (open) => {
  it('is what was first shown last: a new price, an undo, a bulk change or a return makes nothing new', async () => {
    const { desk, staff, lot, read } = await openLotsDesk(await open());
    const draft = await lot({ name: 'Third', is_published: 0, updated_at: on(1) });
    const first = await lot({ name: 'First', updated_at: on(2) });
    await lot({ name: 'Second', updated_at: on(3) });
    const latest = async () => {
      const { latest: cards } = homeSchema.parse((await desk.app.inject('/api/catalogue/home')).json());
      return cards.map(({ name }) => name);
    };
    const save = async (id: number, more: object) => {
      const { form, revision } = await read(id);
      const answer = await staff.send('PUT', `/api/tools/insects/${id}`, { ...form, ...more, revision });
      return insectSavedSchema.parse(answer.json()).auditId;
    };
    expect(await latest()).toEqual(['Second', 'First']);

    const auditId = await save(first.id, { price: '31' });
    expect(await latest()).toEqual(['Second', 'First']);
    expect((await staff.post(`/api/tools/undo/${auditId}`)).statusCode).toBe(200);
    const bulk = { selection: { ids: [first.id] }, change: { field: 'price-amount', value: '+1' } };
    const { seen } = bulkPreviewSchema.parse(
      (await staff.post('/api/tools/insects/bulk/preview', bulk)).json(),
    );
    expect((await staff.post('/api/tools/insects/bulk', { ...bulk, seen })).statusCode).toBe(200);
    await save(first.id, { isPublished: false });
    expect(await latest()).toEqual(['Second']);
    await save(first.id, { isPublished: true });
    expect(await latest()).toEqual(['Second', 'First']);

    await save(draft.id, { isPublished: true });
    expect(await latest()).toEqual(['Third', 'Second', 'First']);
  });
});
