import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from '../folders.ts';
import { importedFile, type Sources } from './import-graph.ts';

/** Programs read these by their path: loaders, set-ups of tests, what webpack begins with, or puts in another's place. */
const ENTRIES = new Set([
  'shared/src/build/testing/resolve-as-import.ts',
  'shell/src/server/create-storefront.ts',
  'shell/src/worker/routes-of-shop.ts',
]);
/** Imports without a list of names take all there is. */
const ALL = '*';
/** `import('./a.ts')`, as a value or within a type. */
const WHOLE = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(['"])([^'"]+)\1/g;

/** Exports that nothing imports, tests included, a line each: an export says that somebody else relies on it. */
export function findUnusedExports(sources: Sources, read = readText): string[] {
  const exported = new Map<string, string[]>();
  const imported = new Set<string>();
  for (const file of sources.keys()) {
    const text = read(file);
    const { module } = parseSync(file, text);
    const take = (request: string, name: string) =>
      imported.add(`${importedFile(sources, file, request)} ${name}`);
    for (const { moduleRequest, entries } of module.staticImports)
      for (const { importName } of entries) take(moduleRequest.value, importName.name ?? ALL);
    for (const [, , request = ''] of text.matchAll(WHOLE)) take(request, ALL);
    for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(
      (one) => one.entries,
    )) {
      if (moduleRequest) take(moduleRequest.value, importName.name ?? ALL);
      if (exportName.name && exportName.name !== 'default')
        exported.set(file, [...(exported.get(file) ?? []), exportName.name]);
    }
  }
  return [...exported]
    .filter(([file]) => !ENTRIES.has(file) && !imported.has(`${file} ${ALL}`))
    .flatMap(([file, names]) => names.map((name) => `${file} ${name}`))
    .filter((one) => !imported.has(one));
}

const readText = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
