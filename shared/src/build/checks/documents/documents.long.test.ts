import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../../../platform/free-port.ts';
import { blocksOf, commandsSaidIn, DOCUMENTS, otherBlocksOf, ROOT } from './document-commands.ts';

jest.setTimeout(900_000);

/**
 * What needs root, an authority, systemd or half an hour, and what stands in its place: each reads its arguments, and fails of
 * what it does not know. Whatever else is said is run.
 */
const STAND_INS = path.join(import.meta.dirname, 'stand-ins');

let prefix: string;
let shop: string;
/** What nginx listens at. */
let ports: Record<'HTTP_PORT' | 'HTTPS_PORT', string>;
beforeAll(async () => {
  ports = { HTTP_PORT: String(await freePort()), HTTPS_PORT: String(await freePort()) };
  prefix = mkdtempSync(path.join(tmpdir(), 'vitrine-documents-'));
  shop = path.join(prefix, 'srv/vitrine');
  const folders = ['etc/nginx/conf.d', 'etc/nginx/modules-enabled', 'etc/systemd/system'];
  for (const folder of [...folders, 'run/postgresql', 'srv', 'work', 'var/lib/vitrine'])
    mkdirSync(path.join(prefix, folder), { recursive: true });
  writeFileSync(path.join(prefix, 'etc/nginx/nginx.conf'), 'events {\n\tworker_connections 768;\n}\n');
  run(
    `git clone -q --bare ${ROOT} repository.git && cd repository.git
     git update-ref refs/heads/main HEAD && git symbolic-ref HEAD refs/heads/main`,
    prefix,
  );
});
afterAll(() => {
  for (const name of ['run/postgresql/data/postmaster.pid', 'nginx.pid']) {
    const file = path.join(prefix, name);
    if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT');
  }
  rmSync(prefix, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Commands as they stand there, but for where folders begin. */
const moved = (commands: string) =>
  commands.replaceAll(/(?<=[\s"=])\/(?=(?:srv|etc|var|run)\/)/g, `${prefix}/`);

const environment = (variables: Record<string, string>) => ({
  ...process.env,
  ...{ PATH: `${STAND_INS}:${process.env['PATH']}`, PREFIX: prefix, ROOT, VITRINE_TEST_LONG: '' },
  REPOSITORY: path.join(prefix, 'repository.git'),
  NPM: spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim(),
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

/** What a command that runs until it is ended answers at its port. */
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

describe('Whoever follows a page word by word', () => {
  it('finds no command that is not run: all of them are blocks of commands, or stand in sentences', () => {
    expect(DOCUMENTS.flatMap(otherBlocksOf)).toEqual(['json']);
    expect(saidBeside('OPERATING.md')).not.toEqual([]);
    expect(saidBeside('RELEASING.md')).toEqual([]);
  });

  it('has a shop on PostgreSQL from OPERATING.md, restarts, upgrades, backs up, restores and proves it', () => {
    const [machine = '', nginx = '', processes = '', watch = '', restart = '', ...later] =
      blocksOf('OPERATING.md');
    const [upgrade = '', back = '', backUp = '', restore = '', prove = '', ...others] = later;
    expect(others).toEqual([]);
    run(machine, prefix);
    const file = path.join(prefix, 'etc/vitrine/vitrine.env');
    expect(readFileSync(file, 'utf8')).toMatch(/^MAIL_FROM=\w+ </m);
    // As whoever edits it: the socket is below the folder of its own, and there is no mail server of that name.
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('host=/run/', `host=${prefix}/run/`)
        .replace(/^SMTP_URL=.*$/m, 'SMTP_URL='),
    );
    run(nginx, prefix);
    expect(readFileSync(path.join(prefix, 'etc/nginx/nginx.conf'), 'utf8')).toContain(
      'worker_connections 4096;',
    );
    // The processes, which `systemctl` would start, make the database.
    run(
      `node_modules/.bin/node --env-file=${file} --input-type=module -e "
        const { readEnv } = await import('${shop}/server/src/env.ts');
        const { prepareDatabase } = await import('${shop}/server/src/app/roles/prepare-database.ts');
        await (await prepareDatabase(readEnv(process.env))).database.close();"`,
      shop,
      { DATA_DIR: path.join(prefix, 'var/lib/vitrine/shop') },
    );
    expect(run(processes, prefix)).toContain('https://shop.example/');
    if (existsSync('/usr/bin/systemctl')) {
      const wanted = path.join(prefix, 'etc/systemd/system/vitrine.target.wants');
      expect(readdirSync(wanted)).toHaveLength(5);
    }
    run(watch, prefix);
    const [watchKey] = /^WATCH_KEY=[0-9a-f]{64}$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(watchKey).toBeDefined();
    expect(readFileSync(path.join(prefix, 'etc/vitrine/storefront.env'), 'utf8')).toContain(watchKey);
    run(restart, prefix);
    const before = head();
    const newer = run(NEWER_VERSION, path.join(prefix, 'repository.git')).trim();
    run(upgrade, prefix);
    expect(head()).toBe(newer);
    run(back, prefix, { BEFORE: before });
    expect(head()).toBe(before);
    const [backup = ''] = run(backUp, prefix).split('\n');
    expect(run(restore, prefix, { BACKUP: backup })).toContain('The shop is as it was');
    const proofs = run(prove, prefix, { BACKUP: backup }).matchAll(/^The books are as they were written/gm);
    expect([...proofs]).toHaveLength(2);
    const words = { BACKUP: backup, ID: 'a-request', RECIPIENT: 'age1of-the-owner' };
    const told = saidBeside('OPERATING.md').map((command) => run(command, shop, words));
    expect(told.join('')).toContain('System clock synchronized: yes');
    expect(told.join('')).toContain(words.ID);
    expect(existsSync(`${backup}.age`)).toBe(true);
    expect(told.join('')).toContain(path.basename(backup));
  });

  it('releases, records, tries, and goes back by RELEASING.md', async () => {
    const [alone = '', dev = '', record = '', live = '', trial = '', promote = '', back = '', ...others] =
      blocksOf('RELEASING.md');
    expect(others).toEqual([]);
    run(alone, path.join(prefix, 'work'));
    expect(await pageOf(dev, path.join(prefix, 'work/vitrine'))).toContain('</html>');
    run(record, shop);
    expect(run('git diff --name-only', shop)).toContain('catalog/src/fixtures/exchanges.json');
    run('git restore .', shop);
    const first = versionOf(run(live, shop));
    appendFileSync(path.join(shop, 'catalog/src/remote.tsx'), "\nexport const tried = 'by hand';\n");
    const second = versionOf(run(trial, shop));
    expect(second).not.toBe(first);
    expect(versionOf(run(promote, shop))).toBe(second);
    expect(run(back, shop, { VERSION: second }).trim().split('\n').slice(-2).join()).toContain(second);
  });
});

/** Commands that a document's sentences name, but for those that are the beginning of one in any block. */
function saidBeside(document: string): string[] {
  const lines = DOCUMENTS.flatMap(blocksOf).join('').split('\n');
  const isHeld = (command: string) => {
    // A name that the reader puts in.
    const [said = '', ...after] = command.split(/<[^>]+>/);
    const isSame = (line: string) => line.startsWith(said) && line.endsWith(after.at(-1) ?? '');
    return lines.some((line) => `${line} `.startsWith(`${said} `) || (after.length > 0 && isSame(line)));
  };
  return commandsSaidIn(document, readdirSync(STAND_INS)).filter((command) => !isHeld(command));
}

/** A commit more at the origin, as its makers push it. Says its name. */
const NEWER_VERSION = `
  git update-ref refs/heads/main \
    $(git -c user.name=a -c user.email=a@example.com commit-tree main^{tree} -p main -m newer)
  git rev-parse main`;

const head = () => run('git rev-parse HEAD', shop).trim();

/** What a command for releases says last: the app and its version. */
const versionOf = (told: string): string => told.trim().split(' ').at(-1) ?? '';
