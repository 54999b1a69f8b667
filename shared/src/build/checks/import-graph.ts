import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { SAMPLE_SHOP, WORKSPACES } from '../apps.ts';
import { ROOT } from '../folders.ts';

/** What a source imports as it is written there, types and lazy imports included, and whether it holds SQL. */
interface Source {
  imports: string[];
  hasSql: boolean;
}

/** Sources by their paths below the root. */
export type Sources = ReadonlyMap<string, Source>;

/** Nothing that was made, and not the peer of the benchmark, an application of its own. */
const NOT_READ = ['node_modules', 'dist', 'next-shop'];

/** Reads every source of the project: about a second for two thousand files. */
export function readSources(root = ROOT, folders = WORKSPACES): Sources {
  const exclude = (name: string) => NOT_READ.includes(path.basename(name));
  const files = globSync(
    folders.map((name) => `${name}/**/*.{ts,tsx,js}`),
    { cwd: root, exclude },
  );
  return new Map(files.map((file) => [file, readSource(file, readFileSync(path.join(root, file), 'utf8'))]));
}

/** The verbs that begin a query of Kysely, and its tag for SQL as text. */
const SQL =
  /\.(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/;

export function readSource(file: string, text: string): Source {
  const { module } = parseSync(file, text);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest }) => moduleRequest?.value),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(text.slice(start, end))),
  ];
  const imports = new Set(requests.filter((request) => request !== undefined));
  return { imports: [...imports], hasSql: SQL.test(text) };
}

const literal = (argument: string) => /^(['"])([^'"]+)\1$/.exec(argument)?.[2];

/** Files that import one of these. */
export function importersOf(sources: Sources, files: string[]): Set<string> {
  const imports = ([file, source]: [string, Source]) =>
    source.imports.some((request) => files.includes(importedFile(sources, file, request) ?? ''));
  return new Set([...sources].filter(imports).map(([file]) => file));
}

/** How many of these files one of them loads, itself included. */
export function filesLoadedBy(sources: Sources): (file: string) => number {
  const known = new Map<string, string[]>();
  const importedBy = (file: string) => {
    const imported = (sources.get(file)?.imports ?? [])
      .map((request) => importedFile(sources, file, request))
      .filter((name): name is string => name !== undefined && sources.has(name));
    known.set(file, imported);
    return imported;
  };
  return (file) => {
    const loaded = new Set([file]);
    // A set that grows while it is gone through is gone through to its end.
    for (const one of loaded) for (const next of known.get(one) ?? importedBy(one)) loaded.add(next);
    return loaded.size;
  };
}

/** The path below the root that an import of the project's own means; undefined for a package. */
export function importedFile(sources: Sources, file: string, request: string): string | undefined {
  if (request.startsWith('.')) return path.join(path.dirname(file), request);
  const [, workspace, rest] = /^@vitrine\/([\w-]+)\/(.+)$/.exec(request) ?? [];
  if (workspace === undefined || rest === undefined) return undefined;
  const folder = SAMPLE_SHOP.endsWith(`/${workspace}`) ? SAMPLE_SHOP : workspace;
  const inside = `${folder}/src/${rest}`;
  return ['.ts', '.tsx'].map((ending) => inside + ending).find((name) => sources.has(name)) ?? inside;
}
