import { beforeAll, expect, it } from '@jest/globals';
import { bulkPreviewSchema } from '@vitrine/shared/contract/tools/bulk';
import { flawsSavedSchema } from '@vitrine/shared/contract/tools/flaws';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addInsect } from '../../database/testing/fixtures.ts';
import { openLotsDesk, type LotsDesk } from '../../testing/desks/lots-desk.ts';

const picture = {
  ...{ width: 1600, height: 1600, widths: '[1600]', colour: '#fff' },
  ...{ width_mm: 100, upload_hash: null, created_at: '2026-06-30T12:00:00.000Z' },
};
const tear = { picture: 'front', x: 0.25, y: 0.5, kind: 'tear', text: { en: '4 mm', nl: '', fr: '' } };

eachDatabase('Flaws, pinned by staff,', (open) => {
  let lots: LotsDesk;
  let id: number;
  const path = () => `/api/tools/insects/${id}/flaws`;
  const publish = async () => {
    const { form, revision } = await lots.read(id);
    return lots.staff.send('PUT', `/api/tools/insects/${id}`, { ...form, isPublished: true, revision });
  };

  beforeAll(async () => {
    lots = await openLotsDesk(await open());
    const { kysely } = lots.database;
    const lot = { reference: 'BU-0900', quality: 'B', is_published: 0, weight_grams: 20 } as const;
    ({ id } = await addInsect(kysely, lots.family, lot));
    await kysely
      .insertInto('pictures')
      .values({ hash: 'front', ...picture })
      .execute();
    const place = { insect_id: id, picture_hash: 'front', position: 0 };
    await kysely.insertInto('insect_pictures').values(place).execute();
  });

  it('let a lot of grade B be published, which is refused at its field before, in the language of who types', async () => {
    lots.staff.headers['x-locale'] = 'nl';
    const refused = await publish();
    expect(refused.statusCode).toBe(400);
    expect(refused.json().validationErrors.flawsHidden.error).toContain('tonen we de gebreken');
    expect((await lots.read(id)).needsFlaws).toBe(true);
    const added = await lots.staff.post(path(), tear);
    expect(added.statusCode).toBe(201);
    const { pins } = flawsSavedSchema.parse(added.json());
    expect(pins).toEqual([{ ...tear, id: expect.any(Number), revision: 1 }]);
    expect((await publish()).statusCode).toBe(200);
    expect((await lots.read(id)).needsFlaws).toBe(false);
  });

  it('are moved and worded; of two edits of one the later is told', async () => {
    const [pin] = flawsSavedSchema.shape.pins.parse((await lots.staff.get(path())).json().pins);
    const moved = { ...tear, x: 0.3, revision: pin?.revision };
    expect((await lots.staff.send('PUT', `${path()}/${pin?.id}`, moved)).json().pins[0].x).toBe(0.3);
    const late = await lots.staff.send('PUT', `${path()}/${pin?.id}`, moved);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'changed-meanwhile', by: 'catalogue@example.com' });
  });

  it('are taken away and brought back; never the last of a lot that is published for it', async () => {
    const second = flawsSavedSchema.parse((await lots.staff.post(path(), { ...tear, y: 0.9 })).json());
    const [first, last] = second.pins.map((pin) => pin.id);
    const removed = await lots.staff.send('DELETE', `${path()}/${first}`, undefined);
    expect(removed.json().pins).toHaveLength(1);
    const kept = await lots.staff.send('DELETE', `${path()}/${last}`, undefined);
    expect(kept.statusCode).toBe(409);
    expect(kept.json().code).toBe('needs-flaw');
    const [place] = (await lots.staff.get(`/api/tools/pictures/insect/${id}`)).json().slots ?? [];
    const unpictured = await lots.staff.send(
      'DELETE',
      `/api/tools/pictures/insect/${id}/${place?.key}`,
      undefined,
    );
    expect([unpictured.statusCode, unpictured.json().code]).toEqual([409, 'needs-flaw']);
    expect((await lots.staff.post(`/api/tools/undo/${removed.json().auditId}`)).statusCode).toBe(200);
    expect((await lots.staff.get(path())).json().pins.map((pin: { id: number }) => pin.id)).toEqual([
      first,
      last,
    ]);
  });

  it('stand on pictures of the lot alone', async () => {
    expect((await lots.staff.post(path(), { ...tear, picture: 'other' })).statusCode).toBe(400);
  });

  it('are still to do for lots that were published before, which stay so', async () => {
    const { kysely } = lots.database;
    const old = await addInsect(kysely, lots.family, {
      reference: 'BU-0901',
      quality: 'C',
      weight_grams: 20,
    });
    const list = await lots.staff.get('/api/tools/insects?state=no-flaws');
    expect(list.json().rows.map((row: { reference: string }) => row.reference)).toEqual(['BU-0901']);
    const { form, revision } = await lots.read(old.id);
    const edit = { ...form, price: '77', revision };
    expect((await lots.staff.send('PUT', `/api/tools/insects/${old.id}`, edit)).statusCode).toBe(200);
  });

  it('are asked of an undo as of any other write', async () => {
    const { kysely } = lots.database;
    const lot = { reference: 'BU-0902', quality: 'B', weight_grams: 20 } as const;
    const { id: shown } = await addInsect(kysely, lots.family, lot);
    await kysely
      .insertInto('insect_pictures')
      .values({ insect_id: shown, picture_hash: 'front', position: 0 })
      .execute();
    const send = async (more: object) => {
      const { form, revision } = await lots.read(shown);
      const saved = await lots.staff.send('PUT', `/api/tools/insects/${shown}`, {
        ...form,
        ...more,
        revision,
      });
      return Number(saved.json().auditId);
    };
    const undo = (auditId: number) => lots.staff.post(`/api/tools/undo/${auditId}`);
    const pinned = await lots.staff.post(`/api/tools/insects/${shown}/flaws`, tear);
    const { auditId: pinning } = flawsSavedSchema.parse(pinned.json());
    const better = await send({ quality: 'A1' });
    expect((await undo(pinning)).statusCode).toBe(200);
    const refused = await undo(better);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'not-publishable',
      error: expect.stringContaining('BU-0902'),
    });
    expect((await lots.read(shown)).form).toMatchObject({ quality: 'A1', isPublished: true });
    const hidden = await send({ isPublished: false });
    await send({ quality: 'C' });
    expect((await undo(hidden)).json().code).toBe('not-publishable');
    expect((await lots.read(shown)).form.isPublished).toBe(false);
    await lots.staff.post(`/api/tools/insects/${shown}/flaws`, tear);
    expect((await undo(hidden)).statusCode).toBe(200);
  });

  it('are asked of many lots at once, each by its name', async () => {
    const { kysely } = lots.database;
    const draft = { quality: 'A2', weight_grams: 20, is_published: 0 } as const;
    const { id: bare } = await addInsect(kysely, lots.family, { ...draft, reference: 'BU-0903' });
    const { id: shown } = await addInsect(kysely, lots.family, { ...draft, reference: 'BU-0904' });
    const place = { insect_id: shown, picture_hash: 'front', position: 0 };
    await kysely.insertInto('insect_pictures').values(place).execute();
    await lots.staff.post(`/api/tools/insects/${shown}/flaws`, tear);
    const preview = await lots.staff.post('/api/tools/insects/bulk/preview', {
      selection: { ids: [bare, shown] },
      change: { field: 'published', value: 'yes' },
    });
    const { lines, changed, refused } = bulkPreviewSchema.parse(preview.json());
    expect({ changed, refused }).toEqual({ changed: 1, refused: 1 });
    expect(lines.filter((line) => line.refused !== '')).toMatchObject([
      { id: bare, refused: expect.stringContaining('tonen we de gebreken') },
    ]);
  });

  it('are asked of a new lot that would be published at once, and the word that no picture shows any is enough', async () => {
    const { form } = await lots.read(id);
    const lot = {
      ...form,
      reference: 'BU-0905',
      quality: 'B',
      isPublished: true,
      flawsHidden: false,
      stock: '1',
    };
    const refused = await lots.staff.post('/api/tools/insects', lot);
    expect(refused.json().validationErrors).toMatchObject({
      flawsHidden: { error: expect.stringContaining('tonen we de gebreken') },
    });
    const told = await lots.staff.post('/api/tools/insects', { ...lot, flawsHidden: true });
    expect(told.statusCode).toBe(201);
  });
});
