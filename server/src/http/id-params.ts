import { z } from '@vitrine/shared/contract/zod';

/** The largest that a column of ids holds. */
const MAX_ID = 2_147_483_647;

/** `:id` of an address. */
export const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive(), z.lte(MAX_ID)) });
