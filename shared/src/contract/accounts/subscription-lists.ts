/* Apart from their schemas, as in `locale-list.ts`. */

/** The sexes that one can wait for. */
export const WISH_GENDERS = ['MALE', 'FEMALE'] as const;
export type WishGender = (typeof WISH_GENDERS)[number];
