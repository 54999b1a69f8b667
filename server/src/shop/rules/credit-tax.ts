import { z } from '@vitrine/shared/contract/zod';
import { splitByLargestRemainder } from './divide.ts';
import { taxGroupSchema, type OrderTax, type TaxGroup } from './order-tax.ts';
import { vatIncluded } from './vat.ts';

/** The taxes of one paper: an invoice, or a credit note, whose amounts are what goes back. */
export const paperTaxSchema = z.object({
  territory: z.string(),
  /** One a line of the paper. */
  lines: z.array(taxGroupSchema),
  shipping: z.array(taxGroupSchema),
  /** Of a credit note: money back that belongs to no line. */
  other: z.array(taxGroupSchema),
  groups: z.array(taxGroupSchema),
  netCents: z.int(),
  vatCents: z.int(),
});
export type PaperTax = z.infer<typeof paperTaxSchema>;

/** What goes back, in cents that were paid. */
interface Back {
  lines: readonly { position: number; grossCents: number }[];
  shippingCents: number;
  otherCents: number;
}

export function invoiceTax(tax: OrderTax): PaperTax {
  const { territory, shipping, groups, netCents, vatCents } = tax;
  const lines = tax.lines.map(({ treatment, rate, grossCents, netCents: net, vatCents: vat }) => {
    return { treatment, rate, grossCents, netCents: net, vatCents: vat };
  });
  return { territory, lines, shipping, other: [], groups, netCents, vatCents };
}

/**
 * The taxes of money that goes back. Each line is taxed as in its order, shipping in the same parts, the rest by what has
 * not gone back yet. VAT is counted over all credit notes of the order together, so that they never come to more than its
 * invoice, and to exactly that once all has gone back.
 * @param before what earlier credit notes of the order came to
 * @returns null when lines and shipping ask more of a treatment than is left of it: then nothing but `otherCents` may go back
 */
export function creditTax(tax: OrderTax, before: readonly TaxGroup[], back: Back): PaperTax | null {
  const groups = tax.groups.map((group) => ({ ...group, before: sumOf(before, group) }));
  const lines = back.lines.map(({ position, grossCents }) => {
    const line = tax.lines.find((one) => one.position === position);
    if (!line) throw new Error(`The order has no line ${position}`);
    return { treatment: line.treatment, rate: line.rate, grossCents };
  });
  const shipping = parts(tax.shipping, back.shippingCents, (group) => group.grossCents);
  const wanted = (group: Kind) => grossOf([...lines, ...shipping], group);
  const left = (group: (typeof groups)[number]) =>
    Math.max(0, group.grossCents - group.before.grossCents) - wanted(group);
  if (groups.some((group) => left(group) < 0)) return null;
  const other = parts(groups, back.otherCents, left);
  const items = [...lines, ...shipping, ...other];
  const taxed = new Map<Item, TaxGroup>();
  const credited = groups.flatMap((group) => {
    const members = items.filter((item) => isAlike(item, group));
    const grossCents = grossOf(members, group);
    if (members.length === 0) return [];
    const all = vatIncluded(group.before.grossCents + grossCents, group.rate);
    const vatCents = Math.min(all, group.vatCents) - group.before.vatCents;
    const shares = splitByLargestRemainder(
      vatCents,
      members.map((member) => member.grossCents),
    );
    members.forEach((member, index) => taxed.set(member, withVat(member, shares[index] ?? 0)));
    return [withVat({ ...group, grossCents }, vatCents)];
  });
  const taxesOf = (some: readonly Item[]) => some.map((item) => taxed.get(item) ?? withVat(item, 0));
  return {
    territory: tax.territory,
    lines: taxesOf(lines),
    shipping: taxesOf(shipping),
    other: taxesOf(other),
    groups: credited,
    netCents: credited.reduce((sum, { netCents }) => sum + netCents, 0),
    vatCents: credited.reduce((sum, { vatCents }) => sum + vatCents, 0),
  };
}

type Kind = Pick<TaxGroup, 'treatment' | 'rate'>;
type Item = Pick<TaxGroup, 'treatment' | 'rate' | 'grossCents'>;

const isAlike = (one: Kind, other: Kind) => one.treatment === other.treatment && one.rate === other.rate;

function grossOf(items: readonly Item[], group: Kind): number {
  return items.reduce((sum, item) => sum + (isAlike(item, group) ? item.grossCents : 0), 0);
}

function sumOf(before: readonly TaxGroup[], group: Kind) {
  const alike = before.filter((one) => isAlike(one, group));
  return {
    grossCents: grossOf(alike, group),
    vatCents: alike.reduce((sum, { vatCents }) => sum + vatCents, 0),
  };
}

/** An amount over groups in proportion, those that get nothing left out. */
function parts<Group extends Kind>(
  groups: readonly Group[],
  cents: number,
  weight: (group: Group) => number,
): Item[] {
  const shares = splitByLargestRemainder(cents, groups.map(weight));
  return groups.flatMap(({ treatment, rate }, index) => {
    const grossCents = shares[index] ?? 0;
    return grossCents > 0 ? [{ treatment, rate, grossCents }] : [];
  });
}

function withVat({ treatment, rate, grossCents }: Item, vatCents: number): TaxGroup {
  return { treatment, rate, grossCents, netCents: grossCents - vatCents, vatCents };
}
