import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

/** What the program below writes: the files that are loaded once the named programs are, whether required or imported. */
const PROGRAM = `
  const { default: module } = await import('node:module');
  const imported = [];
  module.registerHooks({ load: (url, context, next) => (imported.push(url), next(url, context)) });
  for (const file of process.argv.slice(1)) await import(file);
  console.log(JSON.stringify([...Object.keys(module._cache), ...imported]));
`;

/** Each takes megabytes, and is loaded with the first picture, upload, paper, text, mail, backup or passkey. */
const SELDOM = [
  ...['sharp', 'file-type', 'pdfkit', 'sanitize-html', 'nodemailer', 'tar', 'pg', 'prom-client'],
  '@simplewebauthn/server',
];

async function loadedBy(...programs: string[]): Promise<{ files: string[]; packages: string[] }> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, ...programs.map((file) => path.join(import.meta.dirname, file))],
    { maxBuffer: 10 * 1024 * 1024 },
  );
  const files: string[] = JSON.parse(stdout);
  const packages = files.map((name) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? '');
  return { files, packages: [...new Set(packages)] };
}

it('A shop that only answers holds no package that pictures, papers, mails or backups alone need', async () => {
  const { files, packages } = await loadedBy('app.ts', 'register-routes.ts');
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'kysely']));
  expect(packages.filter((name) => SELDOM.includes(name))).toEqual([]);
  // Two megabytes of countries' names that nobody reads: the shop's own come from Intl.
  expect(files.filter((name) => name.includes('i18n-iso-countries/langs'))).toEqual([]);
});

it('A storefront that asks others for its data has eight megabytes more for pages: nothing of databases and forms', async () => {
  const { packages } = await loadedBy('roles/start-storefront.ts');
  expect(packages).toContain('fastify');
  const ofData = ['kysely', 'libphonenumber-js', 'ibantools', '@fastify/swagger', ...SELDOM];
  expect(packages.filter((name) => ofData.includes(name))).toEqual([]);
});

it('A shop that was filled before starts without the sample and its words', async () => {
  const { files, packages } = await loadedBy('roles/prepare-database.ts');
  expect(packages).toContain('kysely');
  expect(files.filter((name) => name.includes('/sample-shop/'))).toEqual([]);
});
