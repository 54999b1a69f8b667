import {
  genderSchema,
  QUALITIES,
  spreadSchema,
  type Gender,
  type Quality,
  type Spread,
} from '@vitrine/shared/contract/catalogue';

export interface Traits {
  quality: Quality;
  spread: Spread;
  gender: Gender;
  isSoldOut: boolean;
}

export const SPREADS = spreadSchema.options;
export const GENDERS = genderSchema.options;

/** Every combination of the facts with few values. A row holds its number here: one byte, one look-up for them all. */
export const TRAITS: readonly Traits[] = QUALITIES.flatMap((quality) =>
  SPREADS.flatMap((spread) =>
    GENDERS.flatMap((gender) => [false, true].map((isSoldOut) => ({ quality, spread, gender, isSoldOut }))),
  ),
);

/** @throws for a value that the shop does not know */
export function traitsNumber({ quality, spread, gender, isSoldOut }: Traits): number {
  const numbers = [QUALITIES.indexOf(quality), SPREADS.indexOf(spread), GENDERS.indexOf(gender)];
  if (numbers.includes(-1)) throw new Error(`Unknown traits of an insect: ${quality} ${spread} ${gender}`);
  const [ofQuality = 0, ofSpread = 0, ofGender = 0] = numbers;
  return (
    ((ofQuality * SPREADS.length + ofSpread) * GENDERS.length + ofGender) * 2 + (isSoldOut ? SOLD_OUT : 0)
  );
}

/** The bit of a number that says the lot is sold out. */
export const SOLD_OUT = 1;
