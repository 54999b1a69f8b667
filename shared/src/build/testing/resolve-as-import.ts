import type { ResolverOptions } from 'jest-resolve';

/** Jest resolver: a package that has two builds comes to our suites in the one that our sources import. */
export function sync(path: string, options: ResolverOptions): string {
  const isOurs = !options.basedir.includes('/node_modules/');
  const imported = { ...options, conditions: ['node', 'import', 'default'] };
  return options.defaultResolver(path, isOurs ? imported : options);
}
