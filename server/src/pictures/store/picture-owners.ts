import type { PictureOwner, PictureOwnerKind } from '@vitrine/shared/contract/tools/pictures';
import type { Kysely } from 'kysely';
import { OWNER_COLUMNS, places, type OwnerKey } from './picture-places.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** No letter comes after it. */
const LAST_LETTER = '\uffff';

/** An owner without what it has already. */
export type PlainOwner = Omit<PictureOwner, 'taken'>;

/** Null for nobody, and for an insect that was deleted. */
export async function readOwner(kysely: Kysely<Schema>, { kind, id }: OwnerKey): Promise<PlainOwner | null> {
  const [owner] = kind === 'insect' ? await insectsBy(kysely, [id]) : await familiesBy(kysely, [id]);
  return owner ?? null;
}

/** Owners by their ids, in no order. */
export function readOwners(
  kysely: Kysely<Schema>,
  kind: PictureOwnerKind,
  ids: number[],
): Promise<PlainOwner[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return kind === 'insect' ? insectsBy(kysely, ids) : familiesBy(kysely, ids);
}

async function insectsBy(kysely: Kysely<Schema>, ids: number[]): Promise<PlainOwner[]> {
  const rows = await insects(kysely).where('id', 'in', ids).execute();
  return rows.map(toInsect);
}

async function familiesBy(kysely: Kysely<Schema>, ids: number[]): Promise<PlainOwner[]> {
  const rows = await families(kysely).where('id', 'in', ids).execute();
  return rows.map(toFamilyOwner);
}

/** The insects that have one of these references, as they are written in the shop. */
export async function insectsWithReference(
  kysely: Kysely<Schema>,
  references: string[],
): Promise<PlainOwner[]> {
  if (references.length === 0) return [];
  const rows = await insects(kysely).where('reference', 'in', references).execute();
  return rows.map(toInsect);
}

/** The first insects of which one of these begins the reference or the name. */
export async function insectsBeginning(
  kysely: Kysely<Schema>,
  starts: string[],
  limit: number,
): Promise<PlainOwner[]> {
  const found = new Map<number, PlainOwner>();
  for (const column of ['reference', 'name'] as const) {
    for (const start of starts) {
      if (found.size >= limit) break;
      const rows = await insects(kysely)
        .where(column, '>=', start)
        .where(column, '<', `${start}${LAST_LETTER}`)
        .orderBy(column)
        .limit(limit)
        .execute();
      for (const row of rows) found.set(row.id, toInsect(row));
    }
  }
  return [...found.values()].slice(0, limit);
}

/** Every family, by its name; there are some hundred. */
export async function allFamilies(kysely: Kysely<Schema>): Promise<{ owner: PlainOwner; slugs: string[] }[]> {
  const rows = await families(kysely).select(['slug_en', 'slug_nl', 'slug_fr']).orderBy('name_en').execute();
  return rows.map((row) => ({
    owner: toFamilyOwner(row),
    slugs: [row.slug_en, row.slug_nl, row.slug_fr],
  }));
}

/** The same owners with the positions that are taken. */
export async function withTaken(kysely: Kysely<Schema>, owners: PlainOwner[]): Promise<PictureOwner[]> {
  const taken = new Map<string, Set<number>>();
  for (const kind of new Set(owners.map((owner) => owner.kind))) {
    const ids = owners.filter((owner) => owner.kind === kind).map(({ id }) => id);
    const column = OWNER_COLUMNS[kind];
    const rows = await Promise.all([
      kysely
        .selectFrom(places(kysely, kind).as('place'))
        .select(['owner_id', 'position'])
        .where('owner_id', 'in', ids)
        .execute(),
      kysely
        .selectFrom('picture_jobs')
        .select([`${column} as owner_id`, 'position'])
        .where(column, 'in', ids)
        .execute(),
    ]);
    for (const { owner_id, position } of rows.flat()) {
      const key = `${kind} ${owner_id}`;
      taken.set(key, (taken.get(key) ?? new Set()).add(position));
    }
  }
  return owners.map((owner) => {
    const positions = taken.get(`${owner.kind} ${owner.id}`) ?? [];
    return { ...owner, taken: [...positions].toSorted((one, other) => one - other) };
  });
}

function insects(kysely: Kysely<Schema>) {
  return kysely.selectFrom('insects').select(['id', 'reference', 'name']).where('deleted_at', 'is', null);
}

function families(kysely: Kysely<Schema>) {
  return kysely.selectFrom('families').select(['id', 'name_en', 'name_nl', 'name_fr']);
}

function toInsect({ id, reference, name }: { id: number; reference: string; name: string }): PlainOwner {
  return { kind: 'insect', id, reference, name: { en: name, nl: name, fr: name } };
}

interface FamilyNames {
  id: number;
  name_en: string;
  name_nl: string;
  name_fr: string;
}

function toFamilyOwner({ id, name_en, name_nl, name_fr }: FamilyNames): PlainOwner {
  return { kind: 'family', id, reference: '', name: { en: name_en, nl: name_nl, fr: name_fr } };
}
