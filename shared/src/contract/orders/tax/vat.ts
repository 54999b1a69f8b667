/* Apart from the schemas, as in `locale-list.ts`. */

/**
 * How VAT is owed: `belgian` charges the Belgian rate to every EU country (sales below the EU threshold of 10,000
 * euro a year), `oss` the rate of the destination, `exempt` none (small enterprise scheme).
 */
export const VAT_REGIMES = ['belgian', 'oss', 'exempt'] as const;
export type VatRegime = (typeof VAT_REGIMES)[number];

/** The member states, as ISO 3166 codes. */
export const EUROPEAN_UNION: readonly string[] = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT'],
  ...['LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];
