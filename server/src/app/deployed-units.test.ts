import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@vitrine/shared/platform/time';
import { readEnv } from '../env.ts';
import { ROOT } from '../testing/security-list.ts';

const DEPLOY = path.join(ROOT, 'server/deploy');
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');
const STOREFRONT = 'systemd/vitrine-storefront@.service';
const OTHERS = globSync('systemd/*.service', { cwd: DEPLOY }).filter((file) => file !== STOREFRONT);

/** Everything that a unit says by this name. */
const saidBy = (file: string, name: string) =>
  [...read(file).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);

const SECRETS = ['DATABASE_URL', 'SMTP_URL', 'MOLLIE_API_KEY', 'PEPPOL_URL', 'PEPPOL_TOKEN'];

describe('Whoever breaks into a storefront', () => {
  it('finds the address of the API and the key of the watch, and no secret of database, mail or payments', () => {
    expect(saidBy(STOREFRONT, 'EnvironmentFile')).toEqual(['/etc/vitrine/storefront.env']);
    const given = parseEnv(`${read('storefront.env')}\n${saidBy(STOREFRONT, 'Environment').join('\n')}`);
    expect(Object.keys(given)).toContain('WATCH_KEY');
    expect(Object.keys(given).filter((name) => SECRETS.includes(name))).toEqual([]);
    const variables = {
      ...parseEnv(read('storefront.env')),
      ROLE: 'storefront',
      API_URL: 'http://127.0.0.1:3200',
    };
    expect(readEnv(variables)).toMatchObject({
      ...{ proxies: 1, publicUrl: 'https://shop.example', apiUrl: 'http://127.0.0.1:3200' },
      ...{ databaseUrl: null, smtpUrl: null, mollieKey: null, accessPoint: null },
    });
  });

  it('is no user who reads what the other processes are told, or writes what they keep', () => {
    const [user] = saidBy(STOREFRONT, 'User');
    expect(OTHERS).toHaveLength(3);
    for (const file of OTHERS) {
      expect(saidBy(file, 'User')).toEqual(['vitrine']);
      expect(saidBy(file, 'EnvironmentFile')).toEqual(['/etc/vitrine/vitrine.env']);
    }
    expect(user).toBe('vitrine-pages');
    for (const name of ['Group', 'StateDirectory', 'CacheDirectory'])
      expect(saidBy(STOREFRONT, name)).toEqual([user]);
    expect(saidBy(STOREFRONT, 'Environment').join(' ')).toContain(`DATA_DIR=/var/lib/${user}/`);
    const guide = readFileSync(path.join(ROOT, 'OPERATING.md'), 'utf8');
    for (const [group, file] of [
      ['vitrine', 'vitrine.env'],
      [user, 'storefront.env'],
    ])
      expect(guide).toMatch(
        new RegExp(`^install .*-m 0640 -g ${group} server/deploy/${file} /etc/vitrine/${file}$`, 'm'),
      );
  });
});

it('Whoever reads what a process is told opens no database with it: the shop is known to PostgreSQL by its user', () => {
  const { DATABASE_URL = '' } = parseEnv(read('vitrine.env'));
  const { username, password, searchParams } = new URL(DATABASE_URL);
  expect([username, password, searchParams.get('host')]).toEqual(['vitrine', '', '/run/postgresql']);
  for (const file of OTHERS) expect(saidBy(file, 'User')).toEqual([username]);
});

describe('A process that hangs', () => {
  it('is ended by systemd and started again: what serves says each time that it is well', () => {
    const serving = OTHERS.filter((file) => !file.includes('backup'));
    expect(serving).toHaveLength(2);
    for (const file of [STOREFRONT, ...serving]) {
      expect(saidBy(file, 'Type')).toEqual(['notify']);
      expect(Number(saidBy(file, 'WatchdogSec')[0])).toBeLessThanOrEqual(20);
      expect(saidBy(file, 'WatchdogSignal')).toEqual(['SIGKILL']);
      expect(saidBy(file, 'Restart')[0]).toMatch(/^(always|on-failure)$/);
    }
  });
});

it('Migrations of a large shop take as long as they take: no start of what runs them is ended', () => {
  const migrating = OTHERS.filter((file) => !file.includes('backup'));
  for (const file of migrating) expect(saidBy(file, 'TimeoutStartSec')).toEqual(['infinity']);
});

it('Whoever’s backups fail for a month still finds the three newest, and each that somebody named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-units-'));
  const taken = (day: string) => `vitrine-2026-11-${day}T02-30-00-000Z.tar`;
  const names = [...['01', '02', '03', '04', '05'].map(taken), 'vitrine-before-the-move.tar'];
  const longAgo = new Date(Date.now() - 30 * DAY_MS);
  for (const name of names) {
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), longAgo, longAgo);
  }
  const [said = ''] = saidBy('systemd/vitrine-backup.service', 'ExecStartPre');
  const [, command = ''] = /^-\/bin\/sh -c '(.*)'$/.exec(said) ?? [];
  const clearing = command.replaceAll('$$', '$').replace('/var/lib/vitrine/shop/backups', folder);
  const clear = () => execFileSync('/bin/sh', ['-c', clearing]);
  clear();
  const left = ['03', '04', '05'].map(taken);
  expect(readdirSync(folder).sort()).toEqual([...left, 'vitrine-before-the-move.tar']);
  writeFileSync(path.join(folder, taken('06')), '');
  clear();
  expect(readdirSync(folder)).not.toContain(taken('03'));
  rmSync(folder, { recursive: true });
});
