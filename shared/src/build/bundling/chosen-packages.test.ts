import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { WORKSPACES } from '../apps.ts';

const ROOT = resolve(__dirname, '../../../..');
const FOLDERS = WORKSPACES.flatMap((name) => [`${name}/src`, `${name}/journeys`, `${name}/support`]);

const sources = globSync(
  FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,js}`),
  { cwd: ROOT },
).map((file) => readFileSync(resolve(ROOT, file), 'utf8'));

const listed = new Set(
  ['.', ...WORKSPACES].flatMap((folder) => {
    const {
      dependencies = {},
      devDependencies = {},
    }: Record<string, Record<string, string>> = JSON.parse(
      readFileSync(resolve(ROOT, folder, 'package.json'), 'utf8'),
    );
    return Object.keys({ ...dependencies, ...devDependencies });
  }),
);

/** Somewhere it is imported, itself or a part of it. */
function isImported(name: string): boolean {
  const line = new RegExp(`(?:from|import\\(?) ?'${name.replaceAll('/', '\\/')}(?:/[^']*)?'`);
  return sources.some((source) => line.test(source));
}

it.each([
  'react',
  'react-dom',
  'webpack',
  '@module-federation/enhanced',
  'react-router',
  'jotai',
  'react-intl',
  'lz-string',
  'axios',
  'workbox-webpack-plugin',
  '@testing-library/react',
  'playwright',
])('%s is listed by a workspace and imported', (name) => {
  expect([...listed]).toContain(name);
  expect(isImported(name)).toBe(true);
});

it('jest runs the tests', () => {
  expect([...listed]).toEqual(expect.arrayContaining(['jest', '@jest/globals']));
  expect(isImported('@jest/globals')).toBe(true);
});

it('What is JavaScript is only what starts before the packages are installed', () => {
  const files = globSync(`{${WORKSPACES.join(',')}}/**/*.{js,cjs,mjs,jsx}`, {
    cwd: ROOT,
    exclude: (name) => ['node_modules', 'dist', 'test-results', 'stand-ins', 'next-shop'].includes(name),
  });
  // The peer of the benchmark is an application of its own; stand-ins are packages.
  const launchers = ['bench', 'dev', 'generate', 'install', 'load', 'machine', 'prune', 'start', 'test'];
  expect(files.toSorted()).toEqual(launchers.map((name) => `shared/src/build/commands/${name}.js`));
});

it('The folders and files of the top level that were chosen for the shop are there', () => {
  const chosen = ['shell', 'catalog', 'cart-checkout', 'account', 'tools', 'shared', 'e2e'];
  const files = ['package.json', 'tsconfig.json'];
  expect(globSync([...chosen, ...files], { cwd: ROOT }).toSorted()).toEqual([...chosen, ...files].toSorted());
});
