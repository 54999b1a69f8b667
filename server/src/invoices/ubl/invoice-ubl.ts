import type { Locale } from '@vitrine/shared/contract/locale';
import { sayPapers } from '@vitrine/shared/i18n/say-papers';
import { belgianDay } from '@vitrine/shared/contract/belgian-day';
import { billOf, mentionsOf, treatmentsOf, type Bill, type BillItem } from '../rules/bill.ts';
import type { Invoice, InvoiceFacts } from '../rules/invoice-facts.ts';
import type { TaxGroup } from '../rules/paper-tax.ts';
import { methodInSentence } from '../../payments/index.ts';
import { sayPaper } from '../pdf/paper-words.ts';
import type { Endpoint } from '../rules/endpoint.ts';
import { paymentCode, TAX_CATEGORIES } from './ubl-codes.ts';
import { amount, cac, cbc, writeUbl, type UblPart } from './ubl-document.ts';
import { buyerParty, delivery, sellerParty } from './ubl-parties.ts';

const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * An invoice or a credit note as Peppol BIS Billing 3, which is EN 16931 in UBL 2.1, out of the same facts as its PDF.
 * @param buyer where it is sent to in the network
 */
export function invoiceUbl(invoice: Invoice, buyer: Endpoint): string {
  const { kind, facts } = invoice;
  const bill = billOf(facts);
  const isInvoice = kind === 'invoice';
  const { lines, charges } = linesAndCharges(bill);
  const typeCode = isInvoice ? cbc('InvoiceTypeCode', '380') : cbc('CreditNoteTypeCode', '381');
  const head = [
    ...[cbc('CustomizationID', CUSTOMIZATION), cbc('ProfileID', PROFILE), cbc('ID', invoice.number)],
    ...[cbc('IssueDate', belgianDay(new Date(invoice.issuedAt))), typeCode],
    ...[cbc('Note', noteOf(invoice, bill)), cbc('DocumentCurrencyCode', 'EUR')],
    supplyPeriod(invoice, bill),
    cac('OrderReference', cbc('ID', facts.reference)),
    corrected(facts),
  ];
  const end = [
    // A credit note asks for no payment: who reads it by machine must not pay the seller again. Peppol lets it have none.
    isInvoice ? paymentMeans(facts) : null,
    cac('PaymentTerms', cbc('Note', paymentTerms(invoice))),
    ...charges.map((item) => chargePart(item, facts)),
    taxTotal(facts, bill),
    totals(invoice, bill, charges),
    ...lines.map((item, index) => linePart(item, index, invoice)),
  ];
  const parties = [sellerParty(facts), buyerParty(facts, buyer), delivery(facts)];
  return writeUbl(isInvoice ? 'Invoice' : 'CreditNote', [...head, ...parties, ...end]);
}

/** Shipping is a charge on the document, save where nothing else is left to be a line (BR-16). */
function linesAndCharges({ items }: Bill) {
  const charges = items.filter(({ kind }) => kind === 'shipping');
  const lines = items.filter(({ kind }) => kind !== 'shipping');
  return lines.length > 0 ? { lines, charges } : { lines: charges, charges: [] };
}

/** What the law asks to be said, in one note (PEPPOL-EN16931-R002). */
const noteOf = (invoice: Invoice, bill: Bill) =>
  mentionsOf(invoice, bill)
    .map((mention) => sayPaper(`mention.${mention}`, invoice.facts.locale))
    .join(' ');

/** Of an intra-Community supply: the day on which its tax became due, which is that of its payment (BR-IC-11). */
function supplyPeriod({ issuedAt, facts }: Invoice, bill: Bill): UblPart {
  if (!treatmentsOf(bill).includes('intra-community')) return null;
  const day = belgianDay(new Date(facts.paidAt ?? issuedAt));
  return cac('InvoicePeriod', cbc('StartDate', day), cbc('EndDate', day));
}

function corrected({ corrects }: InvoiceFacts): UblPart {
  if (!corrects) return null;
  const issued = cbc('IssueDate', belgianDay(new Date(corrects.issuedAt)));
  return cac('BillingReference', cac('InvoiceDocumentReference', cbc('ID', corrects.number), issued));
}

function paymentMeans(facts: InvoiceFacts): UblPart {
  const code = paymentCode(facts);
  const { bank, seller } = facts;
  const account = cac(
    'PayeeFinancialAccount',
    cbc('ID', bank?.iban.replace(/\s/g, '')),
    cbc('Name', seller.name),
    cac('FinancialInstitutionBranch', cbc('ID', bank?.bic)),
  );
  return cac('PaymentMeans', cbc('PaymentMeansCode', code), code === '58' ? account : null);
}

