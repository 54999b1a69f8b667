import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../../platform/free-port.ts';

jest.setTimeout(900_000);

const ROOT = path.resolve('.');

/** What needs root, an authority or half an hour, and what stands in its place. Whatever else a block says is run. */
const STAND_INS: Record<string, string> = {
  ...Object.fromEntries(['useradd', 'systemctl'].map((name) => [name, 'true'])),
  // What the package does: a cluster, whose superuser is `postgres`, behind a socket.
  'apt-get': `chmod 0755 $PREFIX && chmod 0777 $PREFIX/run/postgresql && cd $PREFIX/run/postgresql
    BIN=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
    [ "$(id -u)" = 0 ] && AS="/usr/sbin/runuser -u postgres --" || AS=
    $AS $BIN/initdb -D data -U postgres -A trust -E UTF8 --no-locale --no-sync > /dev/null
    $AS $BIN/pg_ctl -D data -l log -w -o "-k $PREFIX/run/postgresql -c listen_addresses= -c fsync=off" start`,
  runuser:
    '[ "$2" != postgres ] || export PGHOST=$PREFIX/run/postgresql PGUSER=postgres; while [ "$1" != -- ]; do shift; done; shift; exec "$@"',
  install: 'exec /usr/bin/install $(echo "$*" | sed -E "s/-g [a-z-]+//")',
  // The same packages, as links: only their download is left out, and caches that others write meanwhile.
  npm: `[ "$1" = ci ] || exec "$NPM" "$@"
    for folder in . $(cd ${ROOT} && ls -d */node_modules | xargs -n 1 dirname)
    do [ -d $folder ] || continue
      rm -rf $folder/node_modules && mkdir $folder/node_modules
      find ${ROOT}/$folder/node_modules -mindepth 1 -maxdepth 1 ! -name .cache -exec cp -al -t $folder/node_modules {} +
    done`,
  certbot:
    'mkdir -p $PREFIX/etc/letsencrypt/live/shop.example && cp $PREFIX/etc/vitrine/tls/* $PREFIX/etc/letsencrypt/live/shop.example/',
  // Ports that only root may open, and folders, are moved; the rest is the configuration as it lies there.
  nginx: `sed -e "s#/srv/vitrine#$PREFIX/srv/vitrine#; s#/etc/vitrine#$PREFIX/etc/vitrine#; s#/var/log/nginx#$PREFIX#; /listen \\[::\\]/d" \\
    -e "s/listen 80;/listen 127.0.0.1:$HTTP_PORT;/; s/listen 443/listen 127.0.0.1:$HTTPS_PORT/" $PREFIX/etc/nginx/conf.d/vitrine.conf > $PREFIX/vitrine.conf
    cat $PREFIX/etc/nginx/modules-enabled/* $PREFIX/etc/nginx/nginx.conf > $PREFIX/nginx.conf
    echo "http { include /etc/nginx/mime.types; access_log off; include $PREFIX/vitrine.conf; }" >> $PREFIX/nginx.conf
    exec /usr/sbin/nginx -e stderr -g "pid $PREFIX/nginx.pid;" -p $PREFIX -c $PREFIX/nginx.conf "$@"`,
};

/** A document's blocks of commands, in their order. */
const blocksOf = (document: string): string[] =>
  [...readFileSync(path.join(ROOT, document), 'utf8').matchAll(/^```\n([^]*?)^```$/gm)].map(
    ([, text = '']) => text,
  );

/** What sentences name that somebody may type, of the programs that come with the shop or make it. */
const inlineOf = (document: string): string[] =>
  [
    ...readFileSync(path.join(ROOT, document), 'utf8')
      .replaceAll(/^```$[^]*?^```$/gm, '')
      .matchAll(/`((?:\w+=\S+ )?(?:npm|npx|git|node|openssl)\s[^`]*)`/g),
  ].map(([, text = '']) => text.replaceAll(/\s+/g, ' '));

let prefix: string;
let shop: string;
/** What nginx listens at. */
let ports: Record<'HTTP_PORT' | 'HTTPS_PORT', string>;
beforeAll(async () => {
  ports = { HTTP_PORT: String(await freePort()), HTTPS_PORT: String(await freePort()) };
  prefix = mkdtempSync(path.join(tmpdir(), 'vitrine-documents-'));
  shop = path.join(prefix, 'srv/vitrine');
  const folders = ['bin', 'etc/nginx/conf.d', 'etc/nginx/modules-enabled', 'etc/systemd/system'];
  for (const folder of [...folders, 'run/postgresql', 'srv', 'work', 'var/lib/vitrine'])
    mkdirSync(path.join(prefix, folder), { recursive: true });
  writeFileSync(path.join(prefix, 'etc/nginx/nginx.conf'), 'events {\n\tworker_connections 768;\n}\n');
  for (const [name, text] of Object.entries(STAND_INS)) {
    const file = path.join(prefix, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${text}\n`);
    chmodSync(file, 0o755);
  }
  run(
    `git clone -q --bare ${ROOT} repository.git && cd repository.git
     git update-ref refs/heads/main HEAD && git symbolic-ref HEAD refs/heads/main`,
    prefix,
  );
});
afterAll(() => {
  const file = path.join(prefix, 'run/postgresql/data/postmaster.pid');
  if (existsSync(file)) process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGQUIT');
  rmSync(prefix, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Commands as they stand there, but for where folders begin. */
const moved = (commands: string) =>
  commands.replaceAll(/(?<=[\s"=])\/(?=(?:srv|etc|var|run)\/)/g, `${prefix}/`);

const environment = (variables: Record<string, string>) => ({
  ...process.env,
  ...{ PATH: `${prefix}/bin:${process.env['PATH']}`, PREFIX: prefix, VITRINE_TEST_LONG: '' },
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
  it('finds each command that a sentence names among those that are run', () => {
    const documents = ['OPERATING.md', 'RELEASING.md'];
    const lines = documents.flatMap(blocksOf).join('').split('\n');
    const isHeld = (command: string) => {
      const [said = '', ...after] = command.split(/<[^>]+>/);
      const isSame = (line: string) => line.startsWith(said) && line.endsWith(after.at(-1) ?? '');
      return lines.some((line) => `${line} `.startsWith(`${said} `) || (after.length > 0 && isSame(line)));
    };
    expect(documents.flatMap(inlineOf).filter((command) => !isHeld(command))).toEqual([]);
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

/** A commit more at the origin, as its makers push it. Says its name. */
const NEWER_VERSION = `
  git update-ref refs/heads/main \
    $(git -c user.name=a -c user.email=a@example.com commit-tree main^{tree} -p main -m newer)
  git rev-parse main`;

const head = () => run('git rev-parse HEAD', shop).trim();

/** What a command for releases says last: the app and its version. */
const versionOf = (told: string): string => told.trim().split(' ').at(-1) ?? '';
