import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { WORKSPACES } from './apps.ts';
import { ROOT } from './folders.ts';

const SOURCES = WORKSPACES.map((name) => `${name}/**/*.{ts,tsx}`);
const BUILT = ['node_modules', 'dist'];

/**
 * Which file imports which, types and lazy imports included, as paths below the root. Between workspaces the walls
 * leave no way back, so only imports within one are followed.
 */
export function readImports(): Map<string, string[]> {
  const files = new Set(globSync(SOURCES, { cwd: ROOT, exclude: (name) => BUILT.includes(name) }));
  return new Map([...files].map((file) => [file, importsOf(file).filter((other) => files.has(other))]));
}

/** The file that an import means; undefined for a package. */
export function importedFile(file: string, source: string): string | undefined {
  return source.startsWith('.') ? path.join(path.dirname(file), source) : undefined;
}

function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(path.join(ROOT, file), 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => importedFile(file, fileName) ?? []);
}
