import { describe, expect, it } from '@jest/globals';
import { sampleEInvoices } from '../testing/sample-e-invoices.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { holds, nodesAt, parseUbl } from './testing/business-rule.ts';
import { CORE_RULES } from './testing/core-rules.ts';
import { PEPPOL_RULES } from './testing/peppol-rules.ts';
import { SUM_RULES } from './testing/sum-rules.ts';
import { VAT_RULES } from './testing/vat-rules.ts';

const RULES = [...CORE_RULES, ...SUM_RULES, ...VAT_RULES, ...PEPPOL_RULES];
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
