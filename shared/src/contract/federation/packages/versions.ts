/** Packages of which a page may hold only one copy, for they keep state or identity, each in the version that the shell brings. */
export const SHARED_VERSIONS = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.5.1',
  'react-intl': '12.1.5',
  jotai: '3.0.1',
} as const;

/** What a remote that is built with them needs of a shell: a later minor version may have what an earlier one lacks. */
export const NEEDED_RANGES: Record<string, string> = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [name, `^${version.replace(/\d+$/, '0')}`]),
);
