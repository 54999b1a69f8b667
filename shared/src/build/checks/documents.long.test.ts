import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

jest.setTimeout(900_000);

const ROOT = path.resolve('.');

/** What needs root, an authority or half an hour, and what stands in its place. Whatever else a block says is run. */
const STAND_INS: Record<string, string> = {
  ...Object.fromEntries(
    ['apt-get', 'useradd', 'chown', 'createuser', 'createdb', 'systemctl'].map((name) => [name, 'true']),
  ),
  runuser: 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  install: 'exec /usr/bin/install $(echo "$*" | sed "s/-g vitrine//")',
  // The same packages, as links: only their download is left out, and caches that others write meanwhile.
  npm: `[ "$1" = ci ] || exec "$NPM" "$@"
    mkdir -p node_modules
    exec find ${ROOT}/node_modules -mindepth 1 -maxdepth 1 ! -name .cache -exec cp -al -t node_modules {} +`,
  certbot:
    'mkdir -p $PREFIX/etc/letsencrypt/live/shop.example && cp $PREFIX/etc/vitrine/tls/* $PREFIX/etc/letsencrypt/live/shop.example/',
  // Ports that only root may open, and folders, are moved; the rest is the configuration as it lies there.
  nginx: `sed -e "s#/srv/vitrine#$PREFIX/srv/vitrine#; s#/etc/vitrine#$PREFIX/etc/vitrine#; s#/var/log/nginx#$PREFIX#; /listen \\[::\\]/d" \\
    -e "s/listen 80;/listen 127.0.0.1:18080;/; s/listen 443/listen 127.0.0.1:18443/" $PREFIX/etc/nginx/conf.d/vitrine.conf > $PREFIX/vitrine.conf
    echo "events {} http { include /etc/nginx/mime.types; access_log off; include $PREFIX/vitrine.conf; }" > $PREFIX/nginx.conf
    exec /usr/sbin/nginx -e stderr -g "pid $PREFIX/nginx.pid;" -p $PREFIX -c $PREFIX/nginx.conf "$@"`,
};

/** A document's blocks of commands, in their order. */
const blocksOf = (document: string): string[] =>
  [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(/^```\n([^]*?)^```$/gm)].map(
    ([, text = '']) => text,
  );

let prefix: string;
let shop: string;
beforeAll(() => {
  prefix = mkdtempSync(path.join(tmpdir(), 'vitrine-documents-'));
  shop = path.join(prefix, 'srv/vitrine');
  for (const folder of ['bin', 'etc/nginx/conf.d', 'etc/systemd/system', 'srv', 'var/lib/vitrine', 'work'])
    mkdirSync(path.join(prefix, folder), { recursive: true });
  for (const [name, text] of Object.entries(STAND_INS)) {
    const file = path.join(prefix, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  }
});
afterAll(() => rmSync(prefix, { recursive: true, force: true }));

/** Runs commands as they stand there, but for where folders begin. */
function run(commands: string, cwd: string, variables: Record<string, string> = {}): string {
  const text = commands.replaceAll(/(?<=[\s"=])\/(?=(?:srv|etc|var)\/)/g, `${prefix}/`);
  const { status, stdout, stderr } = spawnSync('bash', ['-euc', text], {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      ...{
        PATH: `${prefix}/bin:${process.env['PATH']}`,
        PREFIX: prefix,
        REPOSITORY: ROOT,
        VITRINE_TEST_LONG: '',
      },
      NPM: spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim(),
      ...variables,
    },
  });
  if (status !== 0) throw new Error(`${text}\nended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

describe('Whoever follows a page word by word', () => {
  it('has a shop from OPERATING.md, restarts it, and restores it with the variables of its file', () => {
    const [machine = '', nginx = '', processes = '', restart = '', restore = '', ...others] =
      blocksOf('OPERATING.md');
    expect(others).toEqual([]);
    run(machine, prefix);
    const file = path.join(prefix, 'etc/vitrine/vitrine.env');
    expect(readFileSync(file, 'utf8')).toMatch(/^MAIL_FROM=\w+ </m);
    // As whoever edits it: this machine has no PostgreSQL and no mail server of that name.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^(DATABASE_URL|SMTP_URL)=.*$/gm, '$1='));
    run(nginx, prefix);
    // The processes, which `systemctl` would start, make the database.
    const node = `node_modules/.bin/node --env-file=${file}`;
    const variables = { DATA_DIR: path.join(prefix, 'var/lib/vitrine/shop') };
    run(
      `${node} --input-type=module -e "
        const { readEnv } = await import('${shop}/server/src/env.ts');
        const { prepareDatabase } = await import('${shop}/server/src/app/roles/prepare-database.ts');
        await (await prepareDatabase(readEnv(process.env))).database.close();"`,
      shop,
      variables,
    );
    expect(run(processes, prefix)).toContain('https://shop.example/');
    run(restart, prefix);
    run(`${node} server/src/operations/backup/backup-command.ts`, shop, variables);
    const [backup = ''] = readdirSync(path.join(variables.DATA_DIR, 'backups'));
    const told = run(restore, prefix, { BACKUP: path.join(variables.DATA_DIR, 'backups', backup) });
    expect(told).toContain('The shop is as it was');
  });

  it('releases, tries, and goes back by RELEASING.md', () => {
    const [alone = '', live = '', trial = '', promote = '', back = '', ...others] = blocksOf('RELEASING.md');
    expect(others).toEqual([]);
    run(alone, path.join(prefix, 'work'));
    const first = versionOf(run(live, shop));
    appendFileSync(path.join(shop, 'catalog/src/remote.tsx'), "\nexport const tried = 'by hand';\n");
    const second = versionOf(run(trial, shop));
    expect(second).not.toBe(first);
    expect(versionOf(run(promote, shop))).toBe(second);
    expect(run(back, shop, { VERSION: second }).trim().split('\n').slice(-2).join()).toContain(second);
  });
});

/** What a command for releases says last: the app and its version. */
const versionOf = (told: string): string => told.trim().split(' ').at(-1) ?? '';
