import { IMPORT_FIELDS, type ImportField, type ImportLine } from '@vitrine/shared/contract/tools/import';
import { ASKED_FACTS, FACT_LIST } from '@vitrine/shared/contract/facts/fact-list';
import { blankForm } from '@vitrine/shared/contract/facts/schemas';
import type { InsectForm } from '@vitrine/shared/contract/tools/catalogue';
import { FAULT_MESSAGES } from '../forms/rules/fault-messages.ts';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import {
  refusedFaults,
  type InsectColumns,
  publishFactsOf,
  toInsectForm,
  mergeFacts,
  MOST_STOCK,
  readInsect,
  leaveUnsaid,
  unsaidFacts,
  wholeFault,
} from '../catalogue/index.ts';
import { readWhole } from '../forms/rules/read-amounts.ts';
import { tidyLine } from '../forms/rules/tidy-text.ts';
import {
  cellOf,
  formValues,
  readCell,
  toForm,
  type CellContext,
  type FormField,
  type ImportRow,
} from './csv/cells.ts';
import { unguardFormula } from '../platform/csv.ts';
import { otherReference, otherSpecies, soldBefore, unsaidErrors } from './line-doubts.ts';

/** What a line of a file asks of the lot it names. */
export interface LinePlan {
  kind: 'made' | 'changed' | 'unchanged' | 'refused';
  name: string;
  changes: ImportLine['changes'];
  errors: FieldErrors;
  /** What refuses nothing, and is worth a look. */
  warnings: FieldErrors;
  wanted: PlannedLot | null;
}
/** What is to be written, and what was on hand when it was planned. */
export interface PlannedLot {
  columns: Partial<InsectColumns>;
  stock: { before: number; after: number } | null;
}

export interface Line {
  reference: string;
  cells: readonly string[];
  /** What each cell is. */
  fields: readonly (ImportField | null)[];
}
interface PlanContext extends CellContext {
  now: Date;
  /** How many flaws are pinned on lots, by id. */
  pins: ReadonlyMap<number, number>;
  /** When one of a lot was sold last, by id. */
  sold: ReadonlyMap<number, string>;
}

/** A lot that nothing is wrong with: what is not in the file says nothing of the lines that are. */
const BLANK: InsectForm = { ...blankForm(), reference: 'X', name: 'X', price: '1' };
/** A new lot is what its line says: an empty choice is one that nobody made. */
const NEW: InsectForm = {
  ...{ ...BLANK, name: '', price: '' },
  ...Object.fromEntries(ASKED_FACTS.map((key) => [key, ''])),
};

/** Where an empty cell says nothing: what must be something stays what it is. */
const NEVER_EMPTIED = new Set(
  FACT_LIST.filter(
    (fact) =>
      fact.isRequired ||
      fact.kind === 'flag' ||
      fact.kind === 'stock' ||
      (fact.kind === 'choice' && !fact.mayBeNothing),
  ).map(({ key }) => key),
);

/** What would become of the lot that a line names. Pure; of stock only what the line itself says. */
export function planLine(row: ImportRow | null, line: Line, context: PlanContext): LinePlan {
  const typed = typedCells(line, row === null);
  const { values, errors, warnings } = readCells(row, typed, context);
  const stock = planStock(row, typed.get('stock'));
  const base = row ? BLANK : { ...NEW, reference: line.reference };
  const doubts = {
    ...{ ...warnings, ...otherSpecies(row, values.name), ...otherReference(row, line.reference) },
    ...soldBefore(row, stock.move, context),
  };
  const reading = readInsect(toForm({ ...formValues(base), ...values }), context.now);
  const found = { ...(reading.ok ? {} : reading.errors), ...errors, ...stock.errors };
  const columns = reading.ok ? differing(row, reading.columns, values) : {};
  const isShownAtOnce = row === null && values.isPublished === 'yes';
  const missing = isShownAtOnce ? unsaidErrors(typed) : {};
  const all =
    Object.keys(found).length > 0
      ? { ...missing, ...found }
      : { ...(row && deletedError(row)), ...faults(row, columns, context), ...missing };
  const name = values.name ?? row?.name ?? '';
  const said = { name, warnings: doubts };
  if (Object.keys(all).length > 0)
    return { ...said, kind: 'refused', changes: [], errors: all, wanted: null };
  const wanted = { columns, stock: stock.move };
  const changes = changesOf(row, wanted, context);
  const kind = row === null ? 'made' : changes.length > 0 ? 'changed' : 'unchanged';
  return { ...said, kind, changes, errors: {}, wanted: kind === 'unchanged' ? null : wanted };
}

/** The cells that say something: not those that a short line lacks, nor what cannot be nothing and is empty. */
function typedCells({ cells, fields }: Line, isNew: boolean): Map<ImportField, string> {
  const typed = new Map<ImportField, string>();
  for (const [index, field] of fields.entries()) {
    const cell = cells[index];
    if (!field || field === 'reference' || cell === undefined) continue;
    const text = unguardFormula(cell);
    if (text.trim() === '' && (isNew || NEVER_EMPTIED.has(field))) continue;
    typed.set(field, text);
  }
  return typed;
}

