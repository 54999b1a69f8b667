import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, it } from '@jest/globals';
import { ROOT } from '../../folders.ts';
import leanRuntime, { LEAN_PARTS } from './lean-runtime-loader.ts';

const PACKAGES = path.join(ROOT, 'node_modules');
const files = [
  '@module-federation/{runtime-core,sdk,webpack-bundler-runtime}/dist/**/*.js',
  '@module-federation/error-codes/dist/**/*.mjs',
  'react-router/dist/production/**/*.js',
].flatMap((pattern) => globSync(pattern, { cwd: PACKAGES }).map((file) => path.join(PACKAGES, file)));
const versionOf = (pkg: string): string =>
  JSON.parse(readFileSync(path.join(ROOT, 'node_modules', pkg, 'package.json'), 'utf8')).version;

/** Names that a module exports. */
function namesOf(source: string): string[] {
  const { body } = parseSync(source, { syntax: 'ecmascript' });
  return body.flatMap((one) => {
    if (one.type === 'ExportNamedDeclaration')
      return one.specifiers.flatMap((name) =>
        name.type === 'ExportSpecifier' ? [(name.exported ?? name.orig).value] : [],
      );
    if (one.type !== 'ExportDeclaration') return [];
    const { declaration } = one;
    if (declaration.type === 'ClassDeclaration') return [declaration.identifier.value];
    if (declaration.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.value] : []));
  });
}

it.each(LEAN_PARTS.map((part) => [part.source, part] as const))(
  'the runtime still has the part that something stands for, under the same names: %s',
  (_source, part) => {
    const [file = '', ...others] = files.filter((one) => part.test(one));
    expect(others).toEqual([]);
    const real = namesOf(readFileSync(file, 'utf8'));
    const stand = namesOf(leanRuntime.call({ resourcePath: file }));
    expect(stand.length).toBeGreaterThan(0);
    expect(real).toEqual(expect.arrayContaining(stand));
  },
);

it('runtime and router are of the versions that this was written for', () => {
  for (const name of ['enhanced', 'error-codes', 'runtime-core', 'sdk', 'webpack-bundler-runtime'])
    expect(versionOf(`@module-federation/${name}`)).toBe('2.9.2');
  expect(versionOf('react-router')).toBe('8.5.1');
});
