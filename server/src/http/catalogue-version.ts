import { z } from '@vitrine/shared/contract/zod';

/** What one process of the shop tells another of the catalogue. */
export const catalogueVersionSchema = z.object({ version: z.string() });
