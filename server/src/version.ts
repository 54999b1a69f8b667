import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vitrine/shared/contract/zod';

const packageSchema = z.object({ version: z.string() });
const file = join(import.meta.dirname, '../package.json');

/** Version of the shop, shown in the fine print and in `/healthz`. */
export const VERSION = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;

/** The commit that this copy was checked out at, which `/healthz` tells too; null in a copy without git. */
export const COMMIT = readCommit();

function readCommit(): string | null {
  const git = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 5_000,
  });
  return git.status === 0 ? git.stdout.trim() : null;
}
