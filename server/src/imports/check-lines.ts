import { listFamilyNames } from '../catalogue/index.ts';
import { setImmediate as turn } from 'node:timers/promises';
import type { Transaction } from 'kysely';
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
import { advance, finish, holdImport, type ImportRecord, type Counts } from './store/imports.ts';
import type { ImportRow } from './csv/cells.ts';
import { unguardFormula } from './csv/formula-guard.ts';
import { importFamilies } from './csv/import-families.ts';
import { readCells, readFields } from './line-json.ts';
import { planLine, type Line, type LinePlan } from './plan-line.ts';
import { IMPORT_KINDS, type ImportKind } from '@vitrine/shared/contract/tools/import';

/** Lines of one transaction. */
const LINES = 100;
/** Lines after which others have a turn. */
const AT_ONCE = 10;

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
    await advance(trx, record, { lines: lines.length, lastLine: last.line, counts });
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
  const context = { families, locale: record.locale, now };
  const named = rows.map((row) => ({ row, line: toLine(readCells(row.cells), fields) }));
  const lots = await readLots(
    kysely,
    named.map(({ line }) => line.reference),
  );
  const seen = await earlierLines(kysely, record.id, [...lots.spelled], rows[0]?.line ?? 0);
  const checked: CheckedLine[] = [];
  for (const [index, { row, line }] of named.entries()) {
    const lot = lots.find(line.reference);
    const reference = lot?.reference ?? line.reference;
    const plan = lineFault(line, seen.get(reference)) ?? planLine(lot, { ...line, reference }, context);
    if (reference !== '' && !seen.has(reference)) seen.set(reference, row.line);
    checked.push(toChecked(row, { ...line, reference }, lot, plan));
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
  }
  return checked;
}

function toLine(cells: string[], fields: Line['fields']): Line {
  const reference = unguardFormula(cells[fields.indexOf('reference')] ?? '').trim();
  return { reference, cells, fields };
}

/** What is wrong with a line whatever its cells say. */
function lineFault({ cells, fields }: Line, earlier: number | undefined): LinePlan | null {
  const refused = { kind: 'refused' as const, name: '', changes: [], wanted: null };
  if (cells.slice(fields.length).some((cell) => cell.trim() !== '')) {
    return { ...refused, errors: { '': { message: 'importTooManyCells' } } };
  }
  if (earlier === undefined) return null;
  return { ...refused, errors: { reference: { message: 'importTwice', values: { line: String(earlier) } } } };
}

/** The lots that are named, as they are spelled or in capitals. */
async function readLots(kysely: Pick<Transaction<Schema>, 'selectFrom'>, references: string[]) {
  const spelled = new Set(
    references.filter((text) => text !== '').flatMap((text) => [text, text.toUpperCase()]),
  );
  const lots = new Map((await readNamed(kysely, [...spelled])).map((lot) => [lot.reference, lot]));
  const find = (reference: string): ImportRow | null =>
    lots.get(reference) ?? lots.get(reference.toUpperCase()) ?? null;
  return { spelled, find };
}

function toChecked(
  { line }: ImportLineRow,
  { reference }: Pick<Line, 'reference'>,
  lot: ImportRow | null,
  { kind, name, changes, errors, wanted }: LinePlan,
): CheckedLine {
  return {
    ...{ line, kind, reference, name: name || (lot?.name ?? '') },
    ...{ insect_id: lot?.id ?? null, revision: lot?.revision ?? null },
    wanted: wanted && JSON.stringify(wanted),
    ...{ changes: JSON.stringify(changes), errors: JSON.stringify(errors) },
  };
}

/** How many lines are of each kind. */
function countKinds(kinds: readonly (ImportKind | null)[]): Counts {
  const counts = IMPORT_KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length]);
  // One for each kind.
  return Object.fromEntries(counts) as Counts;
}
