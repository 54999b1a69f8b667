import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

/** What the program below writes: the packages that are loaded once the app's code is. */
const PROGRAM = `
  const { default: { _cache } } = await import('node:module');
  await import(process.argv[1]);
  const packages = Object.keys(_cache).map((file) => /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(file)?.[1]);
  const languages = Object.keys(_cache).filter((file) => file.includes('i18n-iso-countries/langs'));
  console.log(JSON.stringify({ packages: [...new Set(packages)], languages }));
`;

/** Each takes megabytes, and is loaded with the first picture, paper, mail, backup or passkey. */
const SELDOM = ['sharp', 'pdfkit', 'nodemailer', 'tar', 'pg', 'prom-client', '@simplewebauthn/server'];

it('A shop that only answers holds no package that pictures, papers, mails or backups alone need', async () => {
  const app = path.join(import.meta.dirname, 'app.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--input-type=module', '-e', PROGRAM, app],
  ]);
  const loaded: { packages: string[]; languages: string[] } = JSON.parse(stdout);
  expect(loaded.packages).toContain('fastify');
  expect(loaded.packages.filter((name) => SELDOM.includes(name))).toEqual([]);
  // Two megabytes of countries' names that nobody reads: the shop's own come from Intl.
  expect(loaded.languages).toEqual([]);
});
