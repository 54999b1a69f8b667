import type { Locale } from '@vitrine/shared/contract/locale';
import type { BulkField } from '@vitrine/shared/contract/tools/bulk';
import { formatCountry, formatMoney } from '@vitrine/shared/i18n/formats';
import { unsaidFacts } from '../rules/insect-facts.ts';
import { createSpeaker } from '../../platform/create-speaker.ts';
import type { BulkColumns, BulkRow } from './store/bulk.ts';
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const say = createSpeaker({ en, nl, fr });

/** Names of families by id, in the language of who reads. */
export type FamilyNames = ReadonlyMap<number, string>;

/** The value that a change is about, as a person reads it. */
export function bulkWords(
  field: BulkField,
  row: BulkRow & BulkColumns,
  families: FamilyNames,
  locale: Locale,
): string {
  const yesNo = (flag: number) => say(flag === 1 ? 'yes' : 'no', locale);
  switch (field) {
    case 'price-percent':
    case 'price-amount':
      return formatMoney(row.price_cents, locale);
    case 'family':
      return families.get(row.family_id ?? 0) ?? say('none', locale);
    case 'quality':
      return unsaidFacts(row.facts).includes('quality') ? say('none', locale) : row.quality;
    case 'country':
      return formatCountry(row.country, locale) || say('none', locale);
    case 'locality':
      return row.locality || say('none', locale);
    case 'published':
      return say(row.is_published === 1 ? 'shown' : 'draft', locale);
    case 'repair':
      return yesNo(row.is_repair);
    case 'mixed':
      return yesNo(row.is_mixed);
  }
}
