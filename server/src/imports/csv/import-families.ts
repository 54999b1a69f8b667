import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { Category } from '@vitrine/shared/contract/catalogue';
import type { FieldError } from '../../forms/rules/field-errors.ts';
import { foldText } from '../../platform/fold-text.ts';

interface ImportFamily {
  id: number;
  category: Category;
  name_en: string;
  name_nl: string;
  name_fr: string;
}

/** The shop's families as cells name them. */
export interface ImportFamilies {
  /** Its name; with its number where another family is called so too. */
  nameOf(id: number | null, locale: Locale): string;
  /** The id, as a form holds it; a name in any of the three languages. */
  read(cell: string): FamilyReading;
  categoryOf(id: number | null): Category | null;
}

type FamilyReading = { ok: true; id: string } | { ok: false; error: FieldError };

const NUMBERED = /#(\d{1,9})$/;

export function importFamilies(rows: readonly ImportFamily[]): ImportFamilies {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map<string, Set<number>>();
  for (const row of rows) {
    for (const locale of LOCALES) {
      const name = foldText(row[`name_${locale}`]);
      byName.set(name, (byName.get(name) ?? new Set()).add(row.id));
    }
  }
  const numbered = (row: ImportFamily, locale: Locale) => `${row[`name_${locale}`]} #${row.id}`;

  return {
    nameOf(id, locale) {
      const row = id === null ? undefined : byId.get(id);
      if (!row) return '';
      const name = row[`name_${locale}`];
      return byName.get(foldText(name))?.size === 1 ? name : numbered(row, locale);
    },
    read(cell): FamilyReading {
      if (cell === '') return { ok: true, id: '' };
      const number = NUMBERED.exec(cell)?.[1];
      const ids = number ? [Number(number)] : [...(byName.get(foldText(cell)) ?? [])];
      const found = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
      if (found[0] && found.length === 1) return { ok: true, id: String(found[0].id) };
      if (found.length === 0)
        return { ok: false, error: { message: 'importFamily', values: { name: cell } } };
      const choices = found.map((row) => numbered(row, 'en')).join(' · ');
      return { ok: false, error: { message: 'importFamilies', values: { choices } } };
    },
    categoryOf: (id) => (id === null ? null : (byId.get(id)?.category ?? null)),
  };
}
