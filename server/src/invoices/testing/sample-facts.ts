import type { Locale } from '@vitrine/shared/contract/locale';
import type { Slip } from '../pdf/packing-slip-pdf.ts';
import { EDITION, type Invoice, type InvoiceFacts } from '../rules/invoice-facts.ts';
import type { TaxGroup } from '../rules/paper-tax.ts';
import { vatIncluded } from '../../shop/index.ts';
import { splitByLargestRemainder } from '../../shop/rules/divide.ts';

export const SAMPLE_SELLER = {
  name: 'Vitrine van Cléo',
  companyNumber: '0123.456.749',
  vatNumber: 'BE0123456749',
  street: 'Coupure 1',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  email: 'shop@example.com',
  phone: '',
  socialLinks: [],
};

export const SAMPLE_ADDRESS = {
  firstname: 'Ada',
  lastname: 'Peeters',
  company: 'Naturalia',
  street: 'Kouter',
  houseNumber: '12',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
};

const MORPHO = { reference: 'BU-00012', name: 'Morpho didius', isMixed: false, quality: 'A1' };
const MIXED = { reference: 'BU-00013', name: 'Ten butterflies', isMixed: true, quality: 'A2' };

const PERMIT = { kind: 'import-permit', number: 'BE-2026-0047', date: '2026-02-02' };
const PAPERS = {
  ...{ annex: 'B', sourceCode: 'R' },
  documents: [{ ...PERMIT, authority: 'CITES Belgium', country: 'BE' }],
};

/** An invoice or its credit note: 2 × € 50.00, € 25.00, and shipping of € 6.95. */
export function invoiceOf(facts: Partial<InvoiceFacts>, kind: Invoice['kind'] = 'invoice'): Invoice {
  const isCredit = kind === 'credit-note';
  return {
    number: isCredit ? 'CN-2026-00001' : '2026-00001',
    kind,
    issuedAt: '2026-03-02T10:00:00.000Z',
    facts: {
      edition: EDITION,
      locale: 'en',
      seller: SAMPLE_SELLER,
      address: SAMPLE_ADDRESS,
      vatNumber: '',
      reference: 'VDM-2026-000001',
      placedAt: '2026-03-01T10:00:00.000Z',
      paymentMethod: 'bancontact',
      lines: [
        { ...MORPHO, ...PAPERS, amount: 2, priceCents: 5000 },
        { ...MIXED, amount: 1, priceCents: 2500 },
      ],
      shippingName: { en: 'At home', nl: 'Thuis', fr: 'À domicile' },
      shippingCents: 695,
      otherCents: 0,
      totalCents: 13_195,
      vatCents: 2290,
      vatRate: 2100,
      vatRegime: 'belgian',
      corrects: isCredit ? { number: '2026-00001', issuedAt: '2026-03-02T10:00:00.000Z' } : null,
      ...facts,
    },
  };
}

/** A parcel with one order of two lines. */
export function slipOf(locale: Locale): Slip {
  const { address, lines, shippingName, shippingCents, ...facts } = invoiceOf({ locale }).facts;
  const order: Slip['order'] = {
    ...facts,
    address,
    orderState: 'confirmed',
    paymentState: 'paid',
    fulfilmentState: 'preparing',
    email: 'ada@example.com',
    remarks: 'Ring twice',
    lines: lines.map((line, index) => ({ ...line, uuid: String(index) })),
    shipping: { code: 'near', name: shippingName, priceCents: shippingCents },
    goodsCents: facts.totalCents - shippingCents,
    canPay: false,
    history: [],
  };
  const law = { answer: 'papers' as const, papers: ['origin-proof' as const], isStopped: false };
  const laws = { '0': { ...law, laws: ['Regulation (EC) No 338/97'] } };
  return { order, laws, others: [] };
}

/** How the sample's lines and shipping are taxed: the first line, the second, and shipping as the first. */
export function taxedAs(first: TaxKind, second: TaxKind = first): Partial<InvoiceFacts> {
  const parts = [
    { ...first, grossCents: 10_000 },
    { ...second, grossCents: 2500 },
    { ...first, grossCents: 695 },
  ];
  const vats = parts.map(() => 0);
  // As the shop does: VAT is counted once for each treatment and rate, and shared out to the cent.
  const groups = [first, ...(second === first ? [] : [second])].map((kind): TaxGroup => {
    const members = [...parts.keys()].filter((at) => parts[at]?.treatment === kind.treatment);
    const grosses = members.map((at) => parts[at]?.grossCents ?? 0);
    const grossCents = grosses.reduce((sum, cents) => sum + cents, 0);
    const vatCents = vatIncluded(grossCents, kind.rate);
    const shares = splitByLargestRemainder(vatCents, grosses);
    for (const [index, at] of members.entries()) vats[at] = shares[index] ?? 0;
    return { ...kind, grossCents, vatCents, netCents: grossCents - vatCents };
  });
  const taxed = parts.map((part, at) => {
    const vatCents = vats[at] ?? 0;
    return { ...part, vatCents, netCents: part.grossCents - vatCents };
  });
  const vatCents = groups.reduce((total, group) => total + group.vatCents, 0);
  const netCents = 13_195 - vatCents;
  const [lines, shipping] = [taxed.slice(0, 2), taxed.slice(2)];
  const tax = { territory: 'BE', lines, shipping, other: [], groups, netCents, vatCents };
  return { tax, vatCents, vatRate: first.rate };
}

type TaxKind = Pick<TaxGroup, 'treatment' | 'rate'>;
