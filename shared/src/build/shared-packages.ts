import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import webpack, { type Compiler, type javascript } from 'webpack';
import { ROOT } from './folders.ts';

const FACADES = path.join(ROOT, 'shared/src/contract/packages');

/** Packages that the shell brings whole: their modules cannot be taken apart. */
const WHOLE = ['react', 'react/jsx-runtime', 'react-dom'];
/** Packages of which the shell brings what their facade in `contract/packages/` names. */
const IN_PART = ['react-router', 'react-intl', 'jotai'];

type Parser = javascript.JavascriptParser;

/** Packages of which a page may hold only one copy: they keep state or identity. The shell brings them. */
export const SHARED_PACKAGES = [...WHOLE, ...IN_PART];

/**
 * Refuses what a facade lacks. Webpack takes it to be there, for it sees only that the shell will bring the package;
 * without this it would be `undefined` in the shopper's browser.
 */
export class OnlySharedExports {
  apply(compiler: Compiler) {
    const facades = new Map(IN_PART.map((pkg) => [pkg, namesIn(`${pkg}.ts`)]));
    const refuse = (parser: Parser, pkg: unknown, name: string | null) => {
      if (typeof pkg !== 'string' || facades.get(pkg)?.has(name) !== false) return;
      parser.state.module.addError(new webpack.WebpackError(lacking(pkg, name)));
    };
    const watch = (parser: Parser) => {
      const look = (_statement: unknown, source: unknown, name: string | null) =>
        refuse(parser, source, name);
      parser.hooks.importSpecifier.tap('OnlySharedExports', look);
      parser.hooks.exportImportSpecifier.tap('OnlySharedExports', look);
    };
    compiler.hooks.normalModuleFactory.tap('OnlySharedExports', ({ hooks }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        hooks.parser.for(type).tap('OnlySharedExports', watch);
    });
  }
}

function lacking(pkg: string, name: string | null): string {
  const what = name ? `“${name}”` : 'everything';
  return (
    `${what} of ${pkg} is not what the shell brings. Name it in shared/src/contract/packages/${pkg}.ts and raise ` +
    'CONTRACT_VERSION in shared/src/contract/remote.ts: older shells lack it.'
  );
}

/** The names that a facade exports. */
function namesIn(file: string): Set<string | null> {
  const source = readFileSync(path.join(FACADES, file), 'utf8');
  const { body } = parseSync(source, { syntax: 'typescript' });
  const specifiers = body.flatMap((one) => (one.type === 'ExportNamedDeclaration' ? one.specifiers : []));
  return new Set(
    specifiers.flatMap((one) => (one.type === 'ExportSpecifier' ? (one.exported ?? one.orig).value : [])),
  );
}
