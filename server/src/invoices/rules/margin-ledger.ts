import type { MarginRow } from '@vitrine/shared/contract/tools/orders/ledgers';
import { splitByLargestRemainder } from '../../shop/rules/divide.ts';
import { BELGIAN_RATE, vatIncluded } from '../../shop/rules/vat.ts';
import { billOf, type BillItem } from './bill.ts';
import { namedBy, type Invoice, type InvoiceFacts } from './invoice-facts.ts';
import { dayOf, type LedgerPaper } from './ledgers.ts';

/** What is left of an order's lots under the margin scheme, after some of its papers. */
interface Standing {
  lines: { reference: string; pieces: number; soldCents: number }[];
  shippingCents: number;
}

/**
 * The margin scheme, a row a paper: what was paid for lots, shipping included, less what they had cost (Directive
 * 2006/112/EC, article 315). The margin is that of each lot, and a loss on one lowers the VAT of no other; the global
 * margin of article 318 is for trades that this shop is not in. A credit note is the difference that it makes to its
 * order, so that no more VAT comes back than was owed.
 */
export function marginRows(papers: readonly LedgerPaper[]): MarginRow[] {
  return papers.flatMap((paper) => {
    const before = standingAfter(paper.before);
    const after = standingAfter([...paper.before, paper]);
    const [was, is] = [sumsOf(before, paper.costs), sumsOf(after, paper.costs)];
    const row = {
      soldCents: is.soldCents - was.soldCents,
      costCents: is.costCents - was.costCents,
      vatCents: is.vatCents - was.vatCents,
    };
    if (Object.values(row).every((cents) => cents === 0)) return [];
    const isCostUnknown = after.lines.some(({ reference }) => !paper.costs.has(reference));
    return [{ number: paper.number, day: dayOf(paper), ...row, isCostUnknown }];
  });
}

function standingAfter(papers: readonly Pick<Invoice, 'kind' | 'facts'>[]): Standing {
  const standing: Standing = { lines: [], shippingCents: 0 };
  for (const { kind, facts } of papers) {
    const items = billOf(facts).items.filter(({ treatment }) => treatment === 'margin');
    if (kind === 'invoice') sell(standing, items);
    else takeBack(standing, facts, items);
  }
  return standing;
}

const sumOf = (items: readonly BillItem[], kind: BillItem['kind']) =>
  items.reduce((sum, item) => sum + (item.kind === kind ? item.grossCents : 0), 0);

function sell(standing: Standing, items: readonly BillItem[]): void {
  for (const { line, amount, grossCents } of items) {
    if (line) standing.lines.push({ reference: line.reference, pieces: amount, soldCents: grossCents });
  }
  standing.shippingCents += sumOf(items, 'shipping');
}

/** Money goes off what it is given for; what is more than that off what is left of the lots, and then off shipping. */
function takeBack(standing: Standing, facts: InvoiceFacts, items: readonly BillItem[]): void {
  const named = namedBy(facts);
  let restCents = items.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const take = (from: number, wanted: number) => {
    const taken = Math.min(from, wanted, restCents);
    restCents -= taken;
    return from - taken;
  };
  for (const line of standing.lines) {
    const back = named.lines.find(({ reference }) => reference === line.reference);
    if (!back) continue;
    line.pieces -= Math.min(line.pieces, back.amount);
    line.soldCents = take(line.soldCents, back.amount * back.priceCents);
  }
  standing.shippingCents = take(
    standing.shippingCents,
    facts.named ? named.shippingCents : sumOf(items, 'shipping'),
  );
  const weights = standing.lines.map(({ soldCents }) => soldCents);
  const goodsCents = weights.reduce((sum, cents) => sum + cents, 0);
  const parts = splitByLargestRemainder(Math.min(restCents, goodsCents), weights);
  for (const [index, line] of standing.lines.entries()) {
    line.soldCents = take(line.soldCents, parts[index] ?? 0);
  }
  standing.shippingCents = take(standing.shippingCents, restCents);
}

/** Shipping follows the lots that stay sold. What one had cost counts as nothing where it is not known. */
function sumsOf({ lines, shippingCents }: Standing, costs: LedgerPaper['costs']) {
  const kept = lines.filter(({ pieces }) => pieces > 0);
  const carrying = kept.length > 0 ? kept : lines;
  const shipping = splitByLargestRemainder(
    shippingCents,
    carrying.map(({ soldCents }) => soldCents),
  );
  const sums = { soldCents: 0, costCents: 0, vatCents: 0 };
  for (const line of lines) {
    const soldCents = line.soldCents + (shipping[carrying.indexOf(line)] ?? 0);
    const costCents = line.pieces * (costs.get(line.reference) ?? 0);
    sums.soldCents += soldCents;
    sums.costCents += costCents;
    sums.vatCents += vatIncluded(Math.max(0, soldCents - costCents), BELGIAN_RATE);
  }
  return sums;
}
