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
}

export const SPREADS = spreadSchema.options;
export const GENDERS = genderSchema.options;

/** Every combination of the facts with few values. A row holds its number here: one byte, one look-up per filter. */
export const TRAITS: readonly Traits[] = QUALITIES.flatMap((quality) =>
  SPREADS.flatMap((spread) => GENDERS.map((gender) => ({ quality, spread, gender }))),
);

const keyOf = ({ quality, spread, gender }: Traits) => `${quality} ${spread} ${gender}`;
const NUMBERS = new Map(TRAITS.map((traits, number) => [keyOf(traits), number]));

/** @throws for a value that the shop does not know */
export function traitsNumber(traits: Traits): number {
  const number = NUMBERS.get(keyOf(traits));
  if (number === undefined) throw new Error(`Unknown traits of an insect: ${keyOf(traits)}`);
  return number;
}
