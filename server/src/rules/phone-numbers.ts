interface NumberPlan {
  /** Country calling code. */
  code: string;
  /** A mobile number without it, set as people of the country set it. */
  example: string;
  /** Digits of a number without it and without the zero that stands before it inside the country. */
  min: number;
  max: number;
}

const plan = (code: string, example: string, min: number, max: number = min): NumberPlan => ({
  code,
  example,
  min,
  max,
});

/** Source: ITU-T, national numbering plans (Recommendation E.129); generous where a country has many lengths. */
const PLANS: Record<string, NumberPlan> = {
  AD: plan('376', '312 345', 6, 9),
  AL: plan('355', '67 212 3456', 8, 9),
  AT: plan('43', '664 123456', 6, 13),
  BA: plan('387', '61 123 456', 8, 9),
  BE: plan('32', '470 12 34 56', 8, 9),
  BG: plan('359', '87 123 4567', 7, 9),
  CH: plan('41', '78 123 45 67', 9),
  CY: plan('357', '96 123456', 8),
  CZ: plan('420', '601 123 456', 9),
  DE: plan('49', '1512 3456789', 6, 13),
  DK: plan('45', '32 12 34 56', 8),
  EE: plan('372', '5123 4567', 7, 8),
  ES: plan('34', '612 34 56 78', 9),
  FI: plan('358', '41 2345678', 5, 12),
  FO: plan('298', '211234', 6),
  FR: plan('33', '6 12 34 56 78', 9),
  GB: plan('44', '7400 123456', 9, 10),
  GI: plan('350', '57123456', 8),
  GR: plan('30', '691 234 5678', 10),
  HR: plan('385', '92 123 4567', 8, 9),
  HU: plan('36', '20 123 4567', 8, 9),
  IE: plan('353', '85 012 3456', 7, 9),
  IS: plan('354', '611 1234', 7, 9),
  IT: plan('39', '312 345 6789', 6, 12),
  LI: plan('423', '660 234 567', 7, 9),
  LT: plan('370', '612 34567', 8),
  LU: plan('352', '628 123 456', 4, 11),
  LV: plan('371', '21 234 567', 8),
  MC: plan('377', '6 12 34 56 78', 8, 9),
  MD: plan('373', '621 12 345', 8),
  ME: plan('382', '67 622 901', 8, 9),
  MK: plan('389', '72 345 678', 8),
  MT: plan('356', '9696 1234', 8),
  NL: plan('31', '6 12345678', 9),
  NO: plan('47', '406 12 345', 8),
  PL: plan('48', '512 345 678', 9),
  PT: plan('351', '912 345 678', 9),
  RO: plan('40', '712 034 567', 9),
  RS: plan('381', '60 1234567', 7, 10),
  SE: plan('46', '70 123 45 67', 7, 10),
  SI: plan('386', '31 234 567', 8),
  SK: plan('421', '912 123 456', 9),
  SM: plan('378', '66 66 12 12', 6, 10),
  UA: plan('380', '50 123 4567', 9),
  VA: plan('39', '312 345 6789', 6, 12),
  XK: plan('383', '43 201 234', 8),
};

/** What stands before a number inside its country, where that is not a single zero. */
const TRUNKS: Record<string, RegExp> = { HU: /^06/, LT: /^[08]/, IT: /^(?!)/, SM: /^(?!)/, VA: /^(?!)/ };

/** How numbers of a country begin, `+32`; empty for one that is not known. */
export function callingCode(country: string): string {
  const known = PLANS[country];
  return known ? `+${known.code}` : '';
}

/** A mobile number as it is written from abroad, `+32 470 12 34 56`; empty for a country that is not known. */
export function phoneExample(country: string): string {
  const known = PLANS[country];
  return known ? `+${known.code} ${known.example}` : '';
}

/**
 * Whether a number could be one of a country, or one of another country that is written with its calling code. Length
 * alone decides: whether somebody answers, nobody can know.
 */
export function isPhoneOf(typed: string, country: string): boolean {
  const digits = typed.replace(/\D/g, '');
  if (typed.trim().startsWith('+')) return isInternational(digits);
  if (digits.startsWith('00')) return isInternational(digits.slice(2));
  const known = PLANS[country];
  return !known || fits(digits.replace(TRUNKS[country] ?? /^0/, ''), known);
}

/** A country that the shop does not know is given the bounds of E.164. */
function isInternational(digits: string): boolean {
  const plans = Object.values(PLANS).filter(({ code }) => digits.startsWith(code));
  if (plans.length === 0) return digits.length >= 8 && digits.length <= 15;
  return plans.some((known) => {
    const number = digits.slice(known.code.length);
    // People write +32 (0)470 as well.
    return fits(number, known) || fits(number.replace(/^0/, ''), known);
  });
}

const fits = (digits: string, { min, max }: NumberPlan) => digits.length >= min && digits.length <= max;
