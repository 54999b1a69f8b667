import { marked, says, toRules, type RuleRow } from './business-rule.ts';
import * as lists from './code-lists.ts';

const SELLER = '/*/cac:AccountingSupplierParty/cac:Party';

/** Whether a text stands in a list; one with a space in it stands in none. */
const isIn = (codes: ReadonlySet<string>, path = '.') =>
  `${path} != '' and not(contains(${path}, ' ')) and contains(' ${[...codes].join(' ')} ', concat(' ', ${path}, ' '))`;

/** An element whose text is a code. */
const coded = (id: string, path: string, codes: ReadonlySet<string>, wrong: string, on?: string): RuleRow => {
  const row = [id, path, isIn(codes), says(path, wrong)] as const;
  return on === undefined ? row : [...row, on];
};
/** An attribute that is a code. */
const markedAs = (id: string, path: string, name: string, codes: ReadonlySet<string>): RuleRow => [
  id,
  path,
  isIn(codes, `@${name}`),
  marked(path, name, 'ZZZ'),
];

/** EN 16931-1, 6.4.7: what is written in codes stands in its list. */
export const CODE_LIST_RULES = toRules([
  coded('BR-CL-01', '/*/cbc:InvoiceTypeCode', lists.INVOICE_TYPES, '381'),
  coded(
    'BR-CL-01 of a credit note',
    '/*/cbc:CreditNoteTypeCode',
    lists.CREDIT_NOTE_TYPES,
    '380',
    'domestic-business-credit-note',
  ),
  markedAs('BR-CL-03', '//*[@currencyID]', 'currencyID', lists.CURRENCIES),
  coded('BR-CL-04', '/*/cbc:DocumentCurrencyCode', lists.CURRENCIES, 'EURO'),
  markedAs(
    'BR-CL-11',
    `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID[@schemeID]`,
    'schemeID',
    lists.REGISTERS,
  ),
  coded('BR-CL-14', '//cac:Country/cbc:IdentificationCode', lists.COUNTRY_CODES, 'XK'),
  coded('BR-CL-16', '/*/cac:PaymentMeans/cbc:PaymentMeansCode', lists.PAYMENT_MEANS, '69'),
  coded('BR-CL-17', '//cac:TaxCategory/cbc:ID', lists.TAX_CATEGORY_IDS, 'VAT'),
  coded('BR-CL-18', '//cac:ClassifiedTaxCategory/cbc:ID', lists.TAX_CATEGORY_IDS, 'VAT'),
  coded('BR-CL-20', '//cac:AllowanceCharge/cbc:AllowanceChargeReasonCode', lists.CHARGE_REASONS, 'POST'),
  coded('BR-CL-22', '//cbc:TaxExemptionReasonCode', lists.EXEMPTION_REASONS, 'VATEX-BE-J', 'margin'),
  markedAs('BR-CL-23', '//*[@unitCode]', 'unitCode', lists.UNITS),
  markedAs('BR-CL-25', '//cbc:EndpointID', 'schemeID', lists.ENDPOINT_SCHEMES),
]);
