import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../platform/free-port.ts';
import { ROOT } from './document-commands.ts';

/**
 * What needs root, an authority, systemd or half an hour, and what stands in its place: each reads its arguments, and fails of
 * what it does not know. Whatever else is said is run.
 */
export const STAND_INS = path.join(import.meta.dirname, 'stand-ins');

/** A folder in the place of the machine's root, where a document is followed. */
export interface DocumentPlace {
  prefix: string;
  /** Runs commands as they stand there, but for where folders begin. What they say. */
  run(commands: string, cwd: string, variables?: Record<string, string>): string;
  /** What a command that runs until it is ended answers at its port. */
  pageOf(commands: string, cwd: string): Promise<string>;
  close(): void;
}

/** Makes one, with `REPOSITORY` in it: what is committed here. */
export async function openDocumentPlace(): Promise<DocumentPlace> {
  const prefix = mkdtempSync(path.join(tmpdir(), 'vitrine-documents-'));
  /** What nginx listens at. */
  const ports = { HTTP_PORT: String(await freePort()), HTTPS_PORT: String(await freePort()) };
  const npm = spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
  for (const folder of ['srv', 'work']) mkdirSync(path.join(prefix, folder));

  const moved = (commands: string) =>
    commands.replaceAll(/(?<=[\s"=])\/(?=(?:srv|etc|var|run)\/)/g, `${prefix}/`);

  const environment = (variables: Record<string, string>) => ({
    ...process.env,
    ...{ PATH: `${STAND_INS}:${process.env['PATH']}`, PREFIX: prefix, ROOT, VITRINE_TEST_LONG: '' },
    // Its files lie where no later run finds them again.
    NODE_COMPILE_CACHE: path.join(prefix, 'compiled'),
    REPOSITORY: path.join(prefix, 'repository.git'),
    NPM: npm,
    ...ports,
    ...variables,
  });

  function run(commands: string, cwd: string, variables: Record<string, string> = {}): string {
    const text = moved(commands);
    const { status, stdout, stderr } = spawnSync('bash', ['-euc', text], {
      ...{ cwd, encoding: 'utf8', env: environment(variables) },
    });
    if (status !== 0) throw new Error(`${text}\nended with ${status}:\n${stdout}\n${stderr}`);
    return stdout;
  }

  async function pageOf(commands: string, cwd: string): Promise<string> {
    const port = await freePort();
    const env = environment({ PORT: String(port) });
    const child = spawn('bash', ['-euc', moved(commands)], { cwd, env, detached: true, stdio: 'ignore' });
    try {
      for (const end = Date.now() + 120_000; Date.now() < end; await wait(500)) {
        const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
        if (answer?.ok) return await answer.text();
      }
      throw new Error(`${commands} answered nothing`);
    } finally {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    }
  }

  function close() {
    for (const name of ['run/postgresql/data/postmaster.pid', 'nginx.pid']) {
      const file = path.join(prefix, name);
      if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT');
    }
    rmSync(prefix, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  run(
    `git clone -q --bare ${ROOT} repository.git && cd repository.git
     git update-ref refs/heads/main HEAD && git symbolic-ref HEAD refs/heads/main`,
    prefix,
  );
  return { prefix, run, pageOf, close };
}
