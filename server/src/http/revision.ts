import { z } from '@vitrine/shared/contract/zod';

/** The largest that a column of revisions holds. */
const MOST = 2_147_483_647;

/** What an edit was made on, beside its form; 0, which none has, where it does not say: such an edit counts as outdated. */
export const revisionField = { revision: z.catch(z.int().check(z.gte(0), z.lte(MOST)), 0) };

/** `?revision=` of a request without a body. */
export const revisionQuery = z.object({
  revision: z.coerce.number().check(z.int(), z.gte(0), z.lte(MOST)),
});
