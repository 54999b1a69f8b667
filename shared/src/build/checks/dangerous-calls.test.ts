import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../folders.ts';
import { findDangers } from './dangerous-calls.ts';
import { readSource, readSources } from './import-graph.ts';

/** What is found in one source of this text. */
const dangersIn = (text: string, file = 'server/src/orders/a.ts') =>
  findDangers(new Map([[file, readSource(file, text)]]), () => text);

describe('What a shop runs', () => {
  it('starts no program from input, uses approved algorithms alone, and checks certificates', () => {
    expect(findDangers(readSources())).toEqual([]);
  });

  it.each([
    ["import { spawn } from 'node:child_process';", 'starts programs'],
    ["import { exec } from 'child_process';", 'starts a program by exec'],
    ['spawn(name, [], { shell: true });', 'has a program read by a shell'],
  ])('is refused what starts programs: %s', (text, why) => {
    expect(dangersIn(text)).toContain(`server/src/orders/a.ts ${why}`);
  });

  it.each([
    ["import { createHash } from 'node:crypto'; createHash('md5');", 'uses md5'],
    ["import { createHmac } from 'node:crypto'; createHmac('SHA1', key);", 'uses sha1'],
    [
      "import { createCipheriv } from 'node:crypto'; createCipheriv('aes-256-ecb', key, null);",
      'uses aes-256-ecb',
    ],
    ["import { createCipheriv } from 'node:crypto'; const CIPHER = 'aes-128-cbc';", 'uses aes-128-cbc'],
    ["import { generateKeyPairSync } from 'node:crypto'; generateKeyPairSync('rsa');", 'uses rsa'],
    ["import { argon2 } from 'node:crypto'; argon2('argon2i');", 'uses argon2i'],
    ["import { pbkdf2 } from 'node:crypto';", 'asks node:crypto for pbkdf2'],
    ["import { createSign } from 'node:crypto';", 'asks node:crypto for createSign'],
    ["import forge from 'node-forge';", 'works with keys by node-forge'],
    ['const name = Math.random();', 'takes chance that can be foretold'],
    ['tls.connect({ rejectUnauthorized: false });', 'decides over certificates itself'],
  ])('is refused weak cryptography: %s', (text, why) => {
    expect(dangersIn(text)).toEqual([`server/src/orders/a.ts ${why}`]);
  });

  it('may start what tests and the build start', () => {
    const text = "import { spawn } from 'node:child_process';";
    for (const file of [
      'server/src/main.test.ts',
      'e2e/support/a.ts',
      'shared/src/build/a.ts',
      'server/src/version.ts',
    ])
      expect(dangersIn(text, file)).toEqual([]);
  });
});

it('Nobody adds code that is made of text', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-lint-'));
  const codes = ["eval('1')", "new Function('return 1')()", "setTimeout('1', 1)"];
  for (const [at, code] of codes.entries())
    writeFileSync(path.join(folder, `${at}.js`), `export const one = () => ${code};\n`);
  const lint = path.join(ROOT, 'node_modules/.bin/oxlint');
  const { stdout, status } = spawnSync(lint, ['-c', 'shared/src/build/oxlint.config.ts', folder], {
    ...{ cwd: ROOT, encoding: 'utf8' },
  });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  for (const at of codes.keys())
    expect(stdout).toMatch(new RegExp(`no-(?:eval|implied-eval)[^]*?/${at}\\.js`));
});
