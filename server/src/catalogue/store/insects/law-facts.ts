import type { Insect } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema/schema.ts';
import { shownColumns, shownFacts } from '../../rules/insect-facts.ts';
import { documentKindsOf } from '../../rules/lot-papers.ts';

/** What of lots decides where they may go and what a parcel costs, beside what their cards say, by uuid. */
export async function readLawFacts(
  kysely: Kysely<Schema>,
  uuids: readonly string[],
): Promise<Map<string, Pick<Insect, 'weightGrams' | 'citesAnnex' | 'sourceCode' | 'documents'>>> {
  if (uuids.length === 0) return new Map();
  const rows = await kysely
    .selectFrom('insects')
    .select(['uuid', 'weight_grams', 'cites_certificate', ...shownColumns('page')])
    .where('uuid', 'in', uuids)
    .execute();
  return new Map(
    rows.map((row) => {
      const { citesAnnex, sourceCode, documentKind } = shownFacts('page', row);
      const documents = documentKindsOf(row, documentKind);
      return [row.uuid, { weightGrams: row.weight_grams, citesAnnex, sourceCode, documents }];
    }),
  );
}
