import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  insectDetailSchema,
  insectSavedSchema,
  type InsectDetail,
} from '@vitrine/shared/contract/tools-catalogue';
import type { Database } from '../../store/database.ts';
import { stockFaults } from '../../store/stock.ts';
import { eachDatabase } from '../../store/testing/databases.ts';
import { addFamily, addInsect } from '../../store/testing/fixtures.ts';
import { openToolsDesk, type ToolsDesk, type Worker } from '../../testing/tools-desk.ts';

jest.setTimeout(60_000);

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
  let database: Database;
  let desk: ToolsDesk;
  let staff: Worker;
  let family: { id: number; category: 'BUTTERFLIES' };

  beforeAll(async () => {
    database = await open();
    desk = await openToolsDesk(database);
    staff = await desk.atWork('catalogue');
    family = { ...(await addFamily(database.kysely, 'Nymphalidae')), category: 'BUTTERFLIES' };
  }, 60_000);

  const lot = async (more: object = {}) => {
    const { id } = await addInsect(database.kysely, family, more);
    return read(id);
  };
  const read = async (id: number): Promise<InsectDetail> =>
    insectDetailSchema.parse((await staff.get(`/api/tools/insects/${id}`)).json());
  const save = (insect: InsectDetail, more: object, revision = insect.revision) =>
    staff.send('PUT', `/api/tools/insects/${insect.id}`, { ...insect.form, ...more, revision });

  it('are entered as typed from a label, with their first price and their stock', async () => {
    const body = typed({ familyId: String(family.id), isPublished: true, stock: '3' });
    const answer = await staff.post('/api/tools/insects', body);
    expect(answer.statusCode).toBe(201);
    const { insect } = insectSavedSchema.parse(answer.json());
    expect(insect.form).toMatchObject({ caughtOn: '1998-07-14', price: '48.50', sizeMm: '140' });
    expect(insect).toMatchObject({
      onHand: 3,
      prices: [{ priceCents: 4850 }],
      faults: [{ fault: 'picture' }],
    });
    expect(insect.moves).toMatchObject([{ kind: 'receive', amount: 3, by: 'catalogue@example.com' }]);
    const page = await desk.app.inject(`/api/catalogue/insects/${insect.uuid}`);
    expect(page.json().insect).toMatchObject({ name: 'Morpho rhetenor', stock: 3, priceCents: 4850 });
    expect(await stockFaults(database.kysely)).toEqual([]);
    expect((await staff.post(`/api/tools/undo/${answer.json().auditId}`)).statusCode).toBe(200);
    expect((await read(insect.id)).deletedAt).not.toBeNull();
  });

  it('tell at each field what is wrong, in the language of who types', async () => {
    staff.headers['x-locale'] = 'nl';
    const wrong = {
      reference: 'BU 1',
      price: 'veel',
      caughtOn: '31/2/1998',
      country: 'XX',
      weightGrams: '-1',
    };
    const answer = await staff.post('/api/tools/insects', typed({ ...wrong, name: ' ', stock: 'x' }));
    delete staff.headers['x-locale'];
    expect(answer.statusCode).toBe(400);
    expect(answer.json().validationErrors).toMatchObject({
      reference: { error: 'Een referentie bestaat alleen uit letters, cijfers en - . / _' },
      price: { error: 'Schrijf een bedrag in euro, zoals 12,50.' },
      caughtOn: { error: 'Schrijf een dag, een maand of een jaar, zoals 14/7/1998, 7/1998 of 1998.' },
      country: { error: 'Kies een land uit de lijst.' },
      weightGrams: { error: 'Schrijf een geheel getal van 1 tot 100000.' },
      name: { error: 'Vul dit in.' },
      stock: { error: 'Schrijf een geheel getal van 0 tot 100000.' },
    });
  });

  it('say whose a reference is that is taken', async () => {
    const { form } = await lot({ reference: 'TA-1', name: 'Papilio machaon' });
    const answer = await staff.post('/api/tools/insects', typed({ reference: form.reference }));
    expect(answer.json().validationErrors).toEqual({
      reference: { error: 'TA-1 is taken by Papilio machaon.' },
    });
  });

  it('are not published without family, weight or certificate', async () => {
    const lacking = { reference: 'TA-2', isPublished: true, weightGrams: '', citesAnnex: 'A' };
    const answer = await staff.post('/api/tools/insects', typed(lacking));
    expect(Object.keys(answer.json().validationErrors)).toEqual([
      'familyId',
      'weightGrams',
      'citesCertificate',
    ]);
    const draft = await staff.post('/api/tools/insects', typed({ ...lacking, isPublished: false }));
    expect(draft.statusCode).toBe(201);
    expect(draft.json().insect.faults.map(({ fault }: { fault: string }) => fault)).toEqual([
      'family',
      'weight',
      'certificate',
      'picture',
    ]);
  });

  it('keep the price before a reduction, and strike it through', async () => {
    const insect = await lot({ price_cents: 2000 });
    const answer = await save(insect, { price: '15' });
    expect(answer.statusCode).toBe(200);
    const { prices, previousPriceCents } = await read(insect.id);
    expect(prices.map(({ priceCents }) => priceCents)).toEqual([2000, 1500]);
    expect(previousPriceCents).toBe(2000);
  });

  it('take one of two edits made on the same revision, and say who was first', async () => {
    const insect = await lot();
    const owner = await desk.atWork('owner');
    const edit = (locality: string) => ({ ...insect.form, locality, revision: insect.revision });
    const path = `/api/tools/insects/${insect.id}`;
    const answers = await Promise.all([
      staff.send('PUT', path, edit('Iquitos')),
      owner.send('PUT', path, edit('Satipo')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    const { form, revision } = await read(insect.id);
    expect(refused).toMatchObject({ code: 'changed-meanwhile', current: { revision, form } });
    expect(refused.by).toMatch(/@example\.com$/);
  });

  it('can be put back as they were', async () => {
    const insect = await lot({ price_cents: 3000 });
    const { auditId } = insectSavedSchema.parse((await save(insect, { price: '31', quality: 'B' })).json());
    const undone = await staff.post(`/api/tools/undo/${auditId}`);
    expect(undone.statusCode).toBe(200);
    const now = await read(insect.id);
    expect(now.form).toEqual(insect.form);
    expect(now.prices.map(({ priceCents }) => priceCents)).toEqual([3000, 3100, 3000]);
  });

  it('that are deleted are gone from the shop, and can be brought back', async () => {
    const insect = await lot();
    const answer = await staff.send('DELETE', `/api/tools/insects/${insect.id}?revision=${insect.revision}`);
    expect(answer.statusCode).toBe(200);
    expect((await desk.app.inject(`/api/catalogue/insects/${insect.uuid}`)).statusCode).toBe(410);
    const deleted = await read(insect.id);
    expect((await save(deleted, { price: '1' })).json()).toMatchObject({ code: 'deleted' });
    const back = await staff.post(`/api/tools/insects/${insect.id}/restore`, { revision: deleted.revision });
    expect(back.statusCode).toBe(200);
    expect((await desk.app.inject(`/api/catalogue/insects/${insect.uuid}`)).statusCode).toBe(200);
  });

  describe('with stock', () => {
    const move = (id: number, more: object) =>
      staff.post(`/api/tools/insects/${id}/stock`, {
        ...{
          kind: 'receive',
          amount: '2',
          reason: 'found in the drawer',
          key: randomUUID(),
        },
        ...more,
      });

    it('count once what was pressed twice', async () => {
      const insect = await lot({ on_hand: 1 });
      const key = 'the-same-press';
      await Promise.all([move(insect.id, { key }), move(insect.id, { key })]);
      const { onHand, moves } = await read(insect.id);
      expect(onHand).toBe(3);
      expect(moves[0]).toMatchObject({ note: 'found in the drawer', by: 'catalogue@example.com' });
      expect(await stockFaults(database.kysely)).toEqual([]);
    });

    it('are counted down to what is kept aside, and no further', async () => {
      const insect = await lot({ on_hand: 5 });
      const lines = [{ uuid: insect.uuid, amount: 2 }];
      const hold = await desk.app.inject({ method: 'POST', url: '/api/checkout/holds', payload: { lines } });
      expect(hold.statusCode).toBeLessThan(300);
      const refused = await move(insect.id, { kind: 'count', amount: '1' });
      expect(refused.statusCode).toBe(409);
      expect(refused.json().error).toMatch(/^2 kept aside for a shopper at the checkout until \d\d:\d\d/);
      expect((await move(insect.id, { kind: 'count', amount: '2' })).statusCode).toBe(200);
      expect(await read(insect.id)).toMatchObject({
        onHand: 2,
        reserved: 2,
        keptAside: [{ order: null, amount: 2 }],
      });
      const deletion = await staff.send(
        'DELETE',
        `/api/tools/insects/${insect.id}?revision=${insect.revision}`,
      );
      expect(deletion.json()).toMatchObject({ code: 'kept-aside' });
      expect(await stockFaults(database.kysely)).toEqual([]);
    });

    it('want a number and a reason', async () => {
      const insect = await lot();
      const answer = await move(insect.id, { amount: '0', reason: ' ' });
      expect(Object.keys(answer.json().validationErrors)).toEqual(['amount', 'reason']);
    });
  });

  it('are helped along: species, places and the next reference', async () => {
    await lot({
      reference: 'SU-0099',
      name: 'Sasakia charonda',
      genus: 'Sasakia',
      authority: '(Hewitson, 1863)',
    });
    const species = await staff.get('/api/tools/insects/species?q=charon');
    expect(species.json()).toMatchObject([
      { name: 'Sasakia charonda', authority: '(Hewitson, 1863)', familyId: family.id },
    ]);
    await lot({ country: 'ZW', locality: 'Vumba' });
    expect((await staff.get('/api/tools/insects/localities?q=vum')).json()).toEqual([
      { country: 'ZW', locality: 'Vumba' },
    ]);
    expect((await staff.get('/api/tools/insects/next-reference?prefix=SU')).json()).toEqual({
      reference: 'SU-0100',
    });
    expect((await staff.get('/api/tools/insects/next-reference?prefix=NEW')).json()).toEqual({
      reference: 'NEW-0001',
    });
  });

  it('are looked at by whoever may read, and changed by nobody else', async () => {
    const insect = await lot();
    const reader = await desk.atWork('read-only');
    expect((await reader.get(`/api/tools/insects/${insect.id}`)).statusCode).toBe(200);
    const answer = await reader.send('PUT', `/api/tools/insects/${insect.id}`, {
      ...insect.form,
      revision: 1,
    });
    expect(answer.json()).toMatchObject({ code: 'not-allowed' });
  });
});
