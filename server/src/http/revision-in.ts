import { z } from '@vitrine/shared/contract/zod';

const revisionSchema = z.object({ revision: z.int() });

/** `?revision=` of a request without a body. */
export const revisionQuery = z.object({ revision: z.coerce.number().check(z.int()) });

/** What an edit was made on; one that does not say counts as outdated. */
export function revisionIn(body: unknown): number {
  const read = revisionSchema.safeParse(body);
  return read.success ? read.data.revision : 0;
}
