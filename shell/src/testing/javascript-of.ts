import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from '@swc/core';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const CACHE = path.join(ROOT, 'node_modules/.cache/programs');
const IMPORTED = /(?<=\b(?:from|import) ')(?:\.|@vitrine\/)[^'\n]+(?=';)/g;

/**
 * Writes a program, and what it imports of ours, as JavaScript. Node may cache nothing for threads and processes with
 * permissions: each would load a compiler first, and strip the types of all that it runs.
 * @returns where it lies
 */
export function javascriptOf(program: string, written = new Set<string>()): string {
  const place = path.join(CACHE, path.relative(ROOT, program).replace(/\.ts$/, '.mjs'));
  if (written.has(place)) return place;
  written.add(place);
  const { code } = transformSync(readFileSync(program, 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2024' },
  });
  const resolve = createRequire(program);
  const text = code.replaceAll(IMPORTED, (name) => {
    return javascriptOf(resolve.resolve(name), written);
  });
  writeWhole(place, text);
  return place;
}

/** By rename: other suites run the same program. */
function writeWhole(place: string, text: string): void {
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return;
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(`${place}.${process.pid}`, text);
  renameSync(`${place}.${process.pid}`, place);
}
