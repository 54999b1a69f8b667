/* Apart from the schemas, as in `locale-list.ts`. */

/**
 * How a part of an order is taxed.
 * - belgian: the Belgian rate, also to other member states below the EU threshold
 * - oss: the rate of where it goes (Directive 2006/112/EC, articles 33 and 369a and following)
 * - united-kingdom: British VAT on a consignment of up to £135
 * - exempt: none, small enterprise (articles 282 to 292)
 * - margin: on the seller's margin alone, none shown (articles 311 to 325)
 * - export: none, leaves the territory of VAT (article 146)
 * - intra-community: none, a business of another member state (article 138)
 */
export const TREATMENTS = [
  'belgian',
  'oss',
  'united-kingdom',
  'exempt',
  'margin',
  'export',
  'intra-community',
] as const;
export type Treatment = (typeof TREATMENTS)[number];

/**
 * What may be asked of the shopper on arrival. duty: import VAT and customs duty. tax: a local tax on import, no duty.
 * paid: British VAT was paid with the order. none: nothing, it does not cross such a border.
 */
export const CUSTOMS_NOTICES = ['none', 'paid', 'tax', 'duty'] as const;
export type CustomsNotice = (typeof CUSTOMS_NOTICES)[number];
