import { says, toRules, twiceAs, without, type RuleRow } from './business-rule.ts';

const vatOf = (party: string) =>
  `/*/cac:${party}//cac:PartyTaxScheme[cac:TaxScheme/cbc:ID='VAT']/cbc:CompanyID`;
const SELLER_VAT = vatOf('AccountingSupplierParty');
const BUYER_VAT = vatOf('AccountingCustomerParty');
const ITEM = 'cac:Item/cac:ClassifiedTaxCategory';
const CATEGORY = 'cac:TaxCategory';

interface Category {
  /** In the names of its rules. */
  name: 'S' | 'E' | 'G' | 'IC';
  /** In documents. */
  id: 'S' | 'E' | 'G' | 'K';
  /** A document that has it on its lines and on its shipping. */
  on: string;
}

/** EN 16931-1, 6.4.3 to 6.4.6: the rules that each category of VAT has in a numbering of its own. */
function rulesOf({ name, id, on }: Category): RuleRow[] {
  const isStandard = id === 'S';
  const breakdowns = `/*/cac:TaxTotal/cac:TaxSubtotal[${CATEGORY}/cbc:ID='${id}']`;
  const lines = `/*/*[self::cac:InvoiceLine or self::cac:CreditNoteLine][${ITEM}/cbc:ID='${id}']`;
  const charges = `/*/cac:AllowanceCharge[${CATEGORY}/cbc:ID='${id}']`;
  const parties = id === 'K' ? `${SELLER_VAT} and ${BUYER_VAT}` : SELLER_VAT;
  const rate = isStandard ? '> 0' : '= 0';
  const wrongRate = isStandard ? '0' : '21';
  const due = 'round(cbc:TaxableAmount * cac:TaxCategory/cbc:Percent)';
  const reasons = `${CATEGORY}/cbc:TaxExemptionReason or ${CATEGORY}/cbc:TaxExemptionReasonCode`;
  return [
    [
      `BR-${name}-01`,
      '/*',
      `not(${lines} or ${charges}) or count(${breakdowns}) ${isStandard ? '>=' : '='} 1`,
      without(breakdowns),
      on,
    ],
    [`BR-${name}-02`, lines, parties, without(id === 'K' ? BUYER_VAT : SELLER_VAT), on],
    [`BR-${name}-04`, charges, parties, without(SELLER_VAT), on],
    [
      `BR-${name}-05`,
      lines,
      `${ITEM}/cbc:Percent ${rate}`,
      says(`${lines}/${ITEM}/cbc:Percent`, wrongRate),
      on,
    ],
    [
      `BR-${name}-07`,
      charges,
      `${CATEGORY}/cbc:Percent ${rate}`,
      says(`${charges}/${CATEGORY}/cbc:Percent`, wrongRate),
      on,
    ],
    [
      // The shop has one rate of a category in a document, so that the sums of all its parts are those of the rate.
      `BR-${name}-08`,
      '/*',
      `round(sum(${breakdowns}/cbc:TaxableAmount) * 100)
        = round((sum(${lines}/cbc:LineExtensionAmount) + sum(${charges}/cbc:Amount)) * 100)`,
      says(`${breakdowns}/cbc:TaxableAmount`, '1.00'),
      on,
    ],
    [
      `BR-${name}-09`,
      breakdowns,
      isStandard
        ? `round(cbc:TaxAmount * 100) >= ${due} - 2 and round(cbc:TaxAmount * 100) <= ${due} + 2`
        : 'cbc:TaxAmount = 0',
      says(`${breakdowns}/cbc:TaxAmount`, '1.00'),
      on,
    ],
    isStandard
      ? [
          `BR-${name}-10`,
          breakdowns,
          `not(${reasons})`,
          twiceAs(`${breakdowns}/${CATEGORY}/cbc:Percent`, 'TaxExemptionReason'),
          on,
        ]
      : [
          `BR-${name}-10`,
          breakdowns,
          reasons,
          without(`${breakdowns}/${CATEGORY}/*[contains(local-name(), 'Exemption')]`),
          on,
        ],
  ];
}

const CATEGORIES: Category[] = [
  { name: 'S', id: 'S', on: 'domestic-business' },
  { name: 'S', id: 'S', on: 'oss-finland' },
  { name: 'S', id: 'S', on: 'united-kingdom' },
  { name: 'E', id: 'E', on: 'margin' },
  { name: 'E', id: 'E', on: 'exempt' },
  { name: 'G', id: 'G', on: 'export' },
  { name: 'IC', id: 'K', on: 'intra-community' },
];

export const VAT_RULES = toRules([
  ...CATEGORIES.flatMap(rulesOf),
  [
    'BR-IC-11',
    "/*[cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID='K']",
    'cac:Delivery/cbc:ActualDeliveryDate or cac:InvoicePeriod/cbc:StartDate or cac:InvoicePeriod/cbc:EndDate',
    without('/*/cac:InvoicePeriod'),
    'intra-community',
  ],
  [
    'BR-IC-12',
    "/*[cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:ID='K']",
    "normalize-space(cac:Delivery/cac:DeliveryLocation/cac:Address/cac:Country/cbc:IdentificationCode) != ''",
    without('/*/cac:Delivery'),
    'intra-community',
  ],
]);
