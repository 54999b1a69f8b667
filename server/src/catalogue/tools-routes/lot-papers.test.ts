import { beforeAll, expect, it } from '@jest/globals';
import { bulkPreviewSchema } from '@vitrine/shared/contract/tools/bulk';
import { sql } from 'kysely';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addInsect } from '../../database/testing/fixtures.ts';
import { papersOfLots } from '../../database/migrations/0063-papers-of-lots.ts';
import { openLotsDesk, type LotsDesk } from '../../testing/desks/lots-desk.ts';
import { parseFacts } from '../rules/insect-facts.ts';

const PERMIT = {
  ...{ documentKind: 'import-permit', documentNumber: 'BE-2026-0047', documentDate: '2/2/2026' },
  ...{ documentAuthority: 'CITES Belgium', documentCountry: 'BE', sourceCode: 'C' },
};
const FIELDS = ['documentKind', 'documentNumber', 'documentDate', 'documentAuthority'];

eachDatabase('Papers of lots', (open) => {
  let lots: LotsDesk;

  beforeAll(async () => {
    lots = await openLotsDesk(await open());
  });

  const add = (reference: string, more: object = {}) =>
    addInsect(lots.database.kysely, lots.family, {
      ...{ reference, cites_annex: 'B', weight_grams: 20, is_published: 0 },
      ...more,
    });
  const save = async (id: number, more: object) => {
    const { form, revision } = await lots.read(id);
    return lots.staff.send('PUT', `/api/tools/insects/${id}`, { ...form, ...more, revision });
  };
  const undo = (auditId: number) => lots.staff.post(`/api/tools/undo/${auditId}`);

  it('of annex B are asked for at their fields before the lot is shown, and kept as they were typed', async () => {
    const { id } = await add('BU-0700');
    lots.staff.headers['x-locale'] = 'nl';
    const refused = await save(id, { isPublished: true });
    expect(Object.keys(refused.json().validationErrors)).toEqual([...FIELDS, 'sourceCode']);
    expect(refused.json().validationErrors.documentKind.error).toContain(
      'verkoop je alleen met een document',
    );
    expect(await lots.read(id)).toMatchObject({ needsDocument: FIELDS, needsSource: true });
    expect((await save(id, { isPublished: true, ...PERMIT })).statusCode).toBe(200);
    const { form, ...lacking } = await lots.read(id);
    expect(form).toMatchObject({ ...PERMIT, documentDate: '2026-02-02' });
    expect(lacking).toMatchObject({ needsDocument: [], needsSource: false });
  });

  it('say their source before the lot is shown: at its field in each language, of many at once, and of an undo', async () => {
    const { id } = await add('BU-0730');
    const unsaid = { ...PERMIT, sourceCode: '' };
    const told: Record<string, string> = {
      en: 'is sold with its source code only',
      nl: 'verkoop je alleen met zijn herkomstcode',
      fr: 'ne se vend qu’avec son code de source',
    };
    for (const [locale, words] of Object.entries(told)) {
      lots.staff.headers['x-locale'] = locale;
      const { validationErrors } = (await save(id, { ...unsaid, isPublished: true })).json();
      expect(validationErrors).toEqual({ sourceCode: { error: expect.stringContaining(words) } });
    }
    lots.staff.headers['x-locale'] = 'nl';
    expect((await save(id, unsaid)).statusCode).toBe(200);
    expect(await lots.read(id)).toMatchObject({ needsDocument: [], needsSource: true });
    const request = { selection: { ids: [id] }, change: { field: 'published', value: 'yes' } };
    const preview = await lots.staff.post('/api/tools/insects/bulk/preview', request);
    expect(bulkPreviewSchema.parse(preview.json())).toMatchObject({ changed: 0, refused: 1 });
    expect((await save(id, { sourceCode: 'U', isPublished: true })).statusCode).toBe(200);
    const hidden = (await save(id, { isPublished: false })).json().auditId;
    expect((await save(id, { sourceCode: '' })).statusCode).toBe(200);
    expect((await undo(hidden)).json()).toMatchObject({ code: 'not-publishable' });
  });

  it('are dated by a whole day, of a kind and from a source that CITES knows', async () => {
    const { id } = await add('BU-0701');
    const wrong = {
      documentDate: '2/2026',
      documentKind: 'a letter',
      sourceCode: 'X',
      documentCountry: 'XX',
    };
    const { validationErrors } = (await save(id, { ...PERMIT, ...wrong })).json();
    expect(Object.keys(validationErrors).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });

  it('are asked of many lots at once, and of an undo', async () => {
    const { id } = await add('BU-0702');
    const request = { selection: { ids: [id] }, change: { field: 'published', value: 'yes' } };
    const preview = await lots.staff.post('/api/tools/insects/bulk/preview', request);
    expect(bulkPreviewSchema.parse(preview.json())).toMatchObject({ changed: 0, refused: 1 });
    expect((await save(id, { ...PERMIT, isPublished: true })).statusCode).toBe(200);
    const hidden = (await save(id, { isPublished: false })).json().auditId;
    expect((await save(id, { documentNumber: '' })).statusCode).toBe(200);
    const refused = await undo(hidden);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'not-publishable' });
  });

  it('of a mixed lot begin with the species in it, where its group has protected ones', async () => {
    const mixed = { is_mixed: 1, cites_annex: null, name: '10 Papilionidae', country: 'TH' };
    const { id } = await add('MX-0700', mixed);
    const refused = await save(id, { isPublished: true });
    expect(Object.keys(refused.json().validationErrors)).toEqual(['name']);
    expect((await lots.read(id)).needsSpecies).toBe(true);
    const named = { isPublished: true, name: '10 Papilionidae with Papilio paris' };
    expect((await save(id, named)).statusCode).toBe(200);
    expect((await lots.read(id)).needsSpecies).toBe(false);
  });

  it('of annex A are a document and, where that is another, a certificate with its date and authority', async () => {
    const { id } = await add('BU-0720', { cites_annex: 'A', name: 'Ornithoptera alexandrae' });
    const number = { ...PERMIT, citesCertificate: 'BE-2026-0048' };
    const refused = await save(id, { ...number, isPublished: true });
    expect(Object.keys(refused.json().validationErrors)).toEqual(['citesCertificate']);
    const whole = { certificateDate: '3/2/2026', certificateAuthority: 'CITES Belgium' };
    expect((await save(id, { ...number, ...whole, isPublished: true })).statusCode).toBe(200);
    expect((await lots.read(id)).form.certificateDate).toBe('2026-02-03');
  });

  it('come back with an undo of their edit', async () => {
    const { id } = await add('BU-0703');
    await save(id, PERMIT);
    const { auditId } = (await save(id, { documentNumber: 'BE-2026-0099' })).json();
    expect((await undo(auditId)).statusCode).toBe(200);
    expect((await lots.read(id)).form.documentNumber).toBe('BE-2026-0047');
  });

  it('are still to do for a lot that was shown before, which may be edited, and is in a list', async () => {
    const { id } = await add('BU-0704', { is_published: 1 });
    await add('BU-0705', { is_published: 1, cites_annex: 'C' });
    const list = async () => {
      const { rows } = (await lots.staff.get('/api/tools/insects?state=no-document')).json();
      return rows.map(({ reference }: { reference: string }) => reference);
    };
    const todo = async () => {
      const dashboard = (await lots.staff.get('/api/tools/dashboard')).json();
      return dashboard.todo.find(({ kind }: { kind: string }) => kind === 'no-document')?.count ?? 0;
    };
    expect([await list(), await todo()]).toEqual([['BU-0704'], 1]);
    expect((await save(id, { price: '77' })).statusCode).toBe(200);
    expect(Object.keys((await save(id, { citesAnnex: 'A' })).json().validationErrors)).toEqual([
      'citesCertificate',
    ]);
    const certificate = { ...PERMIT, citesAnnex: 'A', documentKind: 'article-10' };
    expect((await save(id, { ...certificate, sourceCode: '' })).statusCode).toBe(200);
    expect([await list(), await todo()]).toEqual([['BU-0704'], 1]);
    expect((await save(id, certificate)).statusCode).toBe(200);
    expect([await list(), await todo()]).toEqual([[], 0]);
    // Its name says annex B, the shop none; and of a mixed lot what stands in it.
    await add('BU-0706', { is_published: 1, cites_annex: null, name: 'Troides priamus' });
    await add('BU-0707', { is_published: 1, cites_annex: 'C', name: '5 Troides helena', is_mixed: 1 });
    await add('BU-0708', { is_published: 1, cites_annex: null, name: 'Morpho aega' });
    await add('BU-0709', { is_published: 0, cites_annex: null, name: 'Troides helena' });
    expect([(await list()).toSorted(), await todo()]).toEqual([['BU-0706', 'BU-0707'], 2]);
  });

  it('take over the one number that a lot had, and leave it to releases that read it', async () => {
    const { kysely, dialect } = lots.database;
    const old = { is_published: 1, cites_certificate: 'BE "A" 12' };
    const [bare, full, other] = [
      await add('BU-0710', old),
      await add('BU-0711', { ...old, cites_annex: 'A', facts: '{"drawer":"K3"}' }),
      await add('BU-0712', { ...old, cites_certificate: '' }),
    ];
    for (const statement of papersOfLots(dialect).filter((text) => /^update insects/.test(text)))
      await sql.raw(statement).execute(kysely);
    const factsOf = async ({ id }: { id: number }) => {
      const row = await kysely
        .selectFrom('insects')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { ...parseFacts(row.facts), kept: row.cites_certificate };
    };
    expect(await factsOf(bare)).toEqual({ documentNumber: 'BE "A" 12', kept: 'BE "A" 12' });
    expect(await factsOf(full)).toEqual({
      ...{ drawer: 'K3', documentKind: 'article-10', documentNumber: 'BE "A" 12', kept: 'BE "A" 12' },
    });
    expect(await factsOf(other)).toEqual({ kept: '' });
  });
});
