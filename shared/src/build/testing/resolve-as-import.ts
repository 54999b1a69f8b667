interface Options {
  basedir: string;
  conditions?: string[];
  defaultResolver(path: string, options: Options): string;
}

/** Jest resolver: a package that has two builds comes to our suites in the one that our sources import. */
export function sync(path: string, options: Options): string {
  const isOurs = !options.basedir.includes('/node_modules/');
  const imported = { ...options, conditions: ['node', 'import', 'default'] };
  return options.defaultResolver(path, isOurs ? imported : options);
}
