import type { Family } from '@vitrine/shared/contract/catalogue';
import type { Localized } from '@vitrine/shared/contract/locale';
import { genusOf, speciesSlugs, type SpeciesSlugs } from '@vitrine/shared/paths/species-path';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';
import { FAMILY_COLUMNS, toFamily } from './family-row.ts';

/** What is left of a species when its last lot is no longer shown. */
interface FormerSpecies {
  name: string;
  authority: string;
  commonName: Localized;
  genus: string;
  family: Family;
  /** A lot by which one may ask for another; null when all were taken back. */
  uuid: string | null;
}

/** A species that lots were once shown of, by its words in an address; null when there never were any. */
export async function findFormerSpecies(
  kysely: Kysely<Schema>,
  slugs: SpeciesSlugs,
): Promise<FormerSpecies | null> {
  const row = await once(kysely)
    .select(['name', 'authority', 'common_en', 'common_nl', 'common_fr', 'uuid', 'is_published'])
    .where('name', 'in', spellings(slugs))
    .orderBy('insects.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { name, authority, common_en: en, common_nl: nl, common_fr: fr } = row;
  return {
    ...{ name, authority, commonName: { en, nl, fr }, genus: genusOf(name), family: toFamily(row) },
    uuid: row.is_published === 1 ? row.uuid : null,
  };
}

/** A genus likewise. */
export async function findFormerGenus(
  kysely: Kysely<Schema>,
  slug: string,
): Promise<{ genus: string; family: Family } | null> {
  const row = await once(kysely)
    .select('name')
    .where('genus', '=', capital(slug))
    .orderBy('insects.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && speciesSlugs(row.name)?.genus === slug
    ? { genus: genusOf(row.name), family: toFamily(row) }
    : null;
}

/** Names are found in their index as they are written: an address says them without their signs. */
function spellings({ genus, species }: SpeciesSlugs): string[] {
  const first = capital(genus);
  return [...new Set([`${first} ${species}`, `${first} ${species.replaceAll('-', ' ')}`])];
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Lots that shoppers could once see. */
function once(kysely: Kysely<Schema>) {
  return kysely
    .selectFrom('insects')
    .innerJoin('families', 'families.id', 'insects.family_id')
    .select(['families.id as family_id', 'families.category', ...FAMILY_COLUMNS])
    .where('first_shown_at', 'is not', null)
    .where('is_mixed', '=', 0);
}
