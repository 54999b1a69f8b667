import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv, type Env } from '../env.ts';

/** A configuration for tests: silent, of no use outside them. */
export function testEnv(variables: Record<string, string> = {}): Env {
  return readEnv({
    LOG_LEVEL: 'silent',
    SAMPLE_DATA: '0',
    // Keys are made there; it goes with the run.
    DATA_DIR: join(tmpdir(), 'vitrine-test-env'),
    RELEASES_DIR: '/nonexistent',
    ...variables,
  });
}