function paymentTerms({ kind, facts }: Invoice): string {
  const { locale, paymentMethod, isPaidInCash } = facts;
  if (kind === 'credit-note') return sayPaper('goesBack', locale);
  const method = methodInSentence(paymentMethod, locale);
  return isPaidInCash ? sayPaper('paidInCash', locale) : sayPaper('paid', locale, { method });
}

const percent = (rate: number) => String(rate / 100);

function categoryParts({ treatment, rate }: TaxGroup, reasons: UblPart = null): UblPart[] {
  const { id } = TAX_CATEGORIES[treatment];
  const scheme = cac('TaxScheme', cbc('ID', 'VAT'));
  return [cbc('ID', id), cbc('Percent', percent(rate)), reasons, scheme];
}

function chargePart(item: BillItem, { shippingName, locale }: InvoiceFacts): UblPart {
  return cac(
    'AllowanceCharge',
    cbc('ChargeIndicator', 'true'),
    cbc('AllowanceChargeReasonCode', 'FC'),
    cbc('AllowanceChargeReason', shippingName[locale]),
    amount('Amount', item.netCents),
    cac('TaxCategory', ...categoryParts(item)),
  );
}

function taxTotal({ locale }: InvoiceFacts, { groups, vatCents }: Bill): UblPart {
  const subtotals = groups.map((group) => {
    const { reason } = TAX_CATEGORIES[group.treatment];
    const isExempt = group.rate === 0 && group.treatment !== 'belgian';
    const words = isExempt ? sayPaper(`mention.${group.treatment as 'exempt'}`, locale) : '';
    const reasons = [cbc('TaxExemptionReasonCode', reason), cbc('TaxExemptionReason', words)];
    return cac(
      'TaxSubtotal',
      amount('TaxableAmount', group.netCents),
      amount('TaxAmount', group.vatCents),
      cac('TaxCategory', ...categoryParts(group, reasons)),
    );
  });
  return cac('TaxTotal', amount('TaxAmount', vatCents), ...subtotals);
}

/** An invoice is issued once it is paid; of a credit note the amount is still to go back. */
function totals({ kind }: Invoice, bill: Bill, charges: readonly BillItem[]): UblPart {
  const chargeCents = charges.reduce((sum, { netCents }) => sum + netCents, 0);
  const paidCents = kind === 'invoice' ? bill.totalCents : 0;
  return cac(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', bill.netCents - chargeCents),
    amount('TaxExclusiveAmount', bill.netCents),
    amount('TaxInclusiveAmount', bill.totalCents),
    chargeCents > 0 ? amount('ChargeTotalAmount', chargeCents) : null,
    paidCents > 0 ? amount('PrepaidAmount', paidCents) : null,
    amount('PayableAmount', bill.totalCents - paidCents),
  );
}

function linePart(item: BillItem, index: number, { kind, facts }: Invoice): UblPart {
  const { line, netCents } = item;
  const { locale, shippingName } = facts;
  const isInvoice = kind === 'invoice';
  const other = item.kind === 'shipping' ? shippingName[locale] : sayPaper('other', locale);
  const quantity = cbc(isInvoice ? 'InvoicedQuantity' : 'CreditedQuantity', String(item.amount), {
    unitCode: 'H87',
  });
  return cac(
    isInvoice ? 'InvoiceLine' : 'CreditNoteLine',
    cbc('ID', String(index + 1)),
    quantity,
    amount('LineExtensionAmount', netCents),
    cac(
      'Item',
      cbc('Description', line ? describe(line, locale) : ''),
      cbc('Name', line?.name ?? other),
      cac('SellersItemIdentification', cbc('ID', line?.reference)),
      cac('ClassifiedTaxCategory', ...categoryParts(item)),
    ),
    cac('Price', cbc('PriceAmount', unitPrice(netCents, item.amount), { currencyID: 'EUR' })),
  );
}

/** The grade, and of a protected lot its annex, its source and its documents (Regulation (EC) No 338/97, article 8). */
function describe(line: InvoiceFacts['lines'][number], locale: Locale): string {
  return [sayPaper('grade', locale, { quality: line.quality }), ...sayPapers(line, locale)].join(' · ');
}

/** Without VAT, with as many figures as make the line's amount come out again (PEPPOL-EN16931-R120). */
function unitPrice(netCents: number, pieces: number): string {
  const price = (netCents / pieces / 100).toFixed(6);
  return price.replace(/(\.\d\d\d*?)0+$/, '$1');
}
