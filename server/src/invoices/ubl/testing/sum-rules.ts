import { says, toRules, without, type RuleRow } from './business-rule.ts';

const TOTALS = '/*/cac:LegalMonetaryTotal';
const LINES = '/*/cac:InvoiceLine|/*/cac:CreditNoteLine';
const SUBTOTALS = '/*/cac:TaxTotal/cac:TaxSubtotal';
const SELLER = '/*/cac:AccountingSupplierParty/cac:Party';

/** In whole cents: sums of decimal fractions are compared as numbers that hold them. */
const cents = (path: string) => `round((${path}) * 100)`;
const same = (one: string, other: string) => `${cents(one)} = ${cents(other)}`;
/** Zero where there is none. */
const maybe = (path: string) => `sum(${path})`;

const hasTwoDecimals = (id: string, path: string): RuleRow => [
  id,
  path,
  "string-length(substring-after(., '.')) <= 2",
  says(path, '1.234'),
];

/** EN 16931-1, 6.4.2: what must come to what. */
export const SUM_RULES = toRules([
  [
    'BR-CO-04',
    LINES,
    "normalize-space(cac:Item/cac:ClassifiedTaxCategory/cbc:ID) != ''",
    without('/*/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory'),
  ],
  [
    'BR-CO-09',
    "//cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID",
    "string-length(translate(substring(., 1, 2), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '')) = 0 and string-length(.) > 2",
    says(`${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`, '0123456749'),
  ],
  [
    'BR-CO-10',
    TOTALS,
    same(
      'cbc:LineExtensionAmount',
      'sum(../*[self::cac:InvoiceLine or self::cac:CreditNoteLine]/cbc:LineExtensionAmount)',
    ),
    says(`${TOTALS}/cbc:LineExtensionAmount`, '1.00'),
  ],
  [
    'BR-CO-12',
    TOTALS,
    same(
      maybe('cbc:ChargeTotalAmount'),
      "sum(../cac:AllowanceCharge[cbc:ChargeIndicator='true']/cbc:Amount)",
    ),
    says('/*/cac:AllowanceCharge/cbc:Amount', '1.00'),
  ],
  [
    'BR-CO-13',
    TOTALS,
    same('cbc:TaxExclusiveAmount', `cbc:LineExtensionAmount + ${maybe('cbc:ChargeTotalAmount')}`),
    says(`${TOTALS}/cbc:TaxExclusiveAmount`, '1.00'),
  ],
  [
    'BR-CO-14',
    '/*/cac:TaxTotal',
    same('cbc:TaxAmount', 'sum(cac:TaxSubtotal/cbc:TaxAmount)'),
    says('/*/cac:TaxTotal/cbc:TaxAmount', '1.00'),
  ],
  [
    'BR-CO-15',
    TOTALS,
    same('cbc:TaxInclusiveAmount', 'cbc:TaxExclusiveAmount + ../cac:TaxTotal/cbc:TaxAmount'),
    says(`${TOTALS}/cbc:TaxInclusiveAmount`, '1.00'),
  ],
  [
    'BR-CO-16',
    TOTALS,
    same('cbc:PayableAmount', `cbc:TaxInclusiveAmount - ${maybe('cbc:PrepaidAmount')}`),
    without(`${TOTALS}/cbc:PrepaidAmount`),
  ],
  [
    'BR-CO-17',
    SUBTOTALS,
    // To the cent: what the shop's rounding gives, which the rule lets differ by less than one.
    `${cents('cbc:TaxAmount')} >= round(cbc:TaxableAmount * cac:TaxCategory/cbc:Percent) - 2
      and ${cents('cbc:TaxAmount')} <= round(cbc:TaxableAmount * cac:TaxCategory/cbc:Percent) + 2`,
    says(`${SUBTOTALS}/cbc:TaxAmount`, '1.00'),
  ],
  ['BR-CO-18', '/*', 'cac:TaxTotal/cac:TaxSubtotal', without(SUBTOTALS)],
  [
    'BR-CO-19',
    '/*/cac:InvoicePeriod',
    'cbc:StartDate or cbc:EndDate',
    without('/*/cac:InvoicePeriod/*'),
    'intra-community',
  ],
  [
    'BR-CO-22',
    "/*/cac:AllowanceCharge[cbc:ChargeIndicator='true']",
    'cbc:AllowanceChargeReason or cbc:AllowanceChargeReasonCode',
    without('/*/cac:AllowanceCharge/*[contains(local-name(), "Reason")]'),
  ],
  [
    'BR-CO-25',
    TOTALS,
    "not(cbc:PayableAmount > 0) or ../cbc:DueDate or normalize-space(../cac:PaymentTerms/cbc:Note) != ''",
    without('/*/cac:PaymentTerms'),
    'domestic-business-credit-note',
  ],
  [
    'BR-CO-26',
    SELLER,
    'cac:PartyIdentification/cbc:ID or cac:PartyLegalEntity/cbc:CompanyID or cac:PartyTaxScheme/cbc:CompanyID',
    without(`${SELLER}//cbc:CompanyID`),
  ],
  hasTwoDecimals('BR-DEC-05', "/*/cac:AllowanceCharge[cbc:ChargeIndicator='true']/cbc:Amount"),
  hasTwoDecimals('BR-DEC-09', `${TOTALS}/cbc:LineExtensionAmount`),
  hasTwoDecimals('BR-DEC-11', `${TOTALS}/cbc:ChargeTotalAmount`),
  hasTwoDecimals('BR-DEC-12', `${TOTALS}/cbc:TaxExclusiveAmount`),
  hasTwoDecimals('BR-DEC-13', '/*/cac:TaxTotal/cbc:TaxAmount'),
  hasTwoDecimals('BR-DEC-14', `${TOTALS}/cbc:TaxInclusiveAmount`),
  hasTwoDecimals('BR-DEC-16', `${TOTALS}/cbc:PrepaidAmount`),
  hasTwoDecimals('BR-DEC-18', `${TOTALS}/cbc:PayableAmount`),
  hasTwoDecimals('BR-DEC-19', `${SUBTOTALS}/cbc:TaxableAmount`),
  hasTwoDecimals('BR-DEC-20', `${SUBTOTALS}/cbc:TaxAmount`),
  hasTwoDecimals('BR-DEC-23', '/*/cac:InvoiceLine/cbc:LineExtensionAmount'),
]);
