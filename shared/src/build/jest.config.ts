import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { Config } from 'jest';
import { APPS } from './apps.ts';
import { findLongSuites } from './long-suites.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const BROWSER_APPS = ['shared', ...APPS.map(({ name }) => name)];
/** Packages that are published as ES modules only. */
const ES_MODULES = [
  'react-router',
  'cookie-es',
  '@remix-run',
  'jotai',
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'marked',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
  'photoswipe',
  'oxc-parser',
];

const SWC = [
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
];

/** `npm run test:long`: proofs that take minutes (`*.long.test.ts`), and the server's suites on the other database. */
const isLongRun = process.env.VITRINE_TEST_LONG === '1';

/** A team may have cloned no more than its own remote and what is shared. */
const isHere = (folder: string) => existsSync(resolve(ROOT, folder));

/** The suites of one workspace. `shared` is among its roots, so that Jest knows which suites a change there is about. */
const project = (folder: string) => ({
  displayName: folder,
  rootDir: ROOT,
  cacheDirectory: resolve(ROOT, 'node_modules/.cache/jest'),
  roots: [...new Set([folder, 'shared'])].map((name) => `<rootDir>/${name}`),
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isLongRun ? [] : ['\\.long\\.test\\.tsx?$'])],
  transform: { '^.+\\.(ts|tsx|js|mjs)$': SWC },
  transformIgnorePatterns: [`/node_modules/(?!(.*/)?(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/src/build/empty-style.ts' },
});

const browserApp = (folder: string) => ({
  ...project(folder),
  ...(isLongRun && { testMatch: [`<rootDir>/${folder}/**/*.long.test.{ts,tsx}`] }),
  setupFilesAfterEnv: ['<rootDir>/shared/src/build/testing/patience.ts'],
});

/** What is tested is loaded by Node, once for all suites of a worker; Jest itself loads suites and their helpers. */
const server = () => ({
  ...project('server'),
  ...(isLongRun && { testMatch: findLongSuites(resolve(ROOT, 'server')) }),
  testEnvironment: '<rootDir>/shared/src/build/testing/main-realm.ts',
  resolver: '<rootDir>/shared/src/build/testing/resolve-as-import.ts',
  transform: {
    '(\\.test\\.ts|/testing/.+\\.ts)$': SWC,
    '.': '<rootDir>/shared/src/build/testing/load-natively.ts',
  },
  transformIgnorePatterns: ['/node_modules/@?jest', '/shared/src/build/testing/'],
  globalSetup: '<rootDir>/server/src/database/testing/postgres.ts',
  globalTeardown: '<rootDir>/server/src/database/testing/stop-postgres.ts',
});

/**
 * Jest, with a project for each workspace: `--selectProjects catalog` in a clone of any name. swc only strips the types,
 * so what is tested is what is shipped.
 */
const config: Config = {
  rootDir: ROOT,
  // One more than there are processors: a fifth of a server's suite is waiting for databases, processes and timers.
  maxWorkers: availableParallelism() + 1,
  // A busy machine is slow, not wrong: longer than any test that passes, and still an end.
  testTimeout: 120_000,
  // Nor is it a leak when a worker takes its time to end: half a second, as jest has it, is not enough for many at once.
  workerGracefulExitTimeout: 15_000,
  projects: [...BROWSER_APPS.filter(isHere).map(browserApp), ...(isHere('server') ? [server()] : [])],
};
export default config;
