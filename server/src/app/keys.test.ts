import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readBooksKey } from '../books/books-key.ts';
import { oneDatabase } from '../database/testing/databases.ts';
import { readSecretKey } from '../platform/secret-key-file.ts';
import { readSecondFactorKey } from '../staff/second-factor-key.ts';
import { ROOT } from '../testing/security-list.ts';

const open = oneDatabase();
const paper = readFileSync(path.join(ROOT, 'docs/keys.md'), 'utf8');
const isNamed = (name: string) => paper.includes(`\`${name}\``);
const sources = globSync(['server/src/**/*.ts', 'shell/src/**/*.ts', 'shared/src/build/releasing/*.ts'], {
  cwd: ROOT,
})
  .filter((file) => !/\.test\.ts$|\/(?:testing|bench)\//.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

/** Names of things, and of who asks the same twice. */
const NO_SECRETS = ['accounts.email_key', 'idempotency.key', 'settings.key'];

describe('The inventory of keys', () => {
  it('names every file of a key that the shop makes', () => {
    const files = sources.flatMap((text) =>
      [...text.matchAll(/'([\w-]+\.(?:key|pem))'/g)].map(([, name = '']) => name),
    );
    expect(files.length).toBeGreaterThan(4);
    expect(files.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('names every secret that the shop is given', () => {
    const variables = readFileSync(path.join(ROOT, 'server/deploy/vitrine.env'), 'utf8').split('\n');
    const secrets = variables
      .map((line) => line.split('=', 1)[0] ?? '')
      .filter((name) => /_KEY$|^(?:DATABASE|SMTP)_URL$/.test(name));
    expect(secrets.length).toBe(4);
    expect(secrets.filter((name) => !isNamed(name))).toEqual([]);
  });

  it('names every column that holds a secret, or what is left of one', async () => {
    const tables = await (await open()).kysely.introspection.getTables();
    const secret =
      /(?:^|_)(?:secret|token|signature|key)$|(?:token|code|key|challenge|holder|password|email|mailbox)_hash$|public_key$/;
    const columns = tables.flatMap(({ name, columns: all }) =>
      all.filter((column) => secret.test(column.name)).map((column) => `${name}.${column.name}`),
    );
    expect(columns.length).toBeGreaterThan(15);
    expect(columns.filter((name) => !isNamed(name) && !NO_SECRETS.includes(name))).toEqual([]);
  });
});

describe('A key that is made at first use', () => {
  it('has 256 random bits, is readable by the shop alone, and stays the same', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-keys-'));
    const file = path.join(folder, 'keys', 'visitors.key');
    const keys = await Promise.all([readSecretKey(file), readSecretKey(file)]);
    const others = [
      await readSecondFactorKey(folder),
      Buffer.from((await readBooksKey(folder)).publicKey, 'base64url'),
    ];
    expect(keys[1]).toEqual(keys[0]);
    expect(await readSecretKey(file)).toEqual(keys[0]);
    const all = [...keys.slice(1), ...others];
    expect(all.map(({ length }) => length * 8)).toEqual([256, 256, 256]);
    expect(new Set(all.map((key) => key.toString('hex'))).size).toBe(3);
    for (const name of await readdir(path.join(folder, 'keys'))) {
      expect((await readFile(path.join(folder, 'keys', name))).length).toBe(32);
      expect((await stat(path.join(folder, 'keys', name))).mode & 0o777).toBe(0o600);
    }
    expect((await stat(path.join(folder, 'keys'))).mode & 0o777).toBe(0o700);
    await rm(folder, { recursive: true });
  });
});
