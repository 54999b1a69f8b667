import { listFamilyNames, spellings, wholes, countPins, lastSold } from '../catalogue/index.ts';
import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema/schema.ts';
import {
  earlierLines,
  nextLines,
  readNamed,
  writeChecked,
  type CheckedLine,
  type ImportLineRow,
} from './store/import-lines.ts';
import { readMeantWords } from './store/import-words.ts';
import { advance, finish, holdImport, type ImportRecord, type Counts } from './store/imports.ts';
import type { ImportRow } from './csv/cells.ts';
import { unguardFormula } from '../platform/csv.ts';
import { importFamilies } from './csv/import-families.ts';
import { readCells, readErrors, readFields, readUnknownWords } from './line-json.ts';
import { planLine, type Line, type LinePlan } from './plan-line.ts';
import {
  IMPORT_KINDS,
  type ImportKind,
  type ImportField,
  type ImportUnknownWord,
} from '@vitrine/shared/contract/tools/import';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import { meantKey } from './csv/meant-words.ts';
import { fieldNamed } from './csv/refused-lines.ts';

/** Lines of one transaction. */
const LINES = 100;
/** Lines after which others have a turn. */
const AT_ONCE = 10;
/** References asked for in one statement. */
const NAMED_AT_ONCE = 2000;

const NO_WARNINGS = '{}';

/** Says of the next lines what they would change, or ends the checking. Writes nothing but that. */
export async function checkNext(database: Database, record: ImportRecord, now: Date): Promise<void> {
  const { kysely } = database;
  const rows = await nextLines(kysely, record, { isApplying: false, limit: LINES });
  const last = rows.at(-1);
  if (!last) return finish(kysely, record, now);
  const lines = await checkLines(database, record, rows, now);
  await database.transaction(async (trx) => {
    if (!(await holdImport(trx, record))) return;
    for (const [index, line] of lines.entries()) {
      await writeChecked(trx, record.id, line);
      if (index % AT_ONCE === AT_ONCE - 1) await turn();
    }
    const counts = countKinds(lines.map(({ kind }) => kind));
    const unknown = addUnknown(
      readUnknownWords(record.unknown_words),
      lines.map(({ errors }) => readErrors(errors)),
    );
    await advance(trx, record, {
      ...{ lines: lines.length, lastLine: last.line, counts },
      warned: lines.filter(({ kind, warnings }) => kind !== 'refused' && warnings !== NO_WARNINGS).length,
      unknownWords: JSON.stringify(unknown),
    });
  });
}

async function checkLines(
  { kysely }: Database,
  record: ImportRecord,
  rows: readonly ImportLineRow[],
  now: Date,
): Promise<CheckedLine[]> {
  const fields = readFields(record.fields);
  const families = importFamilies(await listFamilyNames(kysely));
  const words = await readMeantWords(kysely);
  const named = rows.map((row) => ({ row, line: toLine(readCells(row.cells), fields) }));
  const lots = await readLots(
    kysely,
    named.map(({ line }) => line.reference),
  );
  const pins = await countPins(kysely, lots.ids);
  const sold = await lastSold(kysely, lots.ids);
  const context = { families, words, locale: record.locale, now, pins, sold };
  const seen = await earlierLines(kysely, record.id, [...lots.references], rows[0]?.line ?? 0);
  const checked: CheckedLine[] = [];
  for (const [index, { row, line }] of named.entries()) {
    const meant = lots.find(line.reference);
    const lot = meant.length === 1 ? (meant[0] ?? null) : null;
    const reference = lot?.reference ?? line.reference;
    const plan = lineFault(line, meant, seen.get(reference)) ?? planLine(lot, line, context);
    if (reference !== '' && !seen.has(reference)) seen.set(reference, row.line);
    checked.push(toChecked(row, reference, lot, plan));
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
  }
  return checked;
}

function toLine(cells: string[], fields: Line['fields']): Line {
  const reference = unguardFormula(cells[fields.indexOf('reference')] ?? '').trim();
  return { reference, cells, fields };
}

