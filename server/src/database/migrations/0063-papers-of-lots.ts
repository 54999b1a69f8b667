import type { DialectName } from '../database.ts';

/**
 * What proves that a lot is lawfully held is said in facts of its own, and stays with the orders that it is in. The one
 * number that a lot had until now is the number of its document; its column stays for releases that read it.
 */
export function papersOfLots(dialect: DialectName): string[] {
  const quoted = (text: string) =>
    dialect === 'postgres' ? `to_json(${text})::text` : `json_quote(${text})`;
  const said = (kind: string) => `'${kind}"documentNumber":' || ${quoted('cites_certificate')} || '}'`;
  const number = `case when cites_annex = 'A' then ${said('"documentKind":"article-10",')} else ${said('')} end`;
  return [
    `update insects set facts = case when facts = '{}' then '{'
        else substr(facts, 1, length(facts) - 1) || ',' end || ${number}
      where cites_certificate <> '' and cites_annex is not null and facts not like '%"documentNumber":%'`,
    "alter table order_lines add column papers text not null default '{}'",
    `update order_lines set papers = '{"documents":[{"kind":' ||
        case when cites_annex = 'A' then '"article-10"' else 'null' end || ',"number":' ||
        (select ${quoted('cites_certificate')} from insects where insects.id = order_lines.insect_id) ||
        ',"date":null,"authority":"","country":""}]}'
      where cites_annex is not null and exists (select 1 from insects
        where insects.id = order_lines.insect_id and cites_certificate <> '')`,
  ];
}
