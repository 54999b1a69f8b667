import { expect, it } from '@jest/globals';
import { readSource, readSources } from './import-graph.ts';
import { findUnusedExports } from './unused-exports.ts';

const unusedIn = (texts: Record<string, string>) =>
  findUnusedExports(
    new Map(Object.entries(texts).map(([file, text]) => [file, readSource(file, text)])),
    (file) => texts[file] ?? '',
  );

it('what a file exports, another one imports', () => {
  expect(findUnusedExports(readSources())).toEqual([]);
});

it('names an export that nobody imports, and lets those pass that are passed on, or taken as a whole', () => {
  expect(
    unusedIn({
      'catalog/src/a.ts': 'export const a = 1; export type B = 1; export default a;',
      'catalog/src/c.ts': "import { a } from './a.ts'; const c = a; export { c, c as d };",
      'catalog/src/e.ts': "export { d } from './c.ts';",
      'catalog/src/f.ts': "import * as all from './e.ts'; export const g = () => all;",
      'catalog/src/h.ts': "const load = () => import('./f.ts');",
    }),
  ).toEqual(['catalog/src/a.ts B', 'catalog/src/c.ts c']);
});
