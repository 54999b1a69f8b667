import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type Expression, type KeyValueProperty, type VariableDeclarator } from '@swc/core';
import webpack, { type Chunk, type Compilation, type Compiler, type Dependency, type Module } from 'webpack';
import { integrityOf } from '../../platform/integrity.ts';

/** Beside the two builds of an app: what browsers need first, by the names that stand in its door. */
export const CHUNKS_FILE = 'chunks.json';

/**
 * Tells which files an app's door needs, and which each page, language or frame behind it: `{ door: { file: hash },
 * home: …, en: … }`. So the server can name them in the page, and the browser need not find them one after another.
 */
export class PageChunks {
  readonly #door: string;

  /** @param door the file with the imports: a remote's door, the shell's first script */
  constructor(door: string) {
    this.#door = door;
  }

  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tap('PageChunks', (compilation) => {
      const file = path.join(compiler.context, this.#door);
      const door = [...compilation.modules].find((module) => fileOf(module) === file);
      if (!door) return;
      const hashed = (files: Set<string>) =>
        Object.fromEntries([...files].sort().map((name) => [name, hashOf(compiler.outputPath, name)]));
      const named = Object.entries(importsByName(file)).map(([name, request]) => [
        name,
        hashed(filesOf(compilation, door, request)),
      ]);
      const chunks = { door: hashed(filesWith(compilation, door)), ...Object.fromEntries(named) };
      writeFileSync(path.join(compiler.outputPath, '..', CHUNKS_FILE), JSON.stringify(chunks));
    });
  }
}

/** Where a module was read from; of several that webpack has joined, the first. */
function fileOf(module: Module): string | undefined {
  const first = 'rootModule' in module ? module.rootModule : module;
  return first instanceof webpack.NormalModule ? first.resource : undefined;
}

const scriptsIn = (chunk: Chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

function filesWith({ chunkGraph }: Compilation, module: Module): Set<string> {
  return new Set([...chunkGraph.getModuleChunksIterable(module)].flatMap(scriptsIn));
}

/** What one of the door's imports brings; nothing when it is in the door's own file. */
function filesOf({ chunkGraph }: Compilation, door: Module, request: string): Set<string> {
  const block = door.blocks.find(({ dependencies: [first] }) => requestOf(first) === request);
  const group = block && chunkGraph.getBlockChunkGroup(block);
  return new Set(group ? group.chunks.flatMap(scriptsIn) : []);
}

const requestOf = (dependency: Dependency | undefined) =>
  dependency instanceof webpack.dependencies.ModuleDependency ? dependency.request : undefined;

/** As webpack's own integrity has it: a browser fetches twice what is asked for with two hashes. */
const hashOf = (folder: string, name: string): string => integrityOf(readFileSync(path.join(folder, name)));

/** In a door, what each name stands for: `home: () => import('./routes/Home.tsx')`, also through a constant. */
function importsByName(file: string): Record<string, string> {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  const constants = new Map<string, string>();
  const names = new Map<string, string>();
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    if (isSyntax(node)) note(node, constants, names);
    for (const value of Object.values(node)) visit(value);
  };
  visit(tree);
  return Object.fromEntries(names);
}

type Syntax = VariableDeclarator | KeyValueProperty | Expression;

const isSyntax = (node: object): node is Syntax => 'type' in node;

function note(node: Syntax, constants: Map<string, string>, names: Map<string, string>): void {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier')
    keep(constants, node.id.value, importIn(node.init));
  if (
    node.type === 'KeyValueProperty' &&
    (node.key.type === 'Identifier' || node.key.type === 'StringLiteral')
  ) {
    const named = node.value.type === 'Identifier' ? constants.get(node.value.value) : undefined;
    keep(names, node.key.value, importIn(node.value) ?? named);
  }
  // A name alone: `insect,` for `insect: insect`.
  if (node.type === 'Identifier' && !names.has(node.value))
    keep(names, node.value, constants.get(node.value));
}

function keep(imports: Map<string, string>, name: string, request: string | undefined): void {
  if (request) imports.set(name, request);
}

/** What an arrow function imports at once, or undefined. */
function importIn(node: Expression | undefined): string | undefined {
  const call = node?.type === 'ArrowFunctionExpression' ? node.body : null;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Import') return undefined;
  const request = call.arguments[0]?.expression;
  return request?.type === 'StringLiteral' ? request.value : undefined;
}
