import { FACT_FIELDS, type FactField } from '../facts/schemas.ts';
import { z } from '../zod.ts';

/*
 * Insects as a table for spreadsheets: exported, changed there, and imported again. Reading needs the right
 * `catalogue-read`, importing `catalogue-write`. Lots are told apart by their reference. A column that a file lacks
 * stays as it is; so does one that says what the shop holds already.
 *   GET  /api/tools/insects.csv?q=&category=&…      those of a list (insectQuery), as a file
 *   POST /api/tools/imports?name=lots.csv           201 import: the file is stored, and its lines are checked from now on.
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
const importStateSchema = z.enum(['unmatched', 'checking', 'checked', 'applying', 'applied']);

/** A word of a choice that nobody knew, as it is written first, and on how many lines it stands. */
export const importUnknownWordSchema = z.object({
  field: importFieldSchema,
  word: z.string(),
  lines: z.int(),
});
export type ImportUnknownWord = z.infer<typeof importUnknownWordSchema>;

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
  /** Lines with a warning that are not refused; a server before warnings says nothing of them, nor of words. */
  warned: z._default(z.int(), 0),
  unknownWords: z._default(z.array(importUnknownWordSchema), []),
  /** Counts how often the lines were checked: what was seen is what is applied. */
  plan: z.int(),
  /** What the log keeps of it, once it is applied. */
  auditId: z.nullable(z.int()),
  appliedAt: z.nullable(z.string()),
});
export type Import = z.infer<typeof importSchema>;

/** What the shop said that a word of its files means, for every file from then on. */
const importWordSchema = z.object({
  id: z.int(),
  field: importFieldSchema,
  word: z.string(),
  option: z.string(),
  by: z.string(),
});
export type ImportWord = z.infer<typeof importWordSchema>;

/** `GET /api/tools/imports` : the last ones, newest first; `DELETE /api/tools/imports/words/{id}` forgets a word. */
export const importsSchema = z.object({
  imports: z.array(importSchema),
  words: z._default(z.array(importWordSchema), []),
});

/** `PUT /api/tools/imports/{id}/words` → import, checked anew. Errors are keyed `words.2`. */
export const importWordsSchema = z.object({
  words: z
    .array(
      z.object({
        field: importFieldSchema,
        word: z.string().check(z.minLength(1), z.maxLength(200)),
        option: z.string().check(z.maxLength(40)),
      }),
    )
    .check(z.maxLength(100)),
});
export type ImportWords = z.infer<typeof importWordsSchema>;

/** `PUT /api/tools/imports/{id}/columns` → import, checked anew. Errors are keyed `columns.2`. */
export const importColumnsSchema = z.object({ fields: z.array(z.nullable(importFieldSchema)) });

/**
 * `POST /api/tools/imports/{id}/apply` → import: it is written from now on, once, however often this is asked.
 * 409 `checked-anew` when its lines were checked again since. `POST …/again`, `DELETE /api/tools/imports/{id}`:
 * 409 `kept` for UNDO_MS after it was written.
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
  /** What refuses nothing, and is worth a look. */
  warnings: z._default(z.array(z.object({ field: z.nullable(importFieldSchema), error: z.string() })), []),
});
export type ImportLine = z.infer<typeof importLineSchema>;

/** `GET /api/tools/imports/{id}/lines?kind=&warned=yes&after=` : `after` is the `next` of the page before. */
export const importLinesSchema = z.object({
  lines: z.array(importLineSchema),
  next: z.nullable(z.int()),
});
export type ImportLines = z.infer<typeof importLinesSchema>;
