import type { ImportField } from '@vitrine/shared/contract/tools/import';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import { fieldOf } from './import-words.ts';

/** What each column holds, by its header in any of the three languages; of two of one name the first. */
export function matchColumns(headers: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return headers.map((header) => {
    const field = fieldOf(header);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** What is wrong with a choice of columns: each field once, and the reference among them. */
export function columnFaults(fields: readonly (ImportField | null)[], count: number): FieldErrors {
  if (fields.length !== count || !fields.includes('reference')) {
    return { columns: { message: 'importNoReference' } };
  }
  const twice = fields.flatMap((field, index) =>
    field && fields.indexOf(field) < index
      ? [[`columns.${index}`, { message: 'importColumnTwice' as const }] as const]
      : [],
  );
  return Object.fromEntries(twice);
}
