interface PostalCode {
  pattern: RegExp;
  example: string;
}

const digits = (count: number, example: string): PostalCode => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
});

/** How each country writes its postal codes. Source: Universal Postal Union, addressing guidelines per country. */
const POSTAL_CODES: Record<string, PostalCode> = {
  AD: { pattern: /^AD\d{3}$/, example: 'AD500' },
  AL: digits(4, '1001'),
  AT: digits(4, '1010'),
  BA: digits(5, '71000'),
  BE: { pattern: /^[1-9]\d{3}$/, example: '9000' },
  BG: digits(4, '1000'),
  CH: { pattern: /^[1-9]\d{3}$/, example: '8001' },
  CY: digits(4, '1010'),
  CZ: { pattern: /^\d{3} ?\d{2}$/, example: '110 00' },
  DE: digits(5, '10115'),
  DK: digits(4, '1050'),
  EE: digits(5, '10111'),
  ES: digits(5, '28001'),
  FI: digits(5, '00100'),
  FO: digits(3, '100'),
  FR: digits(5, '75001'),
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
  GI: { pattern: /^GX11 ?1AA$/, example: 'GX11 1AA' },
  GR: { pattern: /^\d{3} ?\d{2}$/, example: '105 57' },
  HR: digits(5, '10000'),
  HU: digits(4, '1051'),
  IE: { pattern: /^(?:[A-Z]\d{2}|D6W) ?[A-Z\d]{4}$/, example: 'D02 AF30' },
  IS: digits(3, '101'),
  IT: digits(5, '00118'),
  LI: { pattern: /^94\d{2}$/, example: '9490' },
  LT: { pattern: /^(?:LT-)?\d{5}$/, example: 'LT-01100' },
  LU: { pattern: /^(?:L-)?\d{4}$/, example: '1009' },
  LV: { pattern: /^(?:LV-)?\d{4}$/, example: 'LV-1010' },
  MC: { pattern: /^980\d{2}$/, example: '98000' },
  MD: { pattern: /^(?:MD-?)?\d{4}$/, example: 'MD-2001' },
  ME: digits(5, '81000'),
  MK: digits(4, '1000'),
  MT: { pattern: /^[A-Z]{3} ?\d{4}$/, example: 'VLT 1117' },
  NL: { pattern: /^[1-9]\d{3} ?[A-Z]{2}$/, example: '1012 AB' },
  NO: digits(4, '0150'),
  PL: { pattern: /^\d{2}-?\d{3}$/, example: '00-001' },
  PT: { pattern: /^\d{4}-\d{3}$/, example: '1000-001' },
  RO: digits(6, '010011'),
  RS: digits(5, '11000'),
  SE: { pattern: /^\d{3} ?\d{2}$/, example: '111 22' },
  SI: { pattern: /^(?:SI-)?\d{4}$/, example: '1000' },
  SK: { pattern: /^\d{3} ?\d{2}$/, example: '811 01' },
  SM: { pattern: /^4789\d$/, example: '47890' },
  UA: digits(5, '01001'),
  VA: { pattern: /^00120$/, example: '00120' },
  XK: digits(5, '10000'),
};

/** Whether a country writes its postal codes so; capitals or not. A country without a known form accepts any. */
export function isPostalCode(code: string, country: string): boolean {
  return POSTAL_CODES[country]?.pattern.test(code.toUpperCase()) ?? true;
}

export function postalCodeExample(country: string): string {
  return POSTAL_CODES[country]?.example ?? '';
}
