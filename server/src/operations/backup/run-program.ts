import { spawn } from 'node:child_process';
import { StartFault } from '../../platform/startup-error.ts';

const WORDS_KEPT = 2000;

/**
 * Runs one of PostgreSQL's programs to its end.
 * @throws StartFault when it is not there, or with its last words when it fails
 */
export function runProgram(program: string, args: readonly string[], variables: NodeJS.ProcessEnv) {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...variables },
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-WORDS_KEPT);
  });
  child.once('error', () =>
    reject(
      new StartFault(`${program} is not there. Install PostgreSQL's client (Debian: postgresql-client).`),
    ),
  );
  child.once('close', (code) =>
    code === 0 ? resolve() : reject(new StartFault(`${program} failed: ${words.trim()}`)),
  );
  return promise;
}
