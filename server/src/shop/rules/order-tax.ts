import { z } from '@vitrine/shared/contract/zod';
import { TREATMENTS, type CustomsNotice, type Treatment } from '@vitrine/shared/contract/orders/tax/tax';
import { isBritishVat, territoryOf, type Territory } from '@vitrine/shared/contract/orders/tax/territory';
import { splitByLargestRemainder } from './divide.ts';
import { isSmallConsignment, type BritishTerms } from './british-vat.ts';
import type { Business } from './vat-check.ts';
import {
  BELGIAN_RATE,
  BRITISH_RATE,
  standardRate,
  vatIncluded,
  withoutVat,
  withVat,
  type VatRegime,
} from './vat.ts';

const treatmentSchema = z.enum(TREATMENTS);

/** What is taxed alike: gross is what is paid, net and VAT come to it. `rate` in hundredths of a percent. */
export const taxGroupSchema = z.object({
  treatment: treatmentSchema,
  rate: z.int(),
  grossCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
});
export type TaxGroup = z.infer<typeof taxGroupSchema>;

const taxedLineSchema = z.extend(taxGroupSchema, {
  /** Of the order's line. */
  position: z.int(),
  amount: z.int(),
  /** What one of them is sold for: less than its price in the shop where a business pays no VAT. */
  unitCents: z.int(),
  /** That price in the shop, with VAT; orders from before it was stored do not say. */
  listCents: z.optional(z.int()),
});
type TaxedLine = z.infer<typeof taxedLineSchema>;

/** All that is known of an order's taxes, stored with it. The nets and VAT of lines and shipping come to its total. */
export const orderTaxSchema = z.object({
  /** Code of the territory that it goes to. */
  territory: z.string(),
  lines: z.array(taxedLineSchema),
  /** Shipping, in the parts that follow the goods. */
  shipping: z.array(taxGroupSchema),
  /** Goods and shipping by treatment and rate. */
  groups: z.array(taxGroupSchema),
  goodsCents: z.int(),
  shippingCents: z.int(),
  totalCents: z.int(),
  netCents: z.int(),
  vatCents: z.int(),
});
export type OrderTax = z.infer<typeof orderTaxSchema>;

/** A line as the shop sells it, its price with VAT. */
interface TaxableLine {
  position: number;
  amount: number;
  priceCents: number;
  /** Bought from a private person: VAT is owed on the margin alone (Directive 2006/112/EC, articles 311 to 325). */
  isMargin: boolean;
}

export interface TaxTerms {
  regime: VatRegime;
  british: BritishTerms;
}

interface TaxQuestion {
  lines: readonly TaxableLine[];
  /** With VAT, as the shop lists it. */
  shippingCents: number;
  destination: { country: string; postalCode: string };
  /** Whose VAT number the register of the Union has confirmed; null for a consumer. */
  business: Business | null;
  /** ISO day on which it is ordered: rates hold from a day on. */
  day: string;
}

/** How each line of an order and its shipping are taxed, and what it comes to (decision 118). */
export function orderTax(question: TaxQuestion, terms: TaxTerms): OrderTax {
  const { lines, shippingCents, business, day } = question;
  const territory = territoryOf(question.destination.country, question.destination.postalCode);
  const goodsCents = lines.reduce((sum, { amount, priceCents }) => sum + amount * priceCents, 0);
  const where = { territory, business, day, isSmall: isSmallConsignment(goodsCents, terms.british) };
  const taxed = lines.map((line) => ({ ...line, ...treatmentOf(line, where, terms) }));
  const parts = splitByLargestRemainder(
    shippingCents,
    taxed.map(({ amount, priceCents }) => amount * priceCents),
  );
  return sumTax(
    territory.code,
    taxed.map((line) => ({
      ...line,
      unitCents: charged(line.priceCents, line.treatment),
      listCents: line.priceCents,
    })),
    taxed.map(({ treatment, rate }, index) => ({ treatment, rate, cents: parts[index] ?? 0 })),
    (cents, { treatment }) => charged(cents, treatment),
  );
}