/** What is wrong with a line whatever its cells say. */
function lineFault(
  { cells, fields }: Line,
  meant: readonly ImportRow[],
  earlier: number | undefined,
): LinePlan | null {
  const refused = { kind: 'refused' as const, name: '', changes: [], warnings: {}, wanted: null };
  if (cells.slice(fields.length).some((cell) => cell.trim() !== '')) {
    return { ...refused, errors: { '': { message: 'importTooManyCells' } } };
  }
  if (meant.length > 1) {
    const choices = meant.map(({ reference }) => reference).join(' · ');
    return { ...refused, errors: { reference: { message: 'importReferences', values: { choices } } } };
  }
  if (earlier === undefined) return null;
  return { ...refused, errors: { reference: { message: 'importTwice', values: { line: String(earlier) } } } };
}

/**
 * The lots that are named: as they are spelled, or else as somebody may mean who leaves out a sign or a zero, like
 * references in names of pictures. Several may be meant.
 */
async function readLots(kysely: Kysely<Schema>, references: readonly string[]) {
  const distinct = [...new Set(references)].filter((text) => text !== '');
  const spelled = await lotsNamed(kysely, distinct.flatMap(spellings));
  const asSpelled = (text: string) =>
    [text, ...spellings(text)].map((one) => spelled.get(one)).find((lot) => lot !== undefined);
  const rest = distinct.filter((text) => !asSpelled(text));
  const meant = await lotsNamed(kysely, rest.flatMap(wholes));
  const find = (reference: string): ImportRow[] => {
    const lot = asSpelled(reference);
    if (lot) return [lot];
    // A deleted lot is meant by its very own reference alone.
    const loose = wholes(reference).flatMap((text) => meant.get(text) ?? []);
    return loose.filter(({ deleted_at }) => deleted_at === null);
  };
  const ids = [...spelled.values(), ...meant.values()].map(({ id }) => id);
  return { ids, references: new Set([...distinct, ...spelled.keys(), ...meant.keys()]), find };
}

async function lotsNamed(kysely: Kysely<Schema>, references: string[]): Promise<Map<string, ImportRow>> {
  const lots = new Map<string, ImportRow>();
  for (let start = 0; start < references.length; start += NAMED_AT_ONCE) {
    const some = await readNamed(kysely, references.slice(start, start + NAMED_AT_ONCE));
    for (const lot of some) lots.set(lot.reference, lot);
  }
  return lots;
}

function toChecked(
  { line }: ImportLineRow,
  reference: string,
  lot: ImportRow | null,
  { kind, name, changes, errors, warnings, wanted }: LinePlan,
): CheckedLine {
  return {
    ...{ line, kind, reference, name: name || (lot?.name ?? '') },
    ...{ insect_id: lot?.id ?? null, revision: lot?.revision ?? null },
    wanted: wanted && JSON.stringify(wanted),
    ...{ changes: JSON.stringify(changes), errors: JSON.stringify(errors) },
    warnings: JSON.stringify(warnings),
  };
}

/** How many lines are of each kind. */
function countKinds(kinds: readonly (ImportKind | null)[]): Counts {
  const counts = IMPORT_KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]);
  // One for each kind.
  return Object.fromEntries(counts) as Counts;
}

/** More are hardly words of one choice, but a column that was matched wrongly. */
const MOST_WORDS = 50;
const LONGEST_WORD = 200;

/** The words of choices that nobody knew, with those of more lines. */
function addUnknown(known: readonly ImportUnknownWord[], lines: readonly FieldErrors[]): ImportUnknownWord[] {
  const words = new Map(known.map((word) => [meantKey(word.field, word.word), word]));
  for (const { field, word } of lines.flatMap(unknownIn)) {
    const key = meantKey(field, word);
    const before = words.get(key);
    if (before || words.size < MOST_WORDS) {
      words.set(key, { field, word: before?.word ?? word, lines: (before?.lines ?? 0) + 1 });
    }
  }
  return [...words.values()];
}

function unknownIn(errors: FieldErrors): { field: ImportField; word: string }[] {
  return Object.entries(errors).flatMap(([name, { message, values }]) => {
    const field = fieldNamed(name);
    const cell = values?.['cell'];
    const word = typeof cell === 'string' ? cell.trim() : '';
    const isChoice = message === 'importChoice' || message === 'importChoiceOrNothing';
    return isChoice && field && word !== '' && word.length <= LONGEST_WORD ? [{ field, word }] : [];
  });
}
