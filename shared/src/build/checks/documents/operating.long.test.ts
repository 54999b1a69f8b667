import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { blocksOf, commandsSaidIn, DOCUMENTS, otherBlocksOf } from './document-commands.ts';
import { openDocumentPlace, STAND_INS, type DocumentPlace } from './document-place.ts';

jest.setTimeout(900_000);

let place: DocumentPlace;
let prefix: string;
let shop: string;
beforeAll(async () => {
  place = await openDocumentPlace();
  ({ prefix } = place);
  shop = path.join(prefix, 'srv/vitrine');
  const folders = ['etc/nginx/conf.d', 'etc/nginx/modules-enabled', 'etc/systemd/system'];
  for (const folder of [...folders, 'run/postgresql', 'var/lib/vitrine'])
    mkdirSync(path.join(prefix, folder), { recursive: true });
  writeFileSync(path.join(prefix, 'etc/nginx/nginx.conf'), 'events {\n\tworker_connections 768;\n}\n');
});
afterAll(() => place.close());

const run: DocumentPlace['run'] = (...asked) => place.run(...asked);

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
    expect(restarted(restart)).toEqual(UNITS);
    // A version that gets no process ready takes one of them, and the others serve.
    expect(restarted(restart, { NOT_READY: '3201' })).toEqual(UNITS.slice(0, 1));
    expect(restarted(restart, { NOT_READY: '3101' })).toEqual(UNITS.slice(0, 3));
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

const UNITS = ['api@3201', 'api@3202', 'storefront@3101', 'storefront@3102', 'worker@3301'];

/** Which units a round restarts, in order. */
function restarted(round: string, variables: Record<string, string> = {}): string[] {
  const file = path.join(prefix, 'restarted');
  rmSync(file, { force: true });
  const said = run(round, prefix, variables);
  const units = readFileSync(file, 'utf8').trim().split('\n');
  expect(said).toBe('NOT_READY' in variables ? `${units.at(-1)} is not ready\n` : '');
  return units.map((unit) => unit.replace('vitrine-', ''));
}

const head = () => run('git rev-parse HEAD', shop).trim();
