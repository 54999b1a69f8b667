import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { annexOfLot } from '../../shipping/index.ts';
import type { Schema } from '../../database/schema/schema.ts';

const said = (...names: string[]) => names.map((name) => `facts like '%"${name}":"%'`).join(' and ');
const HAS_CERTIFICATE = `(facts like '%"documentKind":"article-10"%'
  or (cites_certificate <> '' and ${said('certificateDate', 'certificateAuthority')}))`;
const IS_SHOWN = 'is_published = 1 and deleted_at is null';
const PAPERS = ['documentKind', 'documentNumber', 'documentDate', 'documentAuthority', 'sourceCode'];
const LACKS_DOCUMENT = `cites_annex in ('A', 'B')
  and not (${said(...PAPERS)}
    and (cites_annex = 'B' or ${HAS_CERTIFICATE}))`;
const MOST_AT_ONCE = 1000;

/**
 * As SQL, which lots are shown without what publishing asks of the law: the annex that their name has, and of annex A and B
 * their papers. See `../rules/publish-faults.ts`. Which names the law names, only its rows say: each name is asked once.
 */
export async function lacksDocument(kysely: Kysely<Schema>): Promise<RawBuilder<SqlBool>> {
  const named = await namesByAnnex(kysely);
  const mistyped = [...named].map(([key, names]) => {
    const [annex, isMixed] = [key.slice(0, 1), Number(key.slice(1))];
    // In the order of the letters, from the strictest on; none comes last.
    return sql`(is_mixed = ${isMixed} and name in (${sql.join(names)}) and coalesce(cites_annex, 'Z') > ${annex})`;
  });
  const faults = [sql.raw(`(${LACKS_DOCUMENT})`), ...mistyped];
  return sql<SqlBool>`(${sql.raw(IS_SHOWN)} and (${sql.join(faults, sql` or `)}))`;
}

/** The names of shown lots that the law names, by annex and whether they are of mixed lots. */
async function namesByAnnex(kysely: Kysely<Schema>): Promise<Map<string, string[]>> {
  const names = kysely
    .selectFrom('insects')
    .select(['name', 'is_mixed'])
    .distinct()
    .where(sql.raw<SqlBool>(IS_SHOWN));
  const named = new Map<string, string[]>();
  // Beside the answers: it walks over the table.
  for await (const { name, is_mixed } of names.stream(MOST_AT_ONCE)) {
    const annex = annexOfLot({ name, isMixed: is_mixed === 1, citesAnnex: null });
    if (annex === null) continue;
    const key = `${annex}${is_mixed}`;
    named.set(key, [...(named.get(key) ?? []), name]);
  }
  return named;
}
