import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';

/** Beside the two builds of an app: what browsers need first, by the names that stand in its door. */
export const CHUNKS_FILE = 'chunks.json';

/**
 * Tells which files an app's door needs, and which each page, language or frame behind it: `{ door: { file: hash },
 * home: …, en: … }`. So the server can name them in the page, and the browser need not find them one after another.
 */
export class PageChunks {
  /** @param {string} door the file with the imports: a remote's door, the shell's first script */
  constructor(door) {
    this.door = door;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tap('PageChunks', (compilation) => {
      const file = path.join(compiler.context, this.door);
      const door = [...compilation.modules].find((module) => (module.rootModule ?? module).resource === file);
      if (!door) return;
      const hashed = (files) =>
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

const scriptsIn = (chunk) => [...chunk.files].filter((file) => file.endsWith('.js'));

function filesWith({ chunkGraph }, module) {
  return new Set([...chunkGraph.getModuleChunksIterable(module)].flatMap(scriptsIn));
}

/** What one of the door's imports brings; nothing when it is in the door's own file. */
function filesOf({ chunkGraph }, door, request) {
  const block = door.blocks.find(({ dependencies }) => dependencies[0].request === request);
  const group = block && chunkGraph.getBlockChunkGroup(block);
  return new Set(group ? group.chunks.flatMap(scriptsIn) : []);
}

/** As webpack's own integrity has it: a browser fetches twice what is asked for with two hashes. */
function hashOf(folder, name) {
  return `sha256-${createHash('sha256')
    .update(readFileSync(path.join(folder, name)))
    .digest('base64')}`;
}

/** In a door, what each name stands for: `home: () => import('./routes/Home.tsx')`, also through a constant. */
function importsByName(file) {
  const tree = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  const constants = {};
  const names = {};
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'VariableDeclarator') constants[node.id.value] = importIn(node.init);
    if (node.type === 'KeyValueProperty')
      names[node.key.value] = importIn(node.value) ?? constants[node.value.value];
    // A name alone: `insect,` for `insect: insect`.
    if (node.type === 'Identifier' && constants[node.value]) names[node.value] ??= constants[node.value];
    for (const value of Object.values(node)) visit(value);
  };
  visit(tree);
  return Object.fromEntries(Object.entries(names).filter(([, request]) => request));
}

/** What an arrow function imports at once, or undefined. */
function importIn(node) {
  const call = node?.type === 'ArrowFunctionExpression' ? node.body : null;
  return call?.type === 'CallExpression' && call.callee.type === 'Import'
    ? call.arguments[0].expression.value
    : undefined;
}
