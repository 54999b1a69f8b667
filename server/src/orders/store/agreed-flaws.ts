import { agreedFlawSchema, type AgreedFlaw } from '@vitrine/shared/contract/facts/flaws';
import { z } from '@vitrine/shared/contract/zod';

const flawsSchema = z.array(agreedFlawSchema);

/** What was named as not perfect when the line was ordered, out of its column. */
export function agreedFlaws(column: string): { flaws?: AgreedFlaw[] } {
  return column === '[]' ? {} : { flaws: flawsSchema.parse(JSON.parse(column)) };
}
