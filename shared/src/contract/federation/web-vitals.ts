import { z } from '../zod.ts';
import {
  CONNECTIONS,
  LONGEST_VITAL,
  MOST_VITAL_PAGES,
  VITAL_PAGES,
  type VitalPage,
} from './web-vital-lists.ts';

/*
 * `POST /api/vitals` : how fast pages were in a browser (https://web.dev/articles/vitals). It carries nothing of a person:
 * kinds of pages, never addresses; no name of the visitor or the visit, but for the page's token, stored in memory so that it
 * counts once; of the connection one word of four.
 */

const PAGES = Object.keys(VITAL_PAGES) as [VitalPage, ...VitalPage[]];
export const vitalPageSchema = z.enum(PAGES);

/** LCP and INP in milliseconds, CLS in thousandths. */
const value = z.int().check(z.nonnegative(), z.maximum(LONGEST_VITAL));

const pageVitalsSchema = z.object({
  page: vitalPageSchema,
  /** The version of the remote that drew it. */
  release: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)),
  LCP: z.optional(value),
  INP: z.optional(value),
  CLS: z.optional(value),
});

export const vitalsReportSchema = z.object({
  connection: z.enum(CONNECTIONS),
  /** The token of the view of the page that was loaded. */
  view: z.string().check(z.maxLength(64)),
  pages: z.array(pageVitalsSchema).check(z.minLength(1), z.maxLength(MOST_VITAL_PAGES)),
});
export type VitalsReport = z.infer<typeof vitalsReportSchema>;
export type PageVitals = VitalsReport['pages'][number];
