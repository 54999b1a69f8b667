import type { Import, ImportKind } from '@vitrine/shared/contract/tools/import';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Generated } from 'kysely';

/* Tables of files that are imported, by the rules of schema.ts. */

export interface ImportsTable {
  id: Generated<number>;
  /** Who sent it; null once that account is gone. */
  account_id: number | null;
  email: string;
  /** In whose words its yes and no, its families and what changes are written. */
  locale: Locale;
  name: string;
  /** SHA-256 of the file: the same one again is the same import. */
  digest: string;
  encoding: Import['encoding'];
  separator: Import['separator'];
  created_at: string;
  /** JSON: the first line of the file. */
  headers: string;
  /** JSON: what each column holds, null for one that is left out. */
  fields: string;
  /** reading: its lines are still being stored. */
  state: 'reading' | Import['state'];
  /** When checking or applying failed; null while all is well. */
  stopped_at: string | null;
  /** Counts how often the lines were checked. */
  plan: number;
  lines: number;
  /** Lines to check or to write, how many of them are, and the last of these. */
  work: number;
  done: number;
  last_line: number;
  made: number;
  changed: number;
  unchanged: number;
  refused: number;
  audit_id: number | null;
  applied_at: string | null;
  /** JSON: words of choices that nobody knew, and on how many lines they stand. */
  unknown_words: string;
  /** Lines with a warning that are not refused. */
  warned: number;
}

export interface ImportLinesTable {
  import_id: number;
  /** As a spreadsheet counts them. */
  line: number;
  /** JSON: its cells as they came. */
  cells: string;
  /** Null until it is checked. */
  kind: ImportKind | null;
  reference: string;
  name: string;
  /** The lot and its revision when the line was checked. */
  insect_id: number | null;
  revision: number | null;
  /** JSON: what is to be written. */
  wanted: string | null;
  /** JSON: the contract's changes. */
  changes: string;
  /** JSON: field errors. */
  errors: string;
  /** JSON: field errors that refuse nothing. */
  warnings: string;
}

/** What the shop said that a word of its files means. */
export interface ImportWordsTable {
  id: Generated<number>;
  /** Of a choice. */
  field: string;
  /** As `wordKey` spells it. */
  word: string;
  option: string;
  /** Who said so, and when. */
  email: string;
  created_at: string;
}

export interface ImportsSchema {
  imports: ImportsTable;
  import_lines: ImportLinesTable;
  import_words: ImportWordsTable;
}
