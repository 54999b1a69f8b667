import { z } from '../zod.ts';

/**
 * `POST /api/reports` : what browsers refused by a page's policies, told by themselves, not by our scripts. Fields that
 * are missing or of another kind are empty: every browser tells in its own way.
 */
export const REPORTS_PATH = '/api/reports';

const wordSchema = z.catch(z.string(), '');
const numberSchema = z.catch(z.int(), 0);

/** As the Reporting API names things: https://www.w3.org/TR/reporting-1/ , https://www.w3.org/TR/CSP3/#reporting */
const reportSchema = z.object({
  type: wordSchema,
  body: z.object({
    effectiveDirective: wordSchema,
    destination: wordSchema,
    blockedURL: wordSchema,
    documentURL: wordSchema,
    sourceFile: wordSchema,
    lineNumber: numberSchema,
  }),
});

/** As `report-uri` named them before, a report at a time. */
const olderReportSchema = z.object({
  'csp-report': z.object({
    'effective-directive': wordSchema,
    'blocked-uri': wordSchema,
    'document-uri': wordSchema,
    'source-file': wordSchema,
    'line-number': numberSchema,
  }),
});

const MAX_REPORTS = 50;
export const browserReportsSchema = z.union([
  z.array(reportSchema).check(z.maxLength(MAX_REPORTS)),
  olderReportSchema,
]);
export type BrowserReports = z.infer<typeof browserReportsSchema>;
