import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Config } from 'jest';

const ROOT = resolve(import.meta.dirname, '../../..');
const BROWSER_APPS = ['shared', 'shell', 'catalog', 'cart-checkout', 'account', 'tools'];
/** Packages that are published as ES modules only. */
const ES_MODULES = [
  'react-router',
  '@remix-run',
  'jotai',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'kysely',
  'marked',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
  '@fastify/cookie',
  'cookie',
  'cookie-es',
  'content-disposition',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'photoswipe',
];

/** A team may have cloned no more than its own remote and what is shared. */
const isHere = (folder: string) => existsSync(resolve(ROOT, folder));

const project = (displayName: string, folders: string[]) => ({
  displayName,
  rootDir: ROOT,
  roots: folders.filter(isHere).map((folder) => `<rootDir>/${folder}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            // The router asks for it in one line; outside of modules it cannot be written.
            optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
          },
          target: 'es2024',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/src/build/empty-style.ts' },
});

const apps = () => ({
  ...project('apps', BROWSER_APPS),
  setupFilesAfterEnv: ['<rootDir>/shared/src/build/testing/patience.ts'],
});

const server = () => ({
  ...project('server', ['server']),
  globalSetup: '<rootDir>/server/src/store/testing/postgres.ts',
  globalTeardown: '<rootDir>/server/src/store/testing/stop-postgres.ts',
});

/**
 * Jest for every workspace: swc only strips the types, so what is tested is what is shipped.
 * The server is a project of its own, so that its PostgreSQL starts only when one of its tests runs.
 */
const config: Config = {
  rootDir: ROOT,
  // One would be left idle: most of a store test is waiting for its database.
  maxWorkers: '100%',
  // A busy machine is slow, not wrong: longer than any test that passes, and still an end.
  testTimeout: 120_000,
  // Nor is it a leak when a worker takes its time to end: half a second, as jest has it, is not enough for many at once.
  workerGracefulExitTimeout: 15_000,
  projects: [apps(), ...(isHere('server') ? [server()] : [])],
};
export default config;
