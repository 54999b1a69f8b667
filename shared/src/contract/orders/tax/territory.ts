import { EUROPEAN_UNION } from './vat.ts';

/** Whether a place lies within the Union for one purpose. */
type Side = 'union' | 'outside';

/** A place as taxes, customs and CITES see it: by country and postal code, never by country alone. */
export interface Territory {
  /** ISO 3166 code of the place, or the country's with a name of our own where ISO has none: `ES-CN`, `GB-NIR`, `IT-LIVIGNO`. */
  code: string;
  /** Whose VAT goods sold there carry: `FR` for Monaco, `XI` for Northern Ireland; null outside the Union. */
  vatCountry: string | null;
  /** Directive 2006/112/EC, articles 5 to 8. */
  vat: Side;
  /** Regulation (EU) 952/2013, article 4. */
  customs: Side;
  /** Regulation (EC) 338/97: within the territories to which the Treaty applies. */
  cites: Side;
}

/** A place that is not as the rest of its country is. */
interface TerritoryRow extends Territory {
  /** The country as it stands in an address, with the postal codes that the row holds for; all of them where left out. */
  places: readonly { country: string; postalCodes?: RegExp }[];
  /** ISO day from which it holds. */
  since: string;
  source: string;
  /** `ask`: the shop's lawyer or accountant has yet to confirm it. */
  confirmed: 'law' | 'ask';
}

const VAT_6_1 = 'Directive 2006/112/EC, art. 6(1)';
const VAT_6_2 = 'Directive 2006/112/EC, art. 6(2); Regulation (EU) 952/2013, art. 4(1)';
const VAT_7 = 'Directive 2006/112/EC, art. 7; Regulation (EU) 952/2013, art. 4(2)';
const OVERSEAS = 'Treaty on the Functioning of the European Union, art. 355(2) and annex II';
const DIRECTIVE_SINCE = '2007-01-01';
const CUSTOMS_CODE_SINCE = '2016-05-01';

/** Within the customs territory, outside that of VAT. */
const FISCAL = { vatCountry: null, vat: 'outside', customs: 'union', cites: 'union' } as const;
/** Outside both, and yet of a member state: the Treaty, and CITES with it, applies. */
const FREE_ZONE = { vatCountry: null, vat: 'outside', customs: 'outside', cites: 'union' } as const;
const FOREIGN = { vatCountry: null, vat: 'outside', customs: 'outside', cites: 'outside' } as const;

const atFrance = (country: string, postalCodes: RegExp) => [{ country }, { country: 'FR', postalCodes }];

