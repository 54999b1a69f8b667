import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  familyRowsSchema,
  familySavedSchema,
  mergePreviewSchema,
  type FamilyDetail,
} from '@vitrine/shared/contract/tools/families';
import type { Database } from '../../database/database.ts';
import { findFamily } from '../store/families.ts';
import { eachDatabase } from '../../database/testing/databases.ts';
import { addFamily, addInsect } from '../../database/testing/fixtures.ts';
import { openToolsDesk, type Worker } from '../../testing/desks/tools-desk.ts';

const same = (text: string) => ({ en: text, nl: text, fr: text });
const form = (name: string, more: object = {}) => ({
  category: 'BEETLES',
  name: same(name),
  slug: same(''),
  ...more,
});

eachDatabase('Families, kept by staff,', (open) => {
  let database: Database;
  let staff: Worker;

  beforeAll(async () => {
    database = await open();
    staff = await (await openToolsDesk(database)).atWork('catalogue');
  });

  const create = async (name: string): Promise<FamilyDetail> =>
    familySavedSchema.parse((await staff.post('/api/tools/families', form(name))).json()).family;
  const edit = (family: FamilyDetail, more: object) =>
    staff.send('PUT', `/api/tools/families/${family.id}`, {
      ...{ category: family.category, name: family.name, slug: family.slug, revision: family.revision },
      ...more,
    });

  it('get addresses out of their names, and are listed with their lots', async () => {
    const family = await create('Lucanidæ  Dorcinae');
    expect(family).toMatchObject({ slug: same('lucanid-dorcinae'), insects: 0 });
    await addInsect(database.kysely, family);
    await addInsect(database.kysely, family, { deleted_at: '2026-01-01T00:00:00.000Z' });
    const { families } = familyRowsSchema.parse((await staff.get('/api/tools/families')).json());
    expect(families.find(({ id }) => id === family.id)).toMatchObject({ insects: 1 });
  });

  it('need a name in each language, and an address that no other has', async () => {
    await create('Cetoniidae');
    const taken = await staff.post('/api/tools/families', form('Cetoniidae'));
    expect(taken.json().validationErrors['slug.nl']).toEqual({
      error: 'Cetoniidae has this address in its category.',
    });
    const wrong = {
      name: { en: ' ', nl: 'Kevers', fr: 'Coléoptères' },
      slug: { en: '', nl: 'Te Gek', fr: '' },
    };
    const answer = await staff.post('/api/tools/families', form('', { ...wrong, category: 'LATEST' }));
    expect(Object.keys(answer.json().validationErrors).toSorted()).toEqual([
      'category',
      'name.en',
      'slug.nl',
    ]);
  });

  it('are still found where they were before', async () => {
    const family = await create('Buprestidae');
    await addInsect(database.kysely, family);
    const slug = { en: 'jewel-beetles', nl: 'prachtkevers', fr: 'buprestes' };
    const saved = familySavedSchema.parse((await edit(family, { slug })).json());
    expect(saved.family.revision).toBe(family.revision + 1);
    expect(await findFamily(database.kysely, 'BEETLES', 'buprestidae')).toMatchObject({
      id: family.id,
      slug,
    });
    const moved = await edit(saved.family, { category: 'OTHER_INSECTS' });
    expect(moved.statusCode).toBe(200);
    expect(await findFamily(database.kysely, 'BEETLES', 'prachtkevers')).toMatchObject({
      category: 'OTHER_INSECTS',
    });
    const row = await database.kysely
      .selectFrom('insects')
      .select('category')
      .where('family_id', '=', family.id)
      .executeTakeFirst();
    expect(row).toEqual({ category: 'OTHER_INSECTS' });
  });

  it('take one of two edits', async () => {
    const family = await create('Carabidae');
    const answers = await Promise.all([
      edit(family, { name: same('Carabidés') }),
      edit(family, { name: same('Loopkevers') }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('go only when they are empty, and come back', async () => {
    const family = await create('Elateridae');
    const { id } = await addInsect(database.kysely, family);
    const remove = () => staff.send('DELETE', `/api/tools/families/${family.id}?revision=${family.revision}`);
    const refused = await remove();
    expect(refused.json()).toMatchObject({
      code: 'has-insects',
      error: '1 lot is in this family. Merge it into another instead.',
    });
    await database.kysely
      .updateTable('insects')
      .set({ family_id: null, category: null })
      .where('id', '=', id)
      .execute();
    const gone = await remove();
    expect(gone.statusCode).toBe(200);
    expect((await staff.get(`/api/tools/families/${family.id}`)).statusCode).toBe(404);
    expect((await staff.post(`/api/tools/undo/${gone.json().auditId}`)).statusCode).toBe(200);
    expect((await staff.get(`/api/tools/families/${family.id}`)).json()).toMatchObject({
      name: same('Elateridae'),
    });
  });

  it('are merged as was seen: lots move, addresses lead on; and it can be taken back', async () => {
    const [from, into] = [await create('Rutelidae'), await create('Scarabaeidae')];
    const lot = await addInsect(database.kysely, from);
    await addInsect(database.kysely, from, { is_published: 0 });
    const path = `/api/tools/families/${from.id}/merge`;
    const seen = mergePreviewSchema.parse(
      (await staff.post(`${path}/preview`, { into: String(into.id) })).json(),
    );
    expect(seen).toMatchObject({ insects: 2, from: { id: from.id }, into: { id: into.id } });
    const late = await addInsect(database.kysely, from);
    const refused = await staff.post(path, { into: String(into.id), seen: seen.seen });
    expect(refused.json()).toMatchObject({ code: 'changed-meanwhile' });

    const again = mergePreviewSchema.parse(
      (await staff.post(`${path}/preview`, { into: String(into.id) })).json(),
    );
    const merged = await staff.post(path, { into: String(into.id), seen: again.seen });
    expect(familySavedSchema.parse(merged.json()).family).toMatchObject({ id: into.id, insects: 3 });
    expect(await findFamily(database.kysely, 'BEETLES', 'rutelidae')).toMatchObject({ id: into.id });
    const families = async () => {
      const rows = await database.kysely
        .selectFrom('insects')
        .select('family_id')
        .where('id', 'in', [lot.id, late.id])
        .execute();
      return rows.map((row) => row.family_id);
    };
    expect(await families()).toEqual([into.id, into.id]);

    expect((await staff.post(`/api/tools/undo/${merged.json().auditId}`)).statusCode).toBe(200);
    expect(await families()).toEqual([from.id, from.id]);
    expect(await findFamily(database.kysely, 'BEETLES', 'rutelidae')).toMatchObject({ id: from.id });
  });

  describe('come back with their pictures', () => {
    /** A family with a picture that has words of its own, and one that is being made. */
    const pictured = async (name: string, hash: string) => {
      const family = await create(name);
      const { kysely } = database;
      const picture = {
        hash,
        width: 1600,
        height: 1600,
        widths: '[1600]',
        colour: '#fff',
        upload_hash: null,
      };
      const at = '2026-06-30T12:00:00.000Z';
      await kysely
        .insertInto('pictures')
        .values({ ...picture, width_mm: 100, created_at: at })
        .execute();
      const place = { family_id: family.id, picture_hash: hash, position: 0, alt_en: `A drawer of ${name}` };
      await kysely.insertInto('family_pictures').values(place).execute();
      await kysely
        .insertInto('picture_jobs')
        .values({
          ...{ family_id: family.id, view: 'photo', position: 1, attempts: 2, claimed_until: null },
          ...{ upload_hash: `${hash}-file`, width_mm: null, fault: '' },
        })
        .execute();
      return family;
    };
    const picturesOf = async ({ id }: FamilyDetail) => ({
      made: await database.kysely
        .selectFrom('family_pictures')
        .select(['picture_hash', 'position', 'alt_en'])
        .where('family_id', '=', id)
        .execute(),
      making: await database.kysely
        .selectFrom('picture_jobs')
        .select(['upload_hash', 'position'])
        .where('family_id', '=', id)
        .execute(),
    });
    const remove = async ({ id, revision }: FamilyDetail): Promise<number> =>
      (await staff.send('DELETE', `/api/tools/families/${id}?revision=${revision}`)).json().auditId;
    const undo = (auditId: number) => staff.post(`/api/tools/undo/${auditId}`);

    it('when their deletion is taken back', async () => {
      const family = await pictured('Cerambycidae', 'of-cerambycidae');
      const before = await picturesOf(family);
      expect((await undo(await remove(family))).statusCode).toBe(200);
      expect(await picturesOf(family)).toEqual(before);
    });

    it('when a merge is taken back, done again, and taken back', async () => {
      const [from, into] = [await pictured('Passalidae', 'of-passalidae'), await create('Trogidae')];
      const before = await picturesOf(from);
      const path = `/api/tools/families/${from.id}/merge`;
      const target = { into: String(into.id) };
      const { seen } = mergePreviewSchema.parse((await staff.post(`${path}/preview`, target)).json());
      let { auditId } = (await staff.post(path, { ...target, seen })).json();
      for (const _turn of ['taken back', 'done again', 'taken back']) {
        const undone = await undo(auditId);
        expect(undone.statusCode).toBe(200);
        ({ auditId } = undone.json());
      }
      expect(await picturesOf(from)).toEqual(before);
    });

    it('save those that were deleted for good in the meantime', async () => {
      const family = await pictured('Geotrupidae', 'of-geotrupidae');
      const { making } = await picturesOf(family);
      const auditId = await remove(family);
      await database.kysely.deleteFrom('pictures').where('hash', '=', 'of-geotrupidae').execute();
      expect((await undo(auditId)).statusCode).toBe(200);
      expect(await picturesOf(family)).toEqual({ made: [], making });
    });
  });

  it('that the shop itself needs stay', async () => {
    const other = await addFamily(database.kysely, 'Other beetles', {
      code: 'OTHER_BEETLES',
      category: 'BEETLES',
    });
    const answer = await staff.send('DELETE', `/api/tools/families/${other.id}?revision=1`);
    expect(answer.json()).toMatchObject({ code: 'of-the-shop' });
  });
});
