import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseSync } from '@swc/core';
import webpack, { type Compiler, type javascript } from 'webpack';
import { ROOT } from '../folders.ts';

const FACADES = path.join(ROOT, 'shared/src/contract/federation/packages');

/** Packages that the shell brings whole: their modules cannot be taken apart. */
const WHOLE = ['react', 'react/jsx-runtime', 'react-dom'];
/** Packages of which the shell brings what their facade in `contract/packages/` names. */
const IN_PART = ['react-router', 'react-intl', 'jotai'];

type Parser = javascript.JavascriptParser;

/**
 * Refuses what the shell does not bring: a name that a facade lacks, or React. Webpack takes it to be there, for it sees only that the shell will bring the package;
 * without this it would be `undefined` in the shopper's browser.
 */
export class OnlySharedExports {
  apply(compiler: Compiler) {
    const brought = new Map([
      ...WHOLE.map((pkg) => [pkg, namesOf(pkg)] as const),
      ...IN_PART.map((pkg) => [pkg, namesIn(`${pkg}.ts`)] as const),
    ]);
    const refuse = (parser: Parser, pkg: unknown, name: string | null) => {
      if (typeof pkg !== 'string' || brought.get(pkg)?.has(name) !== false) return;
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
  const what = `${name ? `“${name}”` : 'everything'} of ${pkg} is not what the shell brings.`;
  if (WHOLE.includes(pkg)) return `${what} The package exports no such name.`;
  return (
    `${what} Name it in shared/src/contract/federation/packages/${pkg}.ts and raise ` +
    'CONTRACT_VERSION in shared/src/contract/federation/remote.ts: older shells lack it.'
  );
}

/** The names that a package exports, and the package as a whole. */
function namesOf(pkg: string): Set<string | null> {
  const exported: object = createRequire(import.meta.url)(pkg);
  return new Set([...Object.keys(exported), 'default', null]);
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
