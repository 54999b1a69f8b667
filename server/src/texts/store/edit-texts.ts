import type { Kysely } from 'kysely';
import { TEXT_NAMES, type TextName } from '@vitrine/shared/contract/text';
import type { ToolText, ToolTexts, Wording } from '@vitrine/shared/contract/tools/texts';
import { missingIn } from '../rules/read-wording.ts';
import { recordAudit, type AuditAuthor } from '../../tools/index.ts';
import { isBrokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { shippedNews } from './shipped-news.ts';
import { readVersion } from './texts.ts';
import { addVersion, isSameWording, listVersions, NO_WORDING, readWordingOf } from './wording.ts';

/** Every page of text, as it stands now. */
export async function listToolTexts(kysely: Kysely<Schema>): Promise<ToolTexts> {
  const texts = await Promise.all(TEXT_NAMES.map((name) => readToolText(kysely, name)));
  return {
    texts: texts.map(({ name, wording, revision, versions }) => ({
      ...{ name, title: wording.title, version: revision },
      ...{ updatedAt: versions[0]?.at ?? '', savedBy: versions[0]?.by ?? '', missing: missingIn(wording) },
    })),
  };
}

/** One page of text with its versions. */
export async function readToolText(kysely: Kysely<Schema>, name: TextName): Promise<ToolText> {
  const revision = await readVersion(kysely, name);
  const [wording, versions, shipped] = await Promise.all([
    readWordingOf(kysely, name, revision),
    listVersions(kysely, name),
    shippedNews(kysely, name),
  ]);
  return { name, wording: wording ?? NO_WORDING, revision, versions, ...(shipped && { shipped }) };
}

/**
 * Keeps what was written as the next version.
 * @returns the entry of the log, 0 when nothing differs, null when somebody else saved meanwhile
 */
export async function saveToolText(
  { database, staff, now }: { database: Database; staff: AuditAuthor; now: Date },
  { name, revision }: { name: TextName; revision: number },
  wording: Wording,
): Promise<number | null> {
  try {
    return await database.transaction(async (trx) => {
      if ((await readVersion(trx, name)) !== revision) return null;
      const held = await readWordingOf(trx, name, revision);
      if (held && isSameWording(held, wording)) return 0;
      const version = { name, before: revision, wording, by: staff.email };
      const changes = await addVersion(trx, version, now);
      const subjects = [`texts:${name}`];
      const note = String(revision + 1);
      return recordAudit(trx, staff, { action: 'texts.save', changes, subjects, note }, now);
    });
  } catch (error) {
    // Another transaction wrote the same version.
    if (isBrokenConstraint(error)) return null;
    throw error;
  }
}
