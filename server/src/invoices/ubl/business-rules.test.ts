import { describe, expect, it } from '@jest/globals';
import { COUNTRIES } from '../../forms/rules/countries.ts';
import { invoiceOf, SAMPLE_ADDRESS } from '../testing/sample-facts.ts';
import { sampleEInvoices } from '../testing/sample-e-invoices.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { holds, nodesAt, parseUbl } from './testing/business-rule.ts';
import { CODE_LIST_RULES } from './testing/code-list-rules.ts';
import { COUNTRY_CODES } from './testing/code-lists.ts';
import { CORE_RULES } from './testing/core-rules.ts';
import { PEPPOL_RULES } from './testing/peppol-rules.ts';
import { SUM_RULES } from './testing/sum-rules.ts';
import { VAT_RULES } from './testing/vat-rules.ts';

const RULES = [...CORE_RULES, ...SUM_RULES, ...VAT_RULES, ...PEPPOL_RULES, ...CODE_LIST_RULES];
const SAMPLES = sampleEInvoices().map(({ name, invoice, buyer }) => ({
  name,
  xml: invoiceUbl(invoice, buyer),
}));
const xmlOf = (name: string) => SAMPLES.find((sample) => sample.name === name)?.xml ?? '';

describe('An e-invoice', () => {
  it.each(SAMPLES)('of $name keeps every business rule', ({ xml }) => {
    const document = parseUbl(xml);
    expect(RULES.filter((rule) => !holds(rule, document)).map(({ id }) => id)).toEqual([]);
  });
});

describe.each(RULES)('$id', (rule) => {
  it(`applies to ${rule.on}, and is broken by what breaks it`, () => {
    const document = parseUbl(xmlOf(rule.on));
    expect(nodesAt(document, rule.context).length).toBeGreaterThan(0);
    expect(holds(rule, document)).toBe(true);
    rule.spoil(document);
    expect(holds(rule, document)).toBe(false);
  });
});

it('Whatever country of the shop a parcel goes to, its code stands in the list (BR-CL-14)', () => {
  const codes = COUNTRIES.flatMap((country) => {
    const invoice = invoiceOf({ deliveryAddress: { ...SAMPLE_ADDRESS, country } });
    const document = parseUbl(invoiceUbl(invoice, { scheme: '0208', id: '0403019261' }));
    return nodesAt(document, '//cac:Country/cbc:IdentificationCode').map(
      ({ textContent }) => textContent ?? '',
    );
  });
  expect(codes.filter((code) => !COUNTRY_CODES.has(code))).toEqual([]);
});

it('A credit note names no account to pay into: who reads it by machine does not pay the seller again', () => {
  for (const { invoice, buyer } of sampleEInvoices()) {
    if (invoice.kind === 'invoice') continue;
    const document = parseUbl(invoiceUbl(invoice, buyer));
    expect(nodesAt(document, '//cac:PaymentMeans|//cac:PayeeFinancialAccount')).toEqual([]);
    expect(nodesAt(document, '/*/cac:PaymentTerms/cbc:Note')).toHaveLength(1);
  }
});
