import { marked, says, toRules, without, type RuleRow } from './business-rule.ts';

const SELLER = '/*/cac:AccountingSupplierParty/cac:Party';
const BUYER = '/*/cac:AccountingCustomerParty/cac:Party';
const LINES = '/*/cac:InvoiceLine|/*/cac:CreditNoteLine';
const SUBTOTALS = '/*/cac:TaxTotal/cac:TaxSubtotal';
const TOTALS = '/*/cac:LegalMonetaryTotal';
const CHARGES = '/*/cac:AllowanceCharge';
const SOLD = 'cbc:InvoicedQuantity|cbc:CreditedQuantity';

/** An element that must stand in a context, and is taken away to spoil it. */
const needs = (id: string, context: string, path: string, on?: string): RuleRow => {
  const row = [id, context, `normalize-space(${path}) != ''`, without(`(${context})/${path}`)] as const;
  return on === undefined ? row : [...row, on];
};

/** EN 16931-1, 6.4.1: what must be there. */
export const CORE_RULES = toRules([
  needs('BR-01', '/*', 'cbc:CustomizationID'),
  needs('BR-02', '/*', 'cbc:ID'),
  needs('BR-03', '/*', 'cbc:IssueDate'),
  [
    'BR-04',
    '/*',
    "normalize-space(cbc:InvoiceTypeCode|cbc:CreditNoteTypeCode) != ''",
    without('/*/cbc:InvoiceTypeCode'),
  ],
  needs('BR-05', '/*', 'cbc:DocumentCurrencyCode'),
  needs('BR-06', SELLER, 'cac:PartyLegalEntity/cbc:RegistrationName'),
  needs('BR-07', BUYER, 'cac:PartyLegalEntity/cbc:RegistrationName'),
  ['BR-08', SELLER, 'cac:PostalAddress', without(`${SELLER}/cac:PostalAddress`)],
  needs('BR-09', SELLER, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode'),
  ['BR-10', BUYER, 'cac:PostalAddress', without(`${BUYER}/cac:PostalAddress`)],
  needs('BR-11', BUYER, 'cac:PostalAddress/cac:Country/cbc:IdentificationCode'),
  needs('BR-12', TOTALS, 'cbc:LineExtensionAmount'),
  needs('BR-13', TOTALS, 'cbc:TaxExclusiveAmount'),
  needs('BR-14', TOTALS, 'cbc:TaxInclusiveAmount'),
  needs('BR-15', TOTALS, 'cbc:PayableAmount'),
  ['BR-16', '/*', 'cac:InvoiceLine|cac:CreditNoteLine', without(LINES)],
  needs('BR-21', LINES, 'cbc:ID'),
  ['BR-22', LINES, `normalize-space(${SOLD}) != ''`, without('/*/cac:InvoiceLine/cbc:InvoicedQuantity')],
  [
    'BR-23',
    LINES,
    `(${SOLD})/@unitCode`,
    marked('/*/cac:InvoiceLine/cbc:InvoicedQuantity', 'unitCode', null),
  ],
  needs('BR-24', LINES, 'cbc:LineExtensionAmount'),
  needs('BR-25', LINES, 'cac:Item/cbc:Name'),
  needs('BR-26', LINES, 'cac:Price/cbc:PriceAmount'),
  ['BR-27', LINES, 'cac:Price/cbc:PriceAmount >= 0', says(`(${LINES})/cac:Price/cbc:PriceAmount`, '-1.00')],
  [
    'BR-29',
    '/*/cac:InvoicePeriod[cbc:StartDate and cbc:EndDate]',
    "number(translate(cbc:EndDate, '-', '')) >= number(translate(cbc:StartDate, '-', ''))",
    says('/*/cac:InvoicePeriod/cbc:EndDate', '2026-03-01'),
    'intra-community',
  ],
  needs('BR-36', CHARGES, 'cbc:Amount'),
  needs('BR-37', CHARGES, 'cac:TaxCategory/cbc:ID'),
  [
    'BR-38',
    CHARGES,
    'cbc:AllowanceChargeReason or cbc:AllowanceChargeReasonCode',
    without(`${CHARGES}/cbc:AllowanceChargeReason|${CHARGES}/cbc:AllowanceChargeReasonCode`),
  ],
  needs('BR-45', SUBTOTALS, 'cbc:TaxableAmount'),
  needs('BR-46', SUBTOTALS, 'cbc:TaxAmount'),
  needs('BR-47', SUBTOTALS, 'cac:TaxCategory/cbc:ID'),
  needs('BR-48', SUBTOTALS, 'cac:TaxCategory/cbc:Percent'),
  needs('BR-49', '/*/cac:PaymentMeans', 'cbc:PaymentMeansCode'),
  [
    'BR-50',
    "/*/cac:PaymentMeans[cbc:PaymentMeansCode='30' or cbc:PaymentMeansCode='58']/cac:PayeeFinancialAccount",
    "normalize-space(cbc:ID) != ''",
    without('/*/cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID'),
    'paid-by-transfer',
  ],
  needs('BR-55', '/*/cac:BillingReference/cac:InvoiceDocumentReference', 'cbc:ID', 'margin-credit-note'),
  needs('BR-57', '/*/cac:Delivery/cac:DeliveryLocation/cac:Address', 'cac:Country/cbc:IdentificationCode'),
  [
    'BR-61',
    "/*/cac:PaymentMeans[cbc:PaymentMeansCode='30' or cbc:PaymentMeansCode='58']",
    'cac:PayeeFinancialAccount/cbc:ID',
    without('/*/cac:PaymentMeans/cac:PayeeFinancialAccount'),
    'paid-by-transfer',
  ],
  ['BR-62', SELLER, 'cbc:EndpointID/@schemeID', marked(`${SELLER}/cbc:EndpointID`, 'schemeID', null)],
  ['BR-63', BUYER, 'cbc:EndpointID/@schemeID', marked(`${BUYER}/cbc:EndpointID`, 'schemeID', null)],
]);
