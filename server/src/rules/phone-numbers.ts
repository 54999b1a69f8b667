interface NumberPlan {
  /** Country calling code. */
  code: string;
  /** Digits of a number without it and without the zero that stands before it inside the country. */
  min: number;
  max: number;
}

const plan = (code: string, min: number, max: number = min): NumberPlan => ({ code, min, max });

/** Source: ITU-T, national numbering plans (Recommendation E.129); generous where a country has many lengths. */
const PLANS: Record<string, NumberPlan> = {
  AD: plan('376', 6, 9),
  AL: plan('355', 8, 9),
  AT: plan('43', 6, 13),
  BA: plan('387', 8, 9),
  BE: plan('32', 8, 9),
  BG: plan('359', 7, 9),
  CH: plan('41', 9),
  CY: plan('357', 8),
  CZ: plan('420', 9),
  DE: plan('49', 6, 13),
  DK: plan('45', 8),
  EE: plan('372', 7, 8),
  ES: plan('34', 9),
  FI: plan('358', 5, 12),
  FO: plan('298', 6),
  FR: plan('33', 9),
  GB: plan('44', 9, 10),
  GI: plan('350', 8),
  GR: plan('30', 10),
  HR: plan('385', 8, 9),
  HU: plan('36', 8, 9),
  IE: plan('353', 7, 9),
  IS: plan('354', 7, 9),
  IT: plan('39', 6, 12),
  LI: plan('423', 7, 9),
  LT: plan('370', 8),
  LU: plan('352', 4, 11),
  LV: plan('371', 8),
  MC: plan('377', 8, 9),
  MD: plan('373', 8),
  ME: plan('382', 8, 9),
  MK: plan('389', 8),
  MT: plan('356', 8),
  NL: plan('31', 9),
  NO: plan('47', 8),
  PL: plan('48', 9),
  PT: plan('351', 9),
  RO: plan('40', 9),
  RS: plan('381', 7, 10),
  SE: plan('46', 7, 10),
  SI: plan('386', 8),
  SK: plan('421', 9),
  SM: plan('378', 6, 10),
  UA: plan('380', 9),
  VA: plan('39', 6, 12),
  XK: plan('383', 8),
};

/** What stands before a number inside its country, where that is not a single zero. */
const TRUNKS: Record<string, RegExp> = { HU: /^06/, LT: /^[08]/, IT: /^(?!)/, SM: /^(?!)/, VA: /^(?!)/ };

/** How numbers of a country begin, `+32`; empty for one that is not known. */
export function callingCode(country: string): string {
  const known = PLANS[country];
  return known ? `+${known.code}` : '';
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
