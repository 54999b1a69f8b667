import { plainVatNumber } from '../../forms/rules/vat-number.ts';
import type { Invoice, InvoiceFacts } from './invoice-facts.ts';
import type { PaperTax, TaxGroup, Treatment } from './paper-tax.ts';

/** One thing that an invoice or a credit note asks money for, or gives it back for. */
export interface BillItem extends TaxGroup {
  kind: 'line' | 'shipping' | 'other';
  /** Of a line. */
  line: InvoiceFacts['lines'][number] | null;
  amount: number;
}

export interface Bill {
  items: BillItem[];
  /** What is taxed alike: its items come to it, to the cent. */
  groups: TaxGroup[];
  netCents: number;
  vatCents: number;
  totalCents: number;
}

/** What a paper asks for, each item with its own VAT: out of its facts alone, so that it is the same each time. */
export function billOf(facts: InvoiceFacts): Bill {
  const { lines, shipping, other, groups } = facts.tax ?? oneRate(facts);
  const rest = { line: null, amount: 1 };
  return {
    items: [
      ...facts.lines.flatMap((line, index): BillItem[] => {
        const tax = lines[index];
        return tax ? [{ kind: 'line', line, amount: line.amount, ...tax }] : [];
      }),
      ...shipping.map((tax) => ({ kind: 'shipping' as const, ...rest, ...tax })),
      ...other.map((tax) => ({ kind: 'other' as const, ...rest, ...tax })),
    ].filter(({ grossCents }) => grossCents > 0),
    groups,
    netCents: facts.totalCents - facts.vatCents,
    vatCents: facts.vatCents,
    totalCents: facts.totalCents,
  };
}

/** The treatments of a paper, each once, in the order in which they are shown. */
export const treatmentsOf = ({ groups }: Bill): Treatment[] => [
  ...new Set(groups.map(({ treatment }) => treatment)),
];

/** What the law has a paper say of its taxes, in order: the messages `mention.…`. */
export function mentionsOf({ kind, facts }: Invoice, bill: Bill): Mention[] {
  const { edition = 1, vatNumber, isTakenAlong } = facts;
  // Belgian Royal Decree nr. 4, article 4, § 1, 3°: whoever may have deducted it.
  const isPaidBack =
    kind === 'credit-note' &&
    edition > 1 &&
    plainVatNumber(vatNumber).startsWith('BE') &&
    bill.groups.some(({ treatment, vatCents }) => treatment === 'belgian' && vatCents > 0);
  const treatments = treatmentsOf(bill).filter((treatment) => treatment !== 'belgian');
  // Why a buyer from elsewhere is charged the VAT of Belgium.
  const place = isTakenAlong ? ['taken-along' as const] : [];
  return [...place, ...(isPaidBack ? ['paid-back' as const] : []), ...treatments];
}
type Mention = Exclude<Treatment, 'belgian'> | 'paid-back' | 'taken-along';

/** Papers from before taxes were stored by part: one rate for all, whose VAT is shared out over the items to the cent. */
function oneRate(facts: InvoiceFacts): PaperTax {
  const { lines, shippingCents, otherCents, totalCents, vatCents, vatRate: rate } = facts;
  const treatment = treatmentOf(facts);
  const grosses = [...lines.map(({ amount, priceCents }) => amount * priceCents), shippingCents, otherCents];
  let sumCents = 0;
  let sharedCents = 0;
  const items = grosses.map((grossCents): TaxGroup => {
    sumCents += grossCents;
    const upToHere = totalCents === 0 ? 0 : Math.round((vatCents * sumCents) / totalCents);
    const share = upToHere - sharedCents;
    sharedCents = upToHere;
    return { treatment, rate, grossCents, netCents: grossCents - share, vatCents: share };
  });
  return {
    territory: facts.address.country,
    lines: items.slice(0, lines.length),
    shipping: items.slice(lines.length, lines.length + 1),
    other: items.slice(lines.length + 1),
    groups: [{ treatment, rate, grossCents: totalCents, netCents: totalCents - vatCents, vatCents }],
    netCents: totalCents - vatCents,
    vatCents,
  };
}

function treatmentOf({ vatRegime, vatRate, address, deliveryAddress }: InvoiceFacts): Treatment {
  if (vatRegime === 'exempt') return 'exempt';
  if (vatRate === 0) return 'export';
  return vatRegime === 'oss' && (deliveryAddress ?? address).country !== 'BE' ? 'oss' : 'belgian';
}
