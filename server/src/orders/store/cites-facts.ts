import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema/schema.ts';

/** What protects a line's species, as its papers name it. */
export interface CitesFacts {
  annex: string;
  /** Of the certificate under which it is sold; empty without one. */
  certificate: string;
}

/** Those lines of an order that an annex names, by their references: the annex as ordered, the certificate of the lot. */
export async function readCitesFacts(
  kysely: Kysely<Schema>,
  orderId: number,
): Promise<Map<string, CitesFacts>> {
  const rows = await kysely
    .selectFrom('order_lines')
    .leftJoin('insects', 'insects.id', 'order_lines.insect_id')
    .select(['order_lines.reference', 'order_lines.cites_annex as annex', 'cites_certificate as certificate'])
    .where('order_id', '=', orderId)
    .where('order_lines.cites_annex', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ reference, annex, certificate }) => [
      reference,
      { annex: annex ?? '', certificate: certificate ?? '' },
    ]),
  );
}
