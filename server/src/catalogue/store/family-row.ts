import type { Family } from '@vitrine/shared/contract/catalogue';
import type { Selectable } from 'kysely';
import type { FamiliesTable } from '../../database/schema/schema.ts';

export const FAMILY_COLUMNS = [
  'families.slug_en',
  'families.slug_nl',
  'families.slug_fr',
  'families.name_en',
  'families.name_nl',
  'families.name_fr',
] as const;

type FamilyRow = Omit<Selectable<FamiliesTable>, 'id' | 'code' | 'updated_at' | 'revision'> & {
  family_id: number;
};

export function toFamily(row: FamilyRow): Family {
  return {
    id: row.family_id,
    category: row.category,
    slug: { en: row.slug_en, nl: row.slug_nl, fr: row.slug_fr },
    name: { en: row.name_en, nl: row.name_nl, fr: row.name_fr },
  };
}
