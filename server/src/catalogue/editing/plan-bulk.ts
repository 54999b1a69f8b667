import { qualitySchema } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { BulkChange } from '@vitrine/shared/contract/tools/bulk';
import { formatMoney } from '@vitrine/shared/i18n/formats';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { leaveUnsaid, mergeFacts, unsaidFacts } from '../rules/insect-facts.ts';
import { refusedFaults, type PublishFacts } from '../rules/publish-faults.ts';
import { readCents, readPercentage } from '../../forms/rules/read-amounts.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';
import { isCountry } from '../../forms/rules/world-countries.ts';
import type { BulkColumns, BulkRow } from './store/bulk.ts';
import { publishFactsOf } from './store/insect.ts';
import { FAULT_MESSAGES } from '../../forms/rules/fault-messages.ts';
import { LONGEST_LINE, MOST_CENTS, textFault } from './read-insect.ts';

/** What a change asks for, read: columns for a lot, or why it cannot be made at all. */
type BulkReading = { ok: true; columns(row: BulkRow): BulkColumns } | { ok: false; error: FieldError };

export interface BulkFamily {
  id: number;
  category: NonNullable<BulkRow['category']>;
}

/** @param family the one that a change of family names, when there is such a one */
export function readBulkChange({ field, value }: BulkChange, family: BulkFamily | null): BulkReading {
  const text = tidyLine(value);
  switch (field) {
    case 'price-percent':
      return numbered(readPercentage(text), 'percentage', (share, row) =>
        byPercentage(row.price_cents, share),
      );
    case 'price-amount':
      return numbered(readCents(text), 'signedAmount', (cents, row) => row.price_cents + cents);
    case 'family':
      return family
        ? all({ family_id: family.id, category: family.category })
        : wrong({ message: 'familyUnknown' });
    case 'quality': {
      const quality = qualitySchema.safeParse(text);
      if (!quality.success) return wrong({ message: 'choice' });
      return { ok: true, columns: ({ facts }) => ({ quality: quality.data, ...saidOf(facts) }) };
    }
    case 'country':
      return isCountry(text) ? all({ country: text }) : wrong({ message: 'countryUnknown' });
    case 'locality': {
      const fault = textFault(text, LONGEST_LINE);
      return fault ? wrong(fault) : all({ locality: text });
    }
    case 'published':
      return flagged(text, (flag) => ({ is_published: flag }));
    case 'repair':
      return flagged(text, (flag) => ({ is_repair: flag }));
    case 'mixed':
      return flagged(text, (flag) => ({ is_mixed: flag }));
  }
}

/** The facts of a lot whose grade is said now, where it was not. */
function saidOf(facts: string): Pick<BulkColumns, 'facts'> {
  const unsaid = unsaidFacts(facts);
  const rest = unsaid.filter((fact) => fact !== 'quality');
  return rest.length < unsaid.length ? { facts: mergeFacts(facts, leaveUnsaid('{}', rest)) } : {};
}

const all = (columns: BulkColumns): BulkReading => ({ ok: true, columns: () => columns });
const wrong = (error: FieldError): BulkReading => ({ ok: false, error });

function numbered(
  number: number | null,
  message: 'percentage' | 'signedAmount',
  price: (number: number, row: BulkRow) => number,
): BulkReading {
  if (number === null) return wrong({ message });
  if (number === 0) return wrong({ message: 'noChange' });
  return { ok: true, columns: (row) => ({ price_cents: price(number, row) }) };
}

function flagged(text: string, columns: (flag: 0 | 1) => BulkColumns): BulkReading {
  return text === 'yes' || text === 'no'
    ? all(columns(text === 'yes' ? 1 : 0))
    : wrong({ message: 'choice' });
}

/** Why a lot cannot take a change; null when it can. */
export function bulkRefusal(
  row: BulkRow,
  columns: BulkColumns,
  shown: Pick<PublishFacts, 'pictures' | 'pins'>,
  locale: Locale,
): FieldError | null {
  if (row.deleted_at !== null) return { message: 'isDeleted' };
  const cents = columns.price_cents ?? row.price_cents;
  if (cents < 1) return { message: 'priceNothing' };
  if (cents > MOST_CENTS)
    return { message: 'priceTooHigh', values: { limit: formatMoney(MOST_CENTS, locale) } };
  const after = { ...row, ...columns };
  if (after.is_published !== 1) return null;
  const was = { ...publishFactsOf(row), ...shown, isPublished: row.is_published === 1 };
  const [fault] = refusedFaults(was, { ...publishFactsOf(after), ...shown });
  return fault === undefined ? null : { message: FAULT_MESSAGES[fault].message };
}

/**
 * A price raised or lowered by a share, as price lists are written: to ten cents below five euro, to half a euro below
 * twenty, to a euro above. One euro and less stays to the cent, for that is a list of its own.
 * @param hundredths of a percent, with its sign
 */
function byPercentage(cents: number, hundredths: number): number {
  const exact = (cents * (10_000 + hundredths)) / 10_000;
  if (exact <= 100) return Math.round(exact);
  const step = exact < 500 ? 10 : exact < 2000 ? 50 : 100;
  return Math.round(exact / step) * step;
}
