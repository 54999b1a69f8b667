/** Jest for every workspace: swc only strips the types, so what is tested is what is shipped. */
export default {
  rootDir: '../../..',
  roots: ['shared', 'server', 'shell', 'catalog', 'cart-checkout', 'account', 'tools'].map((app) => `<rootDir>/${app}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '^.+\\.(ts|tsx|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Packages that are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(react-router|jotai|react-intl|@formatjs|intl-messageformat)/)'],
  moduleNameMapper: { '\\.css$': '<rootDir>/shared/src/build/empty-style.js' },
};
