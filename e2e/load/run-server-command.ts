import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Runs a program of the server's to its end, by its path in `server/src`. Throws when it fails. */
export function runServerCommand(program: string, args: string[], variables: Record<string, string>) {
  const command = [path.join(ROOT, 'server/src', program), ...args];
  const env = { ...process.env, ...variables };
  return promisify(execFile)(process.execPath, command, { cwd: ROOT, env });
}
