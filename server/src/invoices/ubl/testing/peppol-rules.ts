import { marked, says, toRules, twice, without } from './business-rule.ts';

const SELLER = '/*/cac:AccountingSupplierParty/cac:Party';
const BUYER = '/*/cac:AccountingCustomerParty/cac:Party';
const LINES = '/*/cac:InvoiceLine|/*/cac:CreditNoteLine';
const SUBTOTALS = '/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
const PROFILE = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
/** Of the code list EAS, those that the shop writes. */
const SCHEMES = ['0208', '9930', '9933', 'EM'].map((code) => `@schemeID='${code}'`).join(' or ');
/** Last two figures: 97 less the remainder of the first eight. */
const HAS_CHECK_DIGITS =
  'string-length(.) = 10 and number(substring(., 9, 2)) = 97 - (number(substring(., 1, 8)) mod 97)';

const reasonFits = (id: string, code: string, category: string, on: string) =>
  [
    id,
    `${SUBTOTALS}[cbc:TaxExemptionReasonCode='${code}']`,
    `cbc:ID='${category}'`,
    says(`${SUBTOTALS}/cbc:ID`, 'O'),
    on,
  ] as const;

/** Peppol BIS Billing 3: what its own rules ask beyond the standard. */
export const PEPPOL_RULES = toRules([
  ['PEPPOL-EN16931-R001', '/*', "normalize-space(cbc:ProfileID) != ''", without('/*/cbc:ProfileID')],
  ['PEPPOL-EN16931-R002', '/*', 'count(cbc:Note) <= 1', twice('/*/cbc:Note'), 'margin'],
  [
    'PEPPOL-EN16931-R003',
    '/*',
    'cbc:BuyerReference or cac:OrderReference/cbc:ID',
    without('/*/cac:OrderReference'),
  ],
  [
    'PEPPOL-EN16931-R004',
    '/*',
    `starts-with(cbc:CustomizationID, '${CUSTOMIZATION}')`,
    says('/*/cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
  ],
  ['PEPPOL-EN16931-R007', '/*', `cbc:ProfileID = '${PROFILE}'`, says('/*/cbc:ProfileID', 'billing')],
  [
    'PEPPOL-EN16931-R008',
    '//*[not(*)]',
    "normalize-space(.) != ''",
    says('/*/cac:OrderReference/cbc:ID', ''),
  ],
  ['PEPPOL-EN16931-R010', BUYER, "normalize-space(cbc:EndpointID) != ''", without(`${BUYER}/cbc:EndpointID`)],
  [
    'PEPPOL-EN16931-R020',
    SELLER,
    "normalize-space(cbc:EndpointID) != ''",
    without(`${SELLER}/cbc:EndpointID`),
  ],
  [
    'PEPPOL-EN16931-R043',
    '//cac:AllowanceCharge/cbc:ChargeIndicator',
    ". = 'true' or . = 'false'",
    says('/*/cac:AllowanceCharge/cbc:ChargeIndicator', '1'),
  ],
  [
    'PEPPOL-EN16931-R051',
    '//*[@currencyID]',
    '@currencyID = /*/cbc:DocumentCurrencyCode',
    marked('/*/cac:InvoiceLine/cac:Price/cbc:PriceAmount', 'currencyID', 'USD'),
  ],
  ['PEPPOL-EN16931-R053', '/*', 'count(cac:TaxTotal[cac:TaxSubtotal]) = 1', twice('/*/cac:TaxTotal')],
  [
    'PEPPOL-EN16931-R054',
    '/*',
    'count(cac:TaxTotal[not(cac:TaxSubtotal)]) = count(cbc:TaxCurrencyCode)',
    without('/*/cac:TaxTotal/cac:TaxSubtotal'),
  ],
  [
    'PEPPOL-EN16931-R120',
    LINES,
    `(cbc:InvoicedQuantity|cbc:CreditedQuantity) * cac:Price/cbc:PriceAmount <= cbc:LineExtensionAmount + 0.02
      and (cbc:InvoicedQuantity|cbc:CreditedQuantity) * cac:Price/cbc:PriceAmount >= cbc:LineExtensionAmount - 0.02`,
    says('/*/cac:InvoiceLine/cac:Price/cbc:PriceAmount', '1.00'),
  ],
  [
    'PEPPOL-EN16931-CL003',
    "/*/cac:AllowanceCharge[cbc:ChargeIndicator='true']/cbc:AllowanceChargeReasonCode",
    ". = 'FC'",
    says('/*/cac:AllowanceCharge/cbc:AllowanceChargeReasonCode', 'SHIPPING'),
  ],
  [
    'PEPPOL-EN16931-CL007',
    '//*[@currencyID]',
    "@currencyID = 'EUR'",
    marked('/*/cac:InvoiceLine/cac:Price/cbc:PriceAmount', 'currencyID', 'EURO'),
  ],
  [
    'PEPPOL-EN16931-CL008',
    '//cbc:EndpointID',
    SCHEMES,
    marked(`${BUYER}/cbc:EndpointID`, 'schemeID', '9999'),
  ],
  [
    'PEPPOL-EN16931-F001',
    '//*[self::cbc:IssueDate or self::cbc:StartDate or self::cbc:EndDate]',
    "string-length(.) = 10 and translate(., '0123456789', '0000000000') = '0000-00-00'",
    says('/*/cbc:IssueDate', '02/03/2026'),
  ],
  [
    'PEPPOL-EN16931-P0100',
    '/*[cac:InvoiceLine]',
    "cbc:InvoiceTypeCode = '380'",
    says('/*/cbc:InvoiceTypeCode', '381'),
  ],
  [
    'PEPPOL-EN16931-P0101',
    '/*[cac:CreditNoteLine]',
    "cbc:CreditNoteTypeCode = '381'",
    says('/*/cbc:CreditNoteTypeCode', '380'),
    'domestic-business-credit-note',
  ],
  reasonFits('PEPPOL-EN16931-P0104', 'VATEX-EU-G', 'G', 'export'),
  reasonFits('PEPPOL-EN16931-P0106', 'VATEX-EU-IC', 'K', 'intra-community'),
  reasonFits('PEPPOL-EN16931-P0111', 'VATEX-EU-J', 'E', 'margin'),
  [
    'PEPPOL-COMMON-R043',
    "//cbc:EndpointID[@schemeID='0208']|//cbc:CompanyID[@schemeID='0208']",
    HAS_CHECK_DIGITS,
    says(`${BUYER}/cbc:EndpointID`, '0403019262'),
  ],
]);