/** The values that differ from what the shop holds, letter by letter: what is held stays as it is, odd spaces too. */
function readCells(row: ImportRow | null, typed: ReadonlyMap<ImportField, string>, context: PlanContext) {
  const held = row && formValues(toInsectForm(row));
  const values: Partial<Record<FormField, string>> = {};
  const errors: FieldErrors = {};
  const warnings: FieldErrors = {};
  for (const [field, cell] of typed) {
    if (field === 'stock') continue;
    const reading = readCell(field, cell, context);
    if (!reading.ok) errors[field] = reading.error;
    else if (held?.[field] !== reading.value) {
      values[field] = reading.value;
      if (reading.warning) warnings[field] = reading.warning;
    }
  }
  return { values, errors, warnings };
}

function planStock(
  row: ImportRow | null,
  cell: string | undefined,
): { move: PlannedLot['stock']; errors: FieldErrors } {
  const text = tidyLine(cell ?? '');
  const fault = text === '' ? null : wholeFault(text, 0, MOST_STOCK);
  if (fault) return { move: null, errors: { stock: fault } };
  const before = row?.on_hand ?? 0;
  const after = text === '' ? (row?.on_hand ?? 1) : (readWhole(text) ?? 0);
  if (row && after !== before && after < row.reserved) {
    const values = { reserved: String(row.reserved) };
    return { move: null, errors: { stock: { message: 'importReserved', values } } };
  }
  return { move: after === before ? null : { before, after }, errors: {} };
}

/** Of a lot that is there, the columns that its line names and that differ; of a new one all. */
function differing(
  row: ImportRow | null,
  columns: InsectColumns,
  values: Partial<Record<FormField, string>>,
) {
  if (!row) return columns;
  const unsaid = unsaidFacts(row.facts).filter((key) => values[key] === undefined);
  const facts = leaveUnsaid(columns.facts, unsaid);
  const names = Object.keys(values).map(columnOf);
  if (unsaidFacts(row.facts).length > 0) names.push('facts');
  const held: Record<string, unknown> = row;
  const isOther = (name: string, value: unknown) =>
    name === 'facts' ? mergeFacts(row.facts, facts) !== row.facts : held[name] !== value;
  const entries = Object.entries({ ...columns, facts }).filter(
    ([name, value]) => names.includes(name) && isOther(name, value),
  );
  const differ: Partial<InsectColumns> = Object.fromEntries(entries);
  return differ;
}

/** `caughtOn` → `caught_on`, `common.nl` → `common_nl`; the facts without a column share one. */
function columnOf(field: string): string {
  const [key = '', locale] = field.split('.');
  const column = FACT_LIST.find((fact) => fact.key === key)?.column;
  return column === undefined ? 'facts' : [column, locale].filter(Boolean).join('_');
}

function deletedError({ deleted_at }: ImportRow): FieldErrors {
  return deleted_at === null ? {} : { reference: { message: 'isDeleted' } };
}

function faults(row: ImportRow | null, columns: Partial<InsectColumns>, { pins }: PlanContext): FieldErrors {
  const after = { ...NOTHING, ...row, ...columns };
  if (after.is_published !== 1) return {};
  // Pictures keep no lot from being published.
  const shown = { pictures: 0, pins: (row && pins.get(row.id)) ?? 0 };
  const facts = mergeFacts(row?.facts ?? '{}', columns.facts ?? '{}');
  const was = row && { ...publishFactsOf(row), ...shown, isPublished: row.is_published === 1 };
  const places = refusedFaults(was, { ...publishFactsOf({ ...after, facts }), ...shown }).map(
    (fault) => FAULT_MESSAGES[fault],
  );
  return Object.fromEntries(places.map(({ field, message }) => [field, { message }]));
}

const NOTHING = {
  ...{ name: '', is_mixed: 0, family_id: null, price_cents: 0, weight_grams: 0, cites_annex: null },
  ...{ country: '', cites_certificate: '', is_published: 0, quality: 'A1' as const, facts: '{}' },
};

/** Cell by cell, as the file would say it. */
function changesOf(
  row: ImportRow | null,
  { columns, stock }: PlannedLot,
  { families, locale }: PlanContext,
): ImportLine['changes'] {
  if (Object.keys(columns).length === 0 && !stock) return [];
  const facts = mergeFacts(row?.facts ?? '{}', columns.facts ?? '{}');
  const after = { ...EMPTY_ROW, ...row, ...columns, facts, on_hand: stock?.after ?? row?.on_hand ?? 0 };
  const said = (lot: ImportRow | null, field: ImportField) =>
    lot ? cellOf(lot, field, families, locale) : '';
  return IMPORT_FIELDS.filter((field) => field !== 'reference')
    .map((field) => ({ field, before: said(row, field), after: said(after, field) }))
    .filter(({ before, after: now }) => before !== now);
}

/** What a lot is before anything is said of it. */
const EMPTY_ROW: ImportRow = {
  ...{ id: 0, uuid: '', reference: '', name: '', genus: '', species: '', authority: '' },
  ...{ common_en: '', common_nl: '', common_fr: '', family_id: null, category: null, quality: 'A1' },
  ...{ size_mm: null, weight_grams: 0, country: '', locality: '', caught_on: null, spread: 'YES' },
  ...{ gender: 'MALE', price_cents: 0, is_repair: 0, is_mixed: 0, cites_annex: null, cites_certificate: '' },
  ...{ description_en: '', description_nl: '', description_fr: '', is_published: 0, deleted_at: null },
  ...{ facts: '{}', created_at: '', updated_at: '', first_shown_at: null, revision: 0 },
  ...{ on_hand: 0, reserved: 0, is_shown: 0, is_in_family: 0, is_sold_out: 1 },
};
