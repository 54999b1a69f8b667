import { FACT_FIELDS, type FactField } from '../facts/schemas.ts';
import { z } from '../zod.ts';

/*
 * Insects as a table for spreadsheets: exported, changed there, and imported again. Reading needs the right
 * `catalogue-read`, importing `catalogue-write`. Lots are told apart by their reference. A column that a file lacks
 * stays as it is; so does one that says what the shop holds already.
 *   GET  /api/tools/insects.csv?q=&category=&…      those of a list (insectQuery), as a file
 *   POST /api/tools/imports?name=lots.csv           201 import: the file is kept, and its lines are checked from now on.
 *                                                   The same file again is the same import, checked anew
 *   GET  /api/tools/imports/{id}/refused.csv        the refused lines as they were, each with its reason
 */

/** What a column may hold, by the names of the fields of a lot; `stock`: how many there are. */
export const IMPORT_FIELDS = [
  'reference' as const,
  ...FACT_FIELDS.filter((field) => field !== 'reference'),
] satisfies FactField[];
export const importFieldSchema = z.enum(IMPORT_FIELDS);
export type ImportField = z.infer<typeof importFieldSchema>;

/** The body of an upload, as it is: `application/octet-stream`. */
export const MOST_IMPORT_BYTES = 20 * 1024 * 1024;
export const MOST_IMPORT_LINES = 100_000;
export const IMPORT_LINES_A_PAGE = 50;

export const IMPORT_KINDS = ['made', 'changed', 'unchanged', 'refused'] as const;
export const importKindSchema = z.enum(IMPORT_KINDS);
export type ImportKind = z.infer<typeof importKindSchema>;

/**
 * unmatched: no column is the reference, and nothing is checked before one is. checked: the lines say what would change.
 * applied: they say what did.
 */
export const importStateSchema = z.enum(['unmatched', 'checking', 'checked', 'applying', 'applied']);

/** `GET /api/tools/imports/{id}` */
export const importSchema = z.object({
  id: z.int(),
  name: z.string(),
  /** Who sent it. */
  by: z.string(),
  at: z.string(),
  state: importStateSchema,
  /** Checking or applying has failed; `POST …/again` goes on where it stopped. */
  isStopped: z.boolean(),
  encoding: z.enum(['utf-8', 'utf-16', 'windows-1252']),
  separator: z.enum([',', ';', '\t']),
  /** In the order of the file. `example`: the first cell that is not empty. */
  columns: z.array(
    z.object({ header: z.string(), example: z.string(), field: z.nullable(importFieldSchema) }),
  ),
  lines: z.int(),
  /** How many lines are to be checked, or written, and how many of them are. */
  work: z.int(),
  done: z.int(),
  counts: z.record(importKindSchema, z.int()),
  /** Counts how often the lines were checked: what was seen is what is applied. */
  plan: z.int(),
  /** What the log keeps of it, once it is applied. */
  auditId: z.nullable(z.int()),
  appliedAt: z.nullable(z.string()),
});
export type Import = z.infer<typeof importSchema>;

/** `GET /api/tools/imports` : the last ones, newest first. */
export const importsSchema = z.object({ imports: z.array(importSchema) });

/** `PUT /api/tools/imports/{id}/columns` → import, checked anew. Errors are keyed `columns.2`. */
export const importColumnsSchema = z.object({ fields: z.array(z.nullable(importFieldSchema)) });

/**
 * `POST /api/tools/imports/{id}/apply` → import: it is written from now on, once, however often this is asked.
 * 409 `checked-anew` when its lines were checked again since. `POST …/again`, `DELETE /api/tools/imports/{id}`.
 */
export const importApplySchema = z.object({ plan: z.int() });

export const importLineSchema = z.object({
  /** Of the spreadsheet, whose first line is the headers. */
  line: z.int(),
  kind: importKindSchema,
  reference: z.string(),
  name: z.string(),
  /** The lot, once there is one. */
  insectId: z.nullable(z.int()),
  /** As cells say it, in the language of who sent the file. */
  changes: z.array(z.object({ field: importFieldSchema, before: z.string(), after: z.string() })),
  /** Why it is refused. Without a field it is about the whole line. */
  errors: z.array(z.object({ field: z.nullable(importFieldSchema), error: z.string() })),
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** `GET /api/tools/imports/{id}/lines?kind=&after=` : `after` is the `next` of the page before. */
export const importLinesSchema = z.object({
  lines: z.array(importLineSchema),
  next: z.nullable(z.int()),
});
export type ImportLines = z.infer<typeof importLinesSchema>;