interface Where {
  territory: Territory;
  business: Business | null;
  day: string;
  isSmall: boolean;
}

function treatmentOf(
  { isMargin }: TaxableLine,
  { territory, business, day, isSmall }: Where,
  { regime }: TaxTerms,
): { treatment: Treatment; rate: number } {
  if (isBritishVat(territory) && isSmall) return { treatment: 'united-kingdom', rate: BRITISH_RATE };
  if (regime === 'exempt') return { treatment: 'exempt', rate: 0 };
  if (territory.vat === 'outside') return { treatment: 'export', rate: 0 };
  // Taxed where it is sold from, whoever buys (Directive 2006/112/EC, articles 35 and 139(3)).
  if (isMargin) return { treatment: 'margin', rate: 0 };
  if (territory.vatCountry === 'BE') return { treatment: 'belgian', rate: BELGIAN_RATE };
  if (business === 'foreign') return { treatment: 'intra-community', rate: 0 };
  // OSS is for consumers (article 33): a business is sold to where transport begins (article 32), and without VAT only
  // when it is identified in another member state than that (article 138).
  if (regime === 'belgian' || business === 'belgian') return { treatment: 'belgian', rate: BELGIAN_RATE };
  return { treatment: 'oss', rate: standardRate(territory, day) };
}

/** A business of another member state pays the price without the Belgian VAT in it; everybody else pays the price. */
const charged = (cents: number, treatment: Treatment) =>
  treatment === 'intra-community' ? withoutVat(cents, BELGIAN_RATE) : cents;

/** What one piece of a line costs in the shop, with VAT: what bounds of shipping are about. */
export const listPrice = ({ listCents, unitCents, treatment }: TaxedLine) =>
  listCents ?? (treatment === 'intra-community' ? withVat(unitCents, BELGIAN_RATE) : unitCents);

/**
 * What shipping at a price of the list comes to for what is left of an order, charged as its own was.
 * @param amounts by position: how many of each line are left
 */
export function shippingCharged(
  tax: OrderTax,
  amounts: ReadonlyMap<number, number>,
  listCents: number,
): number {
  const left = tax.lines.filter(({ position }) => (amounts.get(position) ?? 0) > 0);
  const weights = left.map((line) => (amounts.get(line.position) ?? 0) * listPrice(line));
  const cents = splitByLargestRemainder(listCents, weights);
  const parts = left.map(({ treatment, rate }, index) => ({ treatment, rate, cents: cents[index] ?? 0 }));
  return mergeParts(parts).reduce((sum, part) => sum + charged(part.cents, part.treatment), 0);
}

interface SoldLine {
  position: number;
  amount: number;
  unitCents: number;
  listCents?: number | undefined;
  treatment: Treatment;
  rate: number;
}
type Part = { treatment: Treatment; rate: number; cents: number };

/**
 * The taxes of lines that are already judged. VAT is counted once for each treatment and rate, over goods and shipping
 * together, and shared out over them to the cent.
 */
