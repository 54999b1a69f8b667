import { beforeAll, expect, it } from '@jest/globals';
import { insectSavedSchema, type InsectDetail } from '@vitrine/shared/contract/tools/catalogue';
import { stockFaults } from '../store/stock.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { openLotsDesk, type LotsDesk } from '../../testing/desks/lots-desk.ts';

const typed = (more: object = {}) => ({
  reference: 'BU-0500',
  name: 'Morpho rhetenor',
  genus: 'Morpho',
  species: 'rhetenor',
  authority: '(Cramer, 1775)',
  common: { en: 'Rhetenor blue morpho', nl: '', fr: '' },
  familyId: '',
  quality: 'A1',
  sizeMm: '140',
  weightGrams: '60',
  country: 'PE',
  locality: 'Tingo María',
  caughtOn: '14/7/1998',
  spread: 'YES',
  gender: 'MALE',
  price: '48,50',
  citesAnnex: '',
  citesCertificate: '',
  isRepair: false,
  isMixed: false,
  description: { en: '', nl: '', fr: '' },
  isPublished: false,
  ...more,
});

eachDatabase('Lots, kept by staff,', (open) => {
  let lots: LotsDesk;

  beforeAll(async () => {
    lots = await openLotsDesk(await open());
  });

  const save = (insect: InsectDetail, more: object, revision = insect.revision) =>
    lots.staff.send('PUT', `/api/tools/insects/${insect.id}`, { ...insect.form, ...more, revision });

  it('are entered as typed from a label, with their first price and their stock', async () => {
    const body = typed({ familyId: String(lots.family.id), isPublished: true, stock: '3' });
    const answer = await lots.staff.post('/api/tools/insects', body);
    expect(answer.statusCode).toBe(201);
    const { insect } = insectSavedSchema.parse(answer.json());
    expect(insect.form).toMatchObject({ caughtOn: '1998-07-14', price: '48.50', sizeMm: '140' });
    expect(insect).toMatchObject({
      onHand: 3,
      prices: [{ priceCents: 4850 }],
      faults: [{ fault: 'picture' }],
    });
    expect(insect.moves).toMatchObject([{ kind: 'receive', amount: 3, by: 'catalogue@example.com' }]);
    const page = await lots.desk.app.inject(`/api/catalogue/insects/${insect.uuid}`);
    expect(page.json().insect).toMatchObject({ name: 'Morpho rhetenor', stock: 3, priceCents: 4850 });
    expect(await stockFaults(lots.database.kysely)).toEqual([]);
    expect((await lots.staff.post(`/api/tools/undo/${answer.json().auditId}`)).statusCode).toBe(200);
    expect((await lots.read(insect.id)).deletedAt).not.toBeNull();
  });

  it('tell at each field what is wrong, in the language of who types', async () => {
    lots.staff.headers['x-locale'] = 'nl';
    const wrong = {
      reference: 'BU 1',
      price: 'veel',
      caughtOn: '31/2/1998',
      country: 'XX',
      weightGrams: '-1',
    };
    const answer = await lots.staff.post('/api/tools/insects', typed({ ...wrong, name: ' ', stock: 'x' }));
    delete lots.staff.headers['x-locale'];
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors).toMatchObject({
      reference: { error: 'Een referentie bestaat alleen uit letters, cijfers en - . / _' },
      price: { error: 'Schrijf een bedrag in euro. Voorbeeld: 12,50.' },
      caughtOn: { error: 'Schrijf een dag, een maand of een jaar. Voorbeeld: 14/7/1998, 7/1998 of 1998.' },
      country: { error: 'Kies een land uit de lijst.' },
      weightGrams: { error: 'Schrijf een geheel getal van 1 tot 100000.' },
      name: { error: 'Vul dit in.' },
      stock: { error: 'Schrijf een geheel getal van 0 tot 100000.' },
    });
  });

  it('say whose a reference is that is taken', async () => {
    const { form } = await lots.lot({ reference: 'TA-1', name: 'Papilio machaon' });
    const answer = await lots.staff.post('/api/tools/insects', typed({ reference: form.reference }));
    expect(answer.json().validationErrors).toEqual({
      reference: { error: 'TA-1 is taken by Papilio machaon.' },
    });
  });

  it('are made once by one press, also when its answer was lost; and the key of one makes no other', async () => {
    const key = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
    const create = (more: object) =>
      lots.staff.post('/api/tools/insects', typed({ reference: 'ON-1', stock: '2', key, ...more }));
    const [first, pressed] = await Promise.all([create({}), create({})]);
    const again = await create({});
    expect([first, pressed, again].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const made = insectSavedSchema.parse(first.json());
    for (const one of [pressed, again]) {
      const { auditId, insect } = insectSavedSchema.parse(one.json());
      expect([auditId, insect.id]).toEqual([made.auditId, made.insect.id]);
    }
    expect((await lots.read(made.insect.id)).onHand).toBe(2);
    const other = await create({ reference: 'ON-2' });
    expect(other.json().validationErrors).toEqual({
      key: { error: 'Please reload the page and try again.' },
    });
  });

  it('that were refused may be sent again with the same key', async () => {
    const create = (price: string) =>
      lots.staff.post('/api/tools/insects', typed({ reference: 'ON-3', price, key: 'a-key-of-on-3' }));
    expect((await create('much')).statusCode).toBe(400);
    expect((await create('12')).statusCode).toBe(201);
  });

  it('are not published without family, weight or certificate', async () => {
    const lacking = { reference: 'TA-2', isPublished: true, weightGrams: '', citesAnnex: 'A' };
    const answer = await lots.staff.post('/api/tools/insects', typed(lacking));
    expect(Object.keys(answer.json().validationErrors)).toEqual([
      'familyId',
      'weightGrams',
      'citesCertificate',
      'documentKind',
      'documentNumber',
      'documentDate',
      'documentAuthority',
      'sourceCode',
    ]);
    const draft = await lots.staff.post('/api/tools/insects', typed({ ...lacking, isPublished: false }));
    expect(draft.statusCode).toBe(201);
    expect(draft.json().insect.faults.map(({ fault }: { fault: string }) => fault)).toEqual([
      'family',
      'weight',
      'certificate',
      'picture',
    ]);
  });

  it('keep the price before a reduction, and strike it through', async () => {
    const insect = await lots.lot({ price_cents: 2000 });
    const answer = await save(insect, { price: '15' });
    expect(answer.statusCode).toBe(200);
    const { prices, previousPriceCents } = await lots.read(insect.id);
    expect(prices.map(({ priceCents }) => priceCents)).toEqual([2000, 1500]);
    expect(previousPriceCents).toBe(2000);
  });

  it('take one of two edits made on the same revision, and say who was first', async () => {
    const insect = await lots.lot();
    const owner = await lots.desk.atWork('owner');
    const edit = (locality: string) => ({ ...insect.form, locality, revision: insect.revision });
    const path = `/api/tools/insects/${insect.id}`;
    const answers = await Promise.all([
      lots.staff.send('PUT', path, edit('Iquitos')),
      owner.send('PUT', path, edit('Satipo')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    const { form, revision } = await lots.read(insect.id);
    expect(refused).toMatchObject({ code: 'changed-meanwhile', current: { revision, form } });
    expect(refused.by).toMatch(/@example\.com$/);
  });

  it('can be put back as they were', async () => {
    const insect = await lots.lot({ price_cents: 3000 });
    const { auditId } = insectSavedSchema.parse((await save(insect, { price: '31', quality: 'A1-' })).json());
    const undone = await lots.staff.post(`/api/tools/undo/${auditId}`);
    expect(undone.statusCode).toBe(200);
    const now = await lots.read(insect.id);
    expect(now.form).toEqual(insect.form);
    expect(now.prices.map(({ priceCents }) => priceCents)).toEqual([3000, 3100, 3000]);
  });

  it('that somebody reserved stay in the shop, whatever write is taken back', async () => {
    const body = typed({
      reference: 'UN-1',
      familyId: String(lots.family.id),
      isPublished: true,
      stock: '1',
    });
    const made = (await lots.staff.post('/api/tools/insects', body)).json();
    const { insect, auditId } = insectSavedSchema.parse(made);
    const path = `/api/tools/insects/${insect.id}`;
    await lots.staff.send('DELETE', `${path}?revision=${insect.revision}`);
    const { revision } = await lots.read(insect.id);
    const restored = (await lots.staff.post(`${path}/restore`, { revision })).json();
    const { holdId } = (await lots.desk.hold([{ uuid: insect.uuid, amount: 1 }])).json();
    expect(holdId).toEqual(expect.any(String));
    for (const write of [auditId, restored.auditId]) {
      const refused = await lots.staff.post(`/api/tools/undo/${write}`);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ rows: [{ table: 'insects', id: insect.id }] });
    }
    expect((await lots.read(insect.id)).deletedAt).toBeNull();
    expect((await lots.desk.app.inject(`/api/catalogue/insects/${insect.uuid}`)).statusCode).toBe(200);
  });

  it('that were worked on since they were entered stay, also once they have a photo', async () => {
    const enter = async (reference: string) => {
      const body = typed({ reference, familyId: String(lots.family.id), stock: '1' });
      return insectSavedSchema.parse((await lots.staff.post('/api/tools/insects', body)).json());
    };
    const [edited, pictured] = [await enter('WO-1'), await enter('WO-2')];
    expect((await save(edited.insect, { locality: 'Satipo' })).statusCode).toBe(200);
    const { kysely } = lots.database;
    const picture = { hash: 'of-wo-2', width: 1600, height: 1600, widths: '[1600]', colour: '#fff' };
    const row = { ...picture, width_mm: 100, upload_hash: null, created_at: '2026-06-30T12:00:00.000Z' };
    await kysely.insertInto('pictures').values(row).execute();
    const place = { insect_id: pictured.insect.id, picture_hash: picture.hash, position: 0 };
    await kysely.insertInto('insect_pictures').values(place).execute();
    for (const { auditId, insect } of [edited, pictured]) {
      const refused = await lots.staff.post(`/api/tools/undo/${auditId}`);
      expect(refused.json()).toMatchObject({
        code: 'changed-meanwhile',
        rows: [{ table: 'insects', id: insect.id }],
      });
      expect((await lots.read(insect.id)).deletedAt).toBeNull();
    }
  });

  it('that are deleted are gone from the shop, and can be brought back', async () => {
    const insect = await lots.lot();
    const answer = await lots.staff.send(
      'DELETE',
      `/api/tools/insects/${insect.id}?revision=${insect.revision}`,
    );
    expect(answer.statusCode).toBe(200);
    expect((await lots.desk.app.inject(`/api/catalogue/insects/${insect.uuid}`)).statusCode).toBe(410);
    const deleted = await lots.read(insect.id);
    expect((await save(deleted, { price: '1' })).json()).toMatchObject({ code: 'deleted' });
    const back = await lots.staff.post(`/api/tools/insects/${insect.id}/restore`, {
      revision: deleted.revision,
    });
    expect(back.statusCode).toBe(200);
    expect((await lots.desk.app.inject(`/api/catalogue/insects/${insect.uuid}`)).statusCode).toBe(200);
  });

  it('are helped along: species, places and the next reference', async () => {
    await lots.lot({
      reference: 'SU-0099',
      name: 'Sasakia charonda',
      genus: 'Sasakia',
      authority: '(Hewitson, 1863)',
    });
    const species = await lots.staff.get('/api/tools/insects/species?q=charon');
    expect(species.json()).toMatchObject([
      { name: 'Sasakia charonda', authority: '(Hewitson, 1863)', familyId: lots.family.id },
    ]);
    await lots.lot({ country: 'ZW', locality: 'Vumba' });
    expect((await lots.staff.get('/api/tools/insects/localities?q=vum')).json()).toEqual([
      { country: 'ZW', locality: 'Vumba' },
    ]);
    expect((await lots.staff.get('/api/tools/insects/next-reference?prefix=SU')).json()).toEqual({
      reference: 'SU-0100',
    });
    expect((await lots.staff.get('/api/tools/insects/next-reference?prefix=NEW')).json()).toEqual({
      reference: 'NEW-0001',
    });
  });

  it('are looked at by whoever may read, and changed by nobody else', async () => {
    const insect = await lots.lot();
    const reader = await lots.desk.atWork('read-only');
    expect((await reader.get(`/api/tools/insects/${insect.id}`)).statusCode).toBe(200);
    const answer = await reader.send('PUT', `/api/tools/insects/${insect.id}`, {
      ...insect.form,
      revision: 1,
    });
    expect(answer.json()).toMatchObject({ code: 'not-allowed' });
  });
});
