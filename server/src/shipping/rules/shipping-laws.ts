import type { ShippingLaw } from '@vitrine/shared/contract/orders/shipping-rules';
import { ANSWERS, type LawRow } from './law/law-row.ts';
import { LAW_ROWS } from './law/law-rows.ts';

/** The laws that hold on a day with what they say, for who wants to read them; the strictest word of each comes first. */
export function shippingLaws(today: string): ShippingLaw[] {
  const holding = LAW_ROWS.filter(
    ({ from, until, place, isOfUnnamed }) =>
      place !== 'unchecked' && !isOfUnnamed && from <= today && (until === undefined || today <= until),
  );
  const laws = Map.groupBy(holding, ({ cite, place, direction }) => [cite, place, direction].join(' '));
  return [...laws.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first) return [];
    const { id, cite, url, place, lookedUp, isReadWhole } = first;
    const from = rows.reduce((day, row) => (row.from < day ? row.from : day), first.from);
    const article = [...new Set(rows.map((row) => row.article))].filter(Boolean).join('; ');
    const about = {
      cite,
      article,
      url,
      place,
      from,
      lookedUp,
      ...(isReadWhole === false && { isReadWhole }),
    };
    return [{ id: id.slice(0, id.indexOf(':')), ...about, groups: groupsOf(rows) }];
  });
}

function groupsOf(rows: readonly LawRow[]): ShippingLaw['groups'] {
  const least = rows.map(({ from }) => from).toSorted()[0];
  const alike = Map.groupBy(rows, ({ answer, papers, confirmed, annex, sources, from }) =>
    [answer, confirmed, annex, from, ...papers, sources].join(' '),
  );
  const groups = [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { answer, papers, confirmed, annex, sources, from } = first;
    const taxa = group.map(({ taxon }) => taxon).toSorted();
    const of = sources === 'any' ? {} : { sources: [...sources] };
    const later = from === least ? {} : { since: from };
    return [{ answer, papers: [...papers], confirmed, annex, taxa, ...later, ...of }];
  });
  return groups.toSorted((one, other) => ANSWERS.indexOf(other.answer) - ANSWERS.indexOf(one.answer));
}
