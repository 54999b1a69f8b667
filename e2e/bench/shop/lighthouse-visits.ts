import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { z } from '@vitrine/shared/contract/zod';
import { CHROMIUM } from '../../support/chromium.ts';
import { freePort } from '@vitrine/shared/platform/free-port';

/** The registry's, fetched when it is run: with all that it brings it would be a sixth of every installation. */
const PROGRAM = 'lighthouse@13.5.0';
const REPORT_BYTES = 50_000_000;
const TIMES = {
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
} as const;

/** What is read of a report. */
const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  environment: z.object({ benchmarkIndex: z.number() }),
});

/** Figures of one visit by their names: points of each category, `LCP`, `TBT` (ms), `CLS`, `bytes`, `machine`. */
export type Visit = Record<string, number>;

/** Visits by Lighthouse on a telephone, simulated, one after the other, each by a new browser. */
export async function visitWithLighthouse(
  address: string,
  times: number,
  categories: readonly string[] = ['performance'],
): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let time = 0; time < times; time += 1) visits.push(await visitOnce(address, categories));
  return visits;
}

/** The middle of each figure. */
export function medians(visits: Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(visits.map((visit) => visit[name] ?? NaN))]));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** What of a figure was in each visit, in their order: `0, 12, 3`. */
export const eachOf = (visits: Visit[], name: string) =>
  visits.map((visit) => Math.round(visit[name] ?? NaN)).join(', ');

async function visitOnce(address: string, wanted: readonly string[]): Promise<Visit> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
  });
  try {
    const args = ['exec', '--yes', `--package=${PROGRAM}`, '--', 'lighthouse', address, `--port=${port}`];
    const asked = ['--quiet', '--output=json', `--only-categories=${wanted.join(',')}`];
    const { stdout } = await promisify(execFile)('npm', [...args, ...asked], { maxBuffer: REPORT_BYTES });
    const { categories, audits, environment } = reportSchema.parse(JSON.parse(stdout));
    return {
      machine: environment.benchmarkIndex,
      ...Object.fromEntries(wanted.map((name) => [name, 100 * (categories[name]?.score ?? 0)])),
      ...Object.fromEntries(
        Object.entries(TIMES).map(([id, name]) => [name, audits[id]?.numericValue ?? NaN]),
      ),
    };
  } finally {
    await browser.close();
  }
}