function sumTax(
  territory: string,
  sold: readonly SoldLine[],
  shippingParts: readonly Part[],
  chargePart: (cents: number, part: Part) => number = (cents) => cents,
): OrderTax {
  const shipping = mergeParts(shippingParts).map((part) => ({
    ...part,
    cents: chargePart(part.cents, part),
  }));
  const items = [
    ...sold.map((line) => ({ ...line, cents: line.amount * line.unitCents })),
    ...shipping,
  ] satisfies Part[];
  const vat = new Map<Part, number>();
  const groups = mergeParts(items).map((group) => {
    const members = items.filter((item) => keyOf(item) === keyOf(group));
    const vatCents = vatIncluded(group.cents, group.rate);
    const shares = splitByLargestRemainder(
      vatCents,
      members.map(({ cents }) => cents),
    );
    members.forEach((member, index) => vat.set(member, shares[index] ?? 0));
    return toGroup(group, vatCents);
  });
  const lines = items.slice(0, sold.length).map((item, index) => {
    const { position, amount, unitCents, listCents } = sold[index] as SoldLine;
    const unit = { position, amount, unitCents, ...(listCents !== undefined && { listCents }) };
    return { ...unit, ...toGroup(item, vat.get(item) ?? 0) };
  });
  const goodsCents = lines.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const totals = totalOf(groups);
  return {
    ...{ territory, lines, groups, goodsCents, shippingCents: totals.grossCents - goodsCents },
    shipping: shipping.map((part) => toGroup(part, vat.get(part) ?? 0)),
    ...{ totalCents: totals.grossCents, netCents: totals.netCents, vatCents: totals.vatCents },
  };
}

/** The same order with fewer pieces, or other shipping: each line stays taxed as it was agreed. */
export function retaxed(
  tax: OrderTax,
  amounts: ReadonlyMap<number, number>,
  shippingCents: number,
): OrderTax {
  const lines = tax.lines
    .map((line) => ({ ...line, amount: amounts.get(line.position) ?? 0 }))
    .filter(({ amount }) => amount > 0);
  const parts = splitByLargestRemainder(
    shippingCents,
    lines.map(({ amount, unitCents }) => amount * unitCents),
  );
  return sumTax(
    tax.territory,
    lines,
    lines.map(({ treatment, rate }, index) => ({ treatment, rate, cents: parts[index] ?? 0 })),
  );
}

/** Which treatments an order has that a paper must name; the Belgian rate needs no word. */
export function mentionsOf({ groups }: Pick<OrderTax, 'groups'>): Treatment[] {
  const found = new Set(groups.map(({ treatment }) => treatment));
  return TREATMENTS.filter((treatment) => treatment !== 'belgian' && found.has(treatment));
}

/** What the shopper may have to pay on arrival. */
export function customsNotice(
  destination: { country: string; postalCode: string },
  { groups }: Pick<OrderTax, 'groups'>,
): CustomsNotice {
  if (groups.some(({ treatment }) => treatment === 'united-kingdom')) return 'paid';
  const { vat, customs } = territoryOf(destination.country, destination.postalCode);
  if (customs === 'outside') return 'duty';
  return vat === 'outside' ? 'tax' : 'none';
}

/** Of a rate in force, without VAT, in hundredths of a cent: a paper's unit price. */
export const unitNet = ({ netCents, amount }: Pick<TaxedLine, 'netCents' | 'amount'>) =>
  Math.round((netCents * 100) / amount);

const keyOf = ({ treatment, rate }: { treatment: Treatment; rate: number }) => `${treatment} ${rate}`;

/** One part a treatment and rate, in the order of the treatments, the higher rate first. */
function mergeParts(parts: readonly Part[]): Part[] {
  const merged = new Map<string, Part>();
  for (const { treatment, rate, cents } of parts) {
    const held = merged.get(keyOf({ treatment, rate }))?.cents ?? 0;
    merged.set(keyOf({ treatment, rate }), { treatment, rate, cents: held + cents });
  }
  const rank = ({ treatment }: Part) => TREATMENTS.indexOf(treatment);
  return [...merged.values()].sort((a, b) => rank(a) - rank(b) || b.rate - a.rate);
}

function toGroup({ treatment, rate, cents }: Part, vatCents: number): TaxGroup {
  return { treatment, rate, grossCents: cents, netCents: cents - vatCents, vatCents };
}

function totalOf(groups: readonly TaxGroup[]) {
  const sum = (pick: (group: TaxGroup) => number) => groups.reduce((total, group) => total + pick(group), 0);
  return {
    grossCents: sum((g) => g.grossCents),
    netCents: sum((g) => g.netCents),
    vatCents: sum((g) => g.vatCents),
  };
}
