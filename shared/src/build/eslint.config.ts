import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { APPS, REMOTES, WORKSPACES } from './apps.ts';
import { ROOT } from './folders.ts';
import { listedPackages, packageJson, usedPackages } from './listed-packages.ts';
import { noCircles } from './no-circles.ts';

/** Who may not import whom (ARCHITECTURE in the root README). Generated, so that a new remote gets its walls by itself. */
const apart = (target: string, from: string[], message: string) => ({
  target: `./${target}`,
  from: from.map((folder) => `./${folder}`),
  message,
});

/** A deployable knows `shared` and nothing of the others. */
const deployables = WORKSPACES.filter((name) => name !== 'shared');
const betweenDeployables = WORKSPACES.map((name) =>
  apart(
    name,
    deployables.filter((other) => other !== name),
    'Deployables meet only through shared/ and at run time.',
  ),
);

const remoteArrows = REMOTES.flatMap(({ name }) => [
  apart(
    `${name}/src/model`,
    [`${name}/src/routes`, `${name}/src/components`, `${name}/src/api`],
    'Rules know no page.',
  ),
  apart(`${name}/src/api`, [`${name}/src/routes`, `${name}/src/components`], 'An endpoint knows no page.'),
  apart(
    `${name}/src/components`,
    [`${name}/src/routes`],
    'A component is drawn by pages, not the other way.',
  ),
]);

const SHARED_PARTS = ['cart', 'content', 'paths', 'http', 'i18n', 'ui', 'remote', 'build'].map(
  (part) => `shared/src/${part}`,
);
const sharedArrows = [
  apart('shared/src/contract', SHARED_PARTS, 'The contract depends on nothing.'),
  ...['cart', 'content', 'paths', 'http', 'i18n'].map((part) =>
    apart(`shared/src/${part}`, ['shared/src/ui', 'shared/src/remote'], 'Rules know no React.'),
  ),
];

const SERVER_PARTS = ['routes', 'store', 'content', 'payments', 'mail', 'pictures', 'jobs', 'sample'];
const serverArrows = [
  apart(
    'server/src/rules',
    SERVER_PARTS.map((part) => `server/src/${part}`),
    'Rules are pure.',
  ),
  apart(
    'server/src/store',
    ['server/src/routes', 'server/src/jobs', 'server/src/mail'],
    'SQL knows no HTTP.',
  ),
  apart(
    'server',
    ['shared/src/ui', 'shared/src/remote', 'shared/src/http'],
    'The server knows contract, paths, rules.',
  ),
];

/** What runs before the project's own Node is there: see `commands/install.js`. Node reads all else as TypeScript. */
const JAVASCRIPT = ['install', 'machine', 'start', 'test', 'dev', 'bench', 'load', 'generate'].map(
  (name) => `shared/src/build/commands/${name}.js`,
);

const FRONT = [...APPS.map((app) => app.name), 'shared'];

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', 'data', 'releases'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    basePath: ROOT,
    plugins: {
      'import-x': importX,
      vitrine: {
        rules: { 'no-circles': noCircles, 'listed-packages': listedPackages, 'used-packages': usedPackages },
      },
    },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json', '.css'] })],
      'import-x/extensions': ['.ts', '.tsx', '.js'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'vitrine/no-circles': 'error',
      'vitrine/listed-packages': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { basePath: ROOT, zones: [...betweenDeployables, ...remoteArrows, ...sharedArrows, ...serverArrows] },
      ],
      'no-console': 'off',
    },
  },
  {
    files: FRONT.map((name) => `${name}/**`),
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['**/package.json'], processor: packageJson },
  { files: ['**/package.json/*'], rules: { 'vitrine/used-packages': 'error' } },
  {
    files: ['**/*.{js,mjs,cjs,jsx}'],
    ignores: JAVASCRIPT,
    rules: { 'no-restricted-syntax': ['error', { selector: 'Program', message: 'Write it in TypeScript.' }] },
  },
  {
    files: JAVASCRIPT,
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', fetch: 'readonly' },
    },
  },
);