/** Facts of November 2026. The first row that holds an address is the one that counts. */
export const TERRITORIES: readonly TerritoryRow[] = [
  {
    ...{
      code: 'ES-CN',
      ...FISCAL,
      places: [{ country: 'ES', postalCodes: /^(35|38)\d{3}$/ }, { country: 'IC' }],
    },
    ...{ since: DIRECTIVE_SINCE, source: VAT_6_1, confirmed: 'law' },
  },
  {
    ...{ code: 'ES-CE', ...FREE_ZONE, places: [{ country: 'ES', postalCodes: /^51\d{3}$/ }] },
    ...{ since: CUSTOMS_CODE_SINCE, source: VAT_6_2, confirmed: 'law' },
  },
  {
    ...{ code: 'ES-ML', ...FREE_ZONE, places: [{ country: 'ES', postalCodes: /^52\d{3}$/ }] },
    ...{ since: CUSTOMS_CODE_SINCE, source: VAT_6_2, confirmed: 'law' },
  },
  // Before Guadeloupe, whose postal codes they share.
  {
    ...{ code: 'FR-BL', ...FOREIGN, places: atFrance('BL', /^(97133|977\d\d)$/) },
    ...{ since: '2012-01-01', source: `${OVERSEAS}; Decision 2010/718/EU`, confirmed: 'law' },
  },
  {
    ...{ code: 'FR-MF', ...FISCAL, places: atFrance('MF', /^(97150|978\d\d)$/) },
    ...{ since: DIRECTIVE_SINCE, source: VAT_6_1, confirmed: 'law' },
  },
  ...outermost('GP', /^971\d\d$/),
  ...outermost('MQ', /^972\d\d$/),
  ...outermost('GF', /^973\d\d$/),
  ...outermost('RE', /^974\d\d$/),
  {
    ...{ code: 'FR-YT', ...FISCAL, places: atFrance('YT', /^976\d\d$/) },
    ...{ since: '2014-01-01', source: `${VAT_6_1}; Directive 2013/61/EU`, confirmed: 'law' },
  },
  ...overseas('PM', /^975\d\d$/),
  ...overseas('TF', /^984\d\d$/),
  ...overseas('WF', /^986\d\d$/),
  ...overseas('PF', /^987\d\d$/),
  ...overseas('NC', /^988\d\d$/),
  {
    ...{ code: 'MC', vatCountry: 'FR', vat: 'union', customs: 'union', cites: 'outside' },
    ...{ places: atFrance('MC', /^980\d\d$/), since: CUSTOMS_CODE_SINCE },
    // For VAT and customs it is law; that Monaco, a party of its own, is outside for CITES is to be asked.
    ...{ source: VAT_7, confirmed: 'ask' },
  },
  {
    ...{ code: 'AX', ...FISCAL, places: [{ country: 'AX' }, { country: 'FI', postalCodes: /^22\d{3}$/ }] },
    ...{ since: DIRECTIVE_SINCE, source: VAT_6_1, confirmed: 'law' },
  },
  {
    ...{ code: 'IT-LIVIGNO', ...FREE_ZONE, places: [{ country: 'IT', postalCodes: /^23041$/ }] },
    ...{ since: CUSTOMS_CODE_SINCE, source: VAT_6_2, confirmed: 'law' },
  },
  {
    ...{ code: 'IT-CAMPIONE', ...FISCAL, places: [{ country: 'IT', postalCodes: /^22061$/ }] },
    ...{ since: '2020-01-01', source: `${VAT_6_1}; Directive (EU) 2019/475`, confirmed: 'law' },
  },
  {
    ...{ code: 'SM', ...FOREIGN, places: [{ country: 'SM' }, { country: 'IT', postalCodes: /^4789\d$/ }] },
    // A customs union without being of the customs territory: T2 papers, no duty.
    ...{
      since: '2002-04-01',
      source: 'Decision 2002/245/EC, customs union with San Marino',
      confirmed: 'ask',
    },
  },
  {
    ...{ code: 'VA', ...FOREIGN, places: [{ country: 'VA' }, { country: 'IT', postalCodes: /^00120$/ }] },
    ...{
      since: DIRECTIVE_SINCE,
      source: 'Directive 2006/112/EC, art. 5: not of a member state',
      confirmed: 'law',
    },
  },
  {
    ...{ code: 'DE-BUESINGEN', ...FREE_ZONE, places: [{ country: 'DE', postalCodes: /^78266$/ }] },
    ...{ since: CUSTOMS_CODE_SINCE, source: VAT_6_2, confirmed: 'law' },
  },
  {
    ...{ code: 'DE-HELGOLAND', ...FREE_ZONE, places: [{ country: 'DE', postalCodes: /^27498$/ }] },
    ...{ since: CUSTOMS_CODE_SINCE, source: VAT_6_2, confirmed: 'law' },
  },
  {
    ...{ code: 'GR-69', ...FISCAL, places: [{ country: 'GR', postalCodes: /^63086$/ }] },
    ...{ since: DIRECTIVE_SINCE, source: VAT_6_1, confirmed: 'law' },
  },
  {
    ...{ code: 'CY-NORTH', ...FOREIGN, places: [{ country: 'CY', postalCodes: /^99\d{3}$/ }] },
    ...{
      since: '2004-05-01',
      source: 'Protocol 10 on Cyprus of the Act of Accession 2003, art. 1',
      confirmed: 'ask',
    },
  },
  {
    ...{ code: 'GB-NIR', vatCountry: 'XI', vat: 'union', customs: 'union', cites: 'union' },
    ...{ places: [{ country: 'GB', postalCodes: /^BT\d/ }, { country: 'XI' }], since: '2021-01-01' },
    ...{ source: 'Windsor Framework, art. 5 and 8 and annexes 2 and 3: goods only', confirmed: 'ask' },
  },
  ...crown('JE', /^JE\d/),
  ...crown('GG', /^GY\d/),
  ...crown('IM', /^IM\d/),
  {
    ...{ code: 'GL', ...FOREIGN, places: [{ country: 'GL' }, { country: 'DK', postalCodes: /^39\d\d$/ }] },
    ...{ since: '1985-02-01', source: OVERSEAS, confirmed: 'law' },
  },
  {
    ...{ code: 'FO', ...FOREIGN, places: [{ country: 'FO' }] },
    ...{ since: DIRECTIVE_SINCE, source: 'TFEU, art. 355(5)(a)', confirmed: 'law' },
  },
  // Of their country for VAT, customs and CITES; only the rate is another.
  ...ownRate('PT-20', 'PT', /^9[5-9]\d{2,5}$/, 'Directive 2006/112/EC, art. 105'),
  ...ownRate('PT-30', 'PT', /^9[0-4]\d{2,5}$/, 'Directive 2006/112/EC, art. 105'),
  ...ownRate('AT-JUNGHOLZ', 'AT', /^(6691|699[1-3])$/, 'Directive 2006/112/EC, art. 104'),
];

