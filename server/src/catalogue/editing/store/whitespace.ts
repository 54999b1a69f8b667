import {
  MENDED_AT_ONCE,
  spacedTextSchema,
  type MendRequest,
  type SpacedKind,
  type SpacedText,
  type SpacedTexts,
} from '@vitrine/shared/contract/tools/data-quality';
import type { AuditChange } from '@vitrine/shared/contract/tools/tools';
import { sql, type Kysely, type SqlBool, type Transaction } from 'kysely';
import { tidyLine } from '../../../forms/rules/tidy-text.ts';
import { recordAudit, type AuditAuthor, type AuditWrite } from '../../../tools/index.ts';
import type { Database } from '../../../database/database.ts';
import { editRow } from '../../../database/edit-row.ts';
import { oddSpaces, SPACED_COLUMNS } from '../../../database/index-conditions.ts';
import type { Schema } from '../../../database/schema/schema.ts';

const ROWS_A_PAGE = 50;
const TITLES = { insects: 'reference', families: 'name_en' } as const;

/** A row with its texts; which columns it has, its table says. */
type Texts = Record<string, string>;
interface Spaced {
  id: number;
  revision: number;
  texts: Texts;
}

/** Texts with stray spaces, by row; those after one when it is named. */
export async function listSpaced(database: Database, kind: SpacedKind, after = 0): Promise<SpacedTexts> {
  const { kysely } = database;
  const rows = await readSpaced(database, kysely, kind, after, ROWS_A_PAGE + 1);
  const shown = rows.slice(0, ROWS_A_PAGE);
  const { total } = await kysely
    .selectFrom(kind)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(sql.raw<SqlBool>(oddSpaces(database.dialect, kind)))
    .executeTakeFirstOrThrow();
  return {
    texts: shown.flatMap((row) => spacedIn(kind, row)),
    total: Number(total),
    next: rows.length > ROWS_A_PAGE ? (shown.at(-1)?.id ?? null) : null,
  };
}

async function readSpaced(
  { dialect }: Database,
  kysely: Kysely<Schema>,
  kind: SpacedKind,
  after: number,
  limit: number,
): Promise<Spaced[]> {
  const columns = sql.join(SPACED_COLUMNS[kind].map((column) => sql.ref(column)));
  const { rows } = await sql<Texts & { id: number; revision: number }>`
    select id, revision, ${columns} from ${sql.table(kind)}
    where id > ${after} and ${sql.raw(oddSpaces(dialect, kind))} order by id limit ${limit}`.execute(kysely);
  return rows.map(({ id, revision, ...texts }) => ({ id, revision, texts }));
}

function spacedIn(kind: SpacedKind, { id, texts }: Spaced): SpacedText[] {
  const title = tidyLine(texts[TITLES[kind]] ?? '');
  return SPACED_COLUMNS[kind].flatMap((field) => {
    const before = texts[field] ?? '';
    const after = tidyLine(before);
    return before === after ? [] : [spacedTextSchema.parse({ id, title, field, before, after })];
  });
}

interface Mended {
  /** 0 when nothing was to be written. */
  auditId: number;
  mended: number;
  left: number;
}

/** Mends the texts that are named, where they still hold what was seen; without names the first of all. */
export function mendSpaces(
  database: Database,
  kind: SpacedKind,
  asked: MendRequest['texts'],
  author: AuditAuthor,
  now: Date,
): Promise<Mended> {
  return database.transaction(async (trx) => {
    const rows = asked
      ? await readRows(trx, kind, [...new Set(asked.map(({ id }) => id))])
      : await readSpaced(database, trx, kind, 0, MENDED_AT_ONCE);
    const changes: AuditChange[] = [];
    for (const row of rows) {
      const wanted = spacedIn(kind, row).filter((text) => !asked || asked.some((one) => isSame(one, text)));
      const change = await mendRow(trx, kind, row, wanted, now);
      if (change) changes.push(change);
    }
    const mended = changes.reduce((sum, { after }) => sum + Object.keys(after ?? {}).length, 0);
    const found = asked?.length ?? rows.flatMap((row) => spacedIn(kind, row)).length;
    const write: AuditWrite = { action: `spaces.${kind}`, changes };
    const auditId = changes.length > 0 ? await recordAudit(trx, author, write, now) : 0;
    return { auditId, mended, left: found - mended };
  });
}

const isSame = (one: Pick<SpacedText, 'id' | 'field' | 'before'>, other: SpacedText) =>
  one.id === other.id && one.field === other.field && one.before === other.before;

async function readRows(trx: Transaction<Schema>, kind: SpacedKind, ids: number[]): Promise<Spaced[]> {
  const columns = sql.join(SPACED_COLUMNS[kind].map((column) => sql.ref(column)));
  const { rows } = await sql<Texts & { id: number; revision: number }>`
    select id, revision, ${columns} from ${sql.table(kind)}
    where id in (${sql.join(ids)}) order by id`.execute(trx);
  return rows.map(({ id, revision, ...texts }) => ({ id, revision, texts }));
}

async function mendRow(
  trx: Transaction<Schema>,
  kind: SpacedKind,
  { id, revision }: Spaced,
  texts: readonly SpacedText[],
  now: Date,
): Promise<AuditChange | null> {
  const columns = Object.fromEntries(texts.map(({ field, after }) => [field, after]));
  // A reference is one lot's: mended, it may be that of another, and then it stays for somebody to look at.
  if (columns['reference'] && (await isTaken(trx, columns['reference'], id))) delete columns['reference'];
  const editing = await editRow(trx, kind, { id, revision }, columns, now);
  return editing.kind === 'edited' ? editing.change : null;
}

async function isTaken(trx: Transaction<Schema>, reference: string, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('insects')
    .select('id')
    .where('reference', '=', reference)
    .where('id', '<>', id)
    .executeTakeFirst();
  return row !== undefined;
}
