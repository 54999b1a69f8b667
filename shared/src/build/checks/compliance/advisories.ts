import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from '../../../contract/zod.ts';
import { ROOT } from '../../folders.ts';

/** Days within which a release goes out without a package that has a known weakness (`SECURITY.md`). */
export const DAYS = { critical: 2, high: 7, moderate: 30, low: 90, info: 90 } as const;

interface Advisory {
  name: string;
  severity: keyof typeof DAYS;
  title: string;
  url: string;
}

/** Null: the registry could not be asked, which says nothing of what it knows. */
export type AdvisoryAnswer = { advisories: Advisory[] } | { advisories: null; why: string };

const severitySchema = z.enum(['critical', 'high', 'moderate', 'low', 'info']);
const viaSchema = z.object({
  name: z.string(),
  severity: severitySchema,
  title: z.string(),
  url: z.string(),
});
/** What `npm audit --json` writes. A `via` that is a text names another package of the list. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), viaSchema])) })),
});
const failureSchema = z.object({ message: z.string() });

/** What the registry of packages knows of those that a shop runs with, by the lock file. */
export async function askAdvisories(root = ROOT, env = process.env): Promise<AdvisoryAnswer> {
  const npm = spawn('npm', ['audit', '--json', '--package-lock-only', '--omit=dev', '--fetch-retries=0'], {
    ...{ cwd: root, env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const failed = new Promise<string>((resolve) => npm.once('error', ({ message }) => resolve(message)));
  const said = await Promise.race([text(npm.stdout), failed]);
  return readAnswer(said);
}

function readAnswer(said: string): AdvisoryAnswer {
  const answer = parseJson(said);
  const report = reportSchema.safeParse(answer);
  if (!report.success) {
    const failure = failureSchema.safeParse(answer);
    return { advisories: null, why: failure.success ? failure.data.message : said.trim() };
  }
  const all = Object.values(report.data.vulnerabilities).flatMap(({ via }) => via);
  const advisories = all.filter((one) => typeof one !== 'string');
  return { advisories: [...new Map(advisories.map((one) => [one.url + one.name, one])).values()] };
}

function parseJson(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
}
