import { readEnv, type Env } from '../env.ts';

/** A configuration for tests: silent, of no use outside them. */
export function testEnv(variables: Record<string, string> = {}): Env {
  return readEnv({
    LOG_LEVEL: 'silent',
    SAMPLE_DATA: '0',
    DATA_DIR: '/nonexistent',
    RELEASES_DIR: '/nonexistent',
    ...variables,
  });
}
