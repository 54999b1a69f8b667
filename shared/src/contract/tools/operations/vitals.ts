import { CONNECTIONS, VITALS } from '../../federation/web-vital-lists.ts';
import { vitalPageSchema } from '../../federation/web-vitals.ts';
import { z } from '../../zod.ts';

/* `GET /api/tools/vitals` (right `system`): how fast pages were in the browsers of visitors. */

/** What was told of one vital. */
const vitalFigureSchema = z.object({
  /** Three of four were no slower: milliseconds; of CLS, thousandths. */
  p75: z.int(),
  readings: z.int(),
  /** Of the readings, those that are good, and those that are poor, by the bounds of web.dev. */
  good: z.int(),
  poor: z.int(),
});
export type VitalFigure = z.infer<typeof vitalFigureSchema>;

/** Vitals that nobody told of are left out. */
const figuresSchema = z.partialRecord(z.enum(VITALS), vitalFigureSchema);
export type VitalFigures = z.infer<typeof figuresSchema>;

export const vitalsSchema = z.object({
  /** How far it looks back. */
  days: z.int(),
  releases: z.array(z.object({ page: vitalPageSchema, release: z.string(), figures: figuresSchema })),
  connections: z.array(z.object({ connection: z.enum(CONNECTIONS), figures: figuresSchema })),
});
export type Vitals = z.infer<typeof vitalsSchema>;
