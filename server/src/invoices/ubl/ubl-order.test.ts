import { expect, it } from '@jest/globals';
import { sayPapers } from '@vitrine/shared/i18n/say-papers';
import { sampleEInvoices } from '../testing/sample-e-invoices.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { nodesAt, parseUbl } from './testing/business-rule.ts';

/** In which order UBL 2.1 has the children of an element: of each schema, those that the shop writes. */
const HEAD = ['CustomizationID', 'ProfileID', 'ID', 'IssueDate'];
const REFERENCES = ['Note', 'DocumentCurrencyCode', 'InvoicePeriod', 'OrderReference', 'BillingReference'];
const PARTIES = ['AccountingSupplierParty', 'AccountingCustomerParty', 'Delivery'];
const MONEY = ['PaymentMeans', 'PaymentTerms', 'AllowanceCharge', 'TaxTotal', 'LegalMonetaryTotal'];
const ORDERS: Record<string, string[]> = {
  Invoice: [...HEAD, 'InvoiceTypeCode', ...REFERENCES, ...PARTIES, ...MONEY, 'InvoiceLine'],
  CreditNote: [...HEAD, 'CreditNoteTypeCode', ...REFERENCES, ...PARTIES, ...MONEY, 'CreditNoteLine'],
  Party: ['EndpointID', 'PartyName', 'PostalAddress', 'PartyTaxScheme', 'PartyLegalEntity', 'Contact'],
  PostalAddress: ['StreetName', 'CityName', 'PostalZone', 'Country'],
  Address: ['StreetName', 'CityName', 'PostalZone', 'Country'],
  PartyLegalEntity: ['RegistrationName', 'CompanyID', 'CompanyLegalForm'],
  PartyTaxScheme: ['CompanyID', 'TaxScheme'],
  Contact: ['Name', 'Telephone', 'ElectronicMail'],
  PaymentMeans: ['PaymentMeansCode', 'PayeeFinancialAccount'],
  PayeeFinancialAccount: ['ID', 'Name', 'FinancialInstitutionBranch'],
  AllowanceCharge: [
    ...['ChargeIndicator', 'AllowanceChargeReasonCode', 'AllowanceChargeReason', 'Amount', 'TaxCategory'],
  ],
  TaxSubtotal: ['TaxableAmount', 'TaxAmount', 'TaxCategory'],
  TaxCategory: ['ID', 'Percent', 'TaxExemptionReasonCode', 'TaxExemptionReason', 'TaxScheme'],
  LegalMonetaryTotal: [
    ...['LineExtensionAmount', 'TaxExclusiveAmount', 'TaxInclusiveAmount', 'ChargeTotalAmount'],
    ...['PrepaidAmount', 'PayableAmount'],
  ],
  InvoiceLine: ['ID', 'InvoicedQuantity', 'LineExtensionAmount', 'Item', 'Price'],
  CreditNoteLine: ['ID', 'CreditedQuantity', 'LineExtensionAmount', 'Item', 'Price'],
  Item: ['Description', 'Name', 'SellersItemIdentification', 'ClassifiedTaxCategory'],
};

it.each(sampleEInvoices())('The elements of $name stand in the order of the schema', ({ invoice, buyer }) => {
  const document = parseUbl(invoiceUbl(invoice, buyer));
  for (const element of nodesAt(document, '//*[*]')) {
    const order = ORDERS[element.localName];
    const children = [...element.children].map(({ localName }) => localName);
    const places = children.map((name) => order?.indexOf(name) ?? 0);
    expect([element.localName, ...children.filter((_, at) => places[at] === -1)]).toEqual([
      element.localName,
    ]);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

it('A line of a protected lot says its annex, its source and its document, as the paper does', () => {
  const described = sampleEInvoices().flatMap(({ invoice, buyer }) =>
    nodesAt(parseUbl(invoiceUbl(invoice, buyer)), '//cac:Item/cbc:Description').map(
      ({ textContent }) => textContent,
    ),
  );
  const protectedLines = sampleEInvoices().flatMap(({ invoice: { facts } }) =>
    facts.lines
      .filter(({ documents = [] }) => documents.length > 0)
      .map((line) => sayPapers(line, facts.locale)),
  );
  expect(protectedLines.length).toBeGreaterThan(0);
  for (const papers of protectedLines)
    expect(described.filter((text) => papers.every((paper) => text?.includes(paper)))).not.toEqual([]);
});

it('Text that XML cannot hold is left out, and what it must escape is escaped', () => {
  const [sample] = sampleEInvoices();
  if (!sample) throw new Error('No sample');
  const { invoice, buyer } = sample;
  const lines = invoice.facts.lines.map((line) => ({ ...line, name: 'A & B <\u0007C>' }));
  const document = parseUbl(invoiceUbl({ ...invoice, facts: { ...invoice.facts, lines } }, buyer));
  expect(nodesAt(document, '//cac:Item/cbc:Name')[0]?.textContent).toBe('A & B <C>');
});