/**
 * Where an address lies for taxes, customs and CITES. An unknown country lies outside the Union; without a postal code
 * the answer is that of the country at large.
 * @param country ISO 3166 code; `EL` and `UK` as the Union writes them are understood
 * @param postalCode as typed: small letters, spaces and a country's prefix (`FI-22100`) are understood
 */
export function territoryOf(country: string, postalCode: string): Territory {
  const of = isoCountry(country);
  const code = plainPostalCode(postalCode, of);
  const row = territoryRowOf(of, code);
  if (row) {
    const { vatCountry, vat, customs, cites } = row;
    return { code: row.code, vatCountry, vat, customs, cites };
  }
  const side: Side = EUROPEAN_UNION.includes(of) ? 'union' : 'outside';
  return { code: of, vatCountry: side === 'union' ? of : null, vat: side, customs: side, cites: side };
}

/** Great Britain and the Isle of Man, which shares its VAT; not Northern Ireland, Jersey and Guernsey. */
export const isBritishVat = ({ code }: Pick<Territory, 'code'>) => code === 'GB' || code === 'IM';

function territoryRowOf(country: string, postalCode: string): TerritoryRow | undefined {
  return TERRITORIES.find(({ places }) =>
    places.some((place) => place.country === country && (place.postalCodes?.test(postalCode) ?? true)),
  );
}

function isoCountry(country: string): string {
  const code = country.trim().toUpperCase();
  if (code === 'EL') return 'GR';
  return code === 'UK' ? 'GB' : code;
}

/** Without spaces, dots, dashes and a prefix such as `FI-` or `F-`, which no British postal code begins with. */
function plainPostalCode(typed: string, country: string): string {
  const code = typed.toUpperCase().replace(/[\s.-]/g, '');
  return country === 'GB' || country === 'XI' ? code : code.replace(/^[A-Z]{1,3}(?=\d)/, '');
}

function outermost(island: string, postalCodes: RegExp): TerritoryRow[] {
  const row = { code: `FR-${island}`, ...FISCAL, places: atFrance(island, postalCodes) };
  return [{ ...row, since: DIRECTIVE_SINCE, source: `${VAT_6_1}; TFEU, art. 349`, confirmed: 'law' }];
}

function overseas(island: string, postalCodes: RegExp): TerritoryRow[] {
  const row = { code: `FR-${island}`, ...FOREIGN, places: atFrance(island, postalCodes) };
  return [{ ...row, since: DIRECTIVE_SINCE, source: OVERSEAS, confirmed: 'law' }];
}

/** Jersey and Guernsey have no British VAT, the Isle of Man has it: see the rules of tax. */
function crown(code: string, postalCodes: RegExp): TerritoryRow[] {
  const row = { code, ...FOREIGN, places: [{ country: code }, { country: 'GB', postalCodes }] };
  return [
    {
      ...row,
      since: '2021-01-01',
      source: 'Withdrawal Agreement, art. 185; TFEU, art. 355(5)(c)',
      confirmed: 'ask',
    },
  ];
}

function ownRate(code: string, country: string, postalCodes: RegExp, source: string): TerritoryRow[] {
  const side = { vatCountry: country, vat: 'union', customs: 'union', cites: 'union' } as const;
  return [
    { code, ...side, places: [{ country, postalCodes }], since: DIRECTIVE_SINCE, source, confirmed: 'law' },
  ];
}
