import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import webpack from 'webpack';
import { ROOT } from './folders.js';

const FACADES = path.join(ROOT, 'shared/src/contract/packages');

/** Packages that the shell brings whole: their modules cannot be taken apart. */
const WHOLE = ['react', 'react/jsx-runtime', 'react-dom'];
/** Packages of which the shell brings what their facade in `contract/packages/` names. */
const IN_PART = ['react-router', 'react-intl', 'jotai'];

/** Packages of which a page may hold only one copy: they keep state or identity. The shell brings them. */
export const SHARED_PACKAGES = [...WHOLE, ...IN_PART];

/**
 * Refuses what a facade lacks. Webpack takes it to be there, for it sees only that the shell will bring the package;
 * without this it would be `undefined` in the shopper's browser.
 */
export class OnlySharedExports {
  apply(compiler) {
    const facades = new Map(IN_PART.map((pkg) => [pkg, namesIn(`${pkg}.ts`)]));
    const refuse = (parser, pkg, name) => {
      if (facades.get(pkg)?.has(name) !== false) return;
      parser.state.module.addError(new webpack.WebpackError(lacking(pkg, name)));
    };
    const watch = (parser) => {
      const look = (_statement, source, name) => refuse(parser, source, name);
      parser.hooks.importSpecifier.tap('OnlySharedExports', look);
      parser.hooks.exportImportSpecifier.tap('OnlySharedExports', look);
    };
    compiler.hooks.normalModuleFactory.tap('OnlySharedExports', ({ hooks }) => {
      for (const type of ['auto', 'esm'])
        hooks.parser.for(`javascript/${type}`).tap('OnlySharedExports', watch);
    });
  }
}

function lacking(pkg, name) {
  const what = name ? `“${name}”` : 'everything';
  return (
    `${what} of ${pkg} is not what the shell brings. Name it in shared/src/contract/packages/${pkg}.ts and raise ` +
    'CONTRACT_VERSION in shared/src/contract/remote.ts: older shells lack it.'
  );
}

/** The names that a facade exports. */
function namesIn(file) {
  const source = readFileSync(path.join(FACADES, file), 'utf8');
  const { body } = parseSync(source, { syntax: 'typescript' });
  const specifiers = body.flatMap((statement) => statement.specifiers ?? []);
  return new Set(specifiers.map(({ exported, orig }) => (exported ?? orig).value));
}
