import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from '@vitrine/shared/contract/zod';

const packageSchema = z.object({ version: z.string() });
const file = join(import.meta.dirname, '../package.json');

/** Version of the shop, shown in the fine print and in `/healthz`. */
export const VERSION = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;

let commit: Promise<string | null> | undefined;

/**
 * The commit that this copy was checked out at when the process began, which `/healthz` tells too; null in a copy without
 * git. No start waits for it.
 */
export function readCommit(): Promise<string | null> {
  return (commit ??= askGit());
}

async function askGit(): Promise<string | null> {
  const options = { cwd: import.meta.dirname, timeout: 5_000 };
  const git = await promisify(execFile)('git', ['rev-parse', 'HEAD'], options).catch(() => null);
  return git && git.stdout.trim();
}
