import type { Category, FamilySummary } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { type Catalogue, newestInsects } from '../engine/catalogue.ts';
import { listFamilies } from '../store/families.ts';
import { readFamilyPictures, readListPictures } from '../store/insects/list-picture.ts';
import type { Schema } from '../../database/schema/schema.ts';

/** Among how many of a list's first insects a picture is looked for that stands for it. */
export const PICTURE_CANDIDATES = 12;

/** The families of a category that have something to show, most recently updated first; each with a picture of its own or of a lot. */
export async function readFamilies(
  kysely: Kysely<Schema>,
  catalogue: Catalogue,
  category: Category,
): Promise<FamilySummary[]> {
  const [all, counts] = await Promise.all([listFamilies(kysely, category), catalogue.counts()]);
  const families = all.filter(({ id }) => counts.families.has(id));
  const candidates = await Promise.all(
    families.map(({ id }) => newestInsects(catalogue, { kind: 'family', familyId: id }, PICTURE_CANDIDATES)),
  );
  const ids = families.map(({ id }) => id);
  const [own, pictures] = await Promise.all([
    readFamilyPictures(kysely, ids),
    readListPictures(kysely, candidates),
  ]);
  return families.map((family, at) => ({
    ...family,
    count: counts.families.get(family.id) ?? 0,
    picture: own.get(family.id) ?? pictures[at] ?? null,
  }));
}
