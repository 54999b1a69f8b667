import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Linter, Rule } from 'eslint';
import ts from 'typescript';
import { ROOT } from './folders.ts';

/** Packages that are listed though no file imports them: workspace, package, what needs it. */
const NEEDED: Record<string, Record<string, string>> = {
  vitrine: {
    '@swc/jest': 'Named in jest.config.ts.',
    '@typescript-eslint/parser': 'Named in eslint.config.ts.',
    prettier: 'A command.',
    'typescript-7': 'A command, run by its path; its older name is the library that eslint works with.',
  },
  '@vitrine/shared': {
    'css-loader': 'Named in app-build.ts.',
    'swc-loader': 'Named in app-build.ts.',
  },
  '@vitrine/server': {
    '@expo-google-fonts/eb-garamond': 'Its files are found by path (paper-fonts.ts).',
    zod: 'A peer of fastify-type-provider-zod.',
  },
  '@vitrine/shell': { 'workbox-webpack-plugin': 'Until it builds the list of files of the service worker.' },
  '@vitrine/tools': { 'react-dom': 'A peer of recharts.', 'react-is': 'A peer of recharts.' },
};

const NOT_SOURCES = ['node_modules', 'dist', 'data', 'releases'];

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Refuses, in a package.json, a package that no file of its workspace imports. */
export const usedPackages: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unused:
        '{{name}} is listed, and no file here imports it. Drop it, or say in listed-packages.ts what needs it.',
      needless: '{{name}} is an exception in listed-packages.ts, and need not be one.',
    },
  },
  create(context) {
    const folder = path.dirname(context.physicalFilename);
    const { text } = context.sourceCode;
    const placeOf = (name: string) =>
      context.sourceCode.getLocFromIndex(Math.max(text.indexOf(`"${name}"`), 0));
    return {
      Program() {
        const manifest = readManifest(folder);
        const listed = listedIn(manifest);
        const imported = importedIn(folder);
        const needed = Object.keys(NEEDED[manifest.name] ?? {});
        const unused = listed.filter((name) => !imported.has(typedBy(name)));
        for (const name of unused.filter((one) => !needed.includes(one)))
          context.report({ loc: placeOf(name), messageId: 'unused', data: { name } });
        for (const name of needed.filter((one) => !unused.includes(one)))
          context.report({ loc: placeOf(name), messageId: 'needless', data: { name } });
      },
    };
  },
};

/** Makes a package.json something that rules can look at. */
export const packageJson: Linter.Processor = {
  // Without a name, ESLint cannot cache its results.
  meta: { name: 'vitrine/package-json', version: '1' },
  preprocess: (text) => [{ text: `export default ${text}`, filename: 'package.ts' }],
  postprocess: (messages) => messages.flat(),
};

/** Refuses the import of a package that is there only because something else needs it. */
export const listedPackages: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { unlisted: '{{name}} is imported, and not listed in the package.json of this workspace.' },
  },
  create(context) {
    const check = ({ source }: Importing) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const name = packageOf(source.value);
      if (name === null || name === 'node' || mayImport(path.dirname(context.filename)).has(name)) return;
      context.report({ node: source, messageId: 'unlisted', data: { name } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

type Importing = Extract<
  Rule.Node,
  { type: 'ImportDeclaration' | 'ImportExpression' | 'ExportNamedDeclaration' | 'ExportAllDeclaration' }
>;

/** By folder: lint is a run, not a service. */
const known = new Map<string, Set<string>>();

/** What a workspace lists, itself, and what the root lists for everybody's tests and builds. */
function mayImport(folder: string): Set<string> {
  const found = known.get(folder);
  if (found) return found;
  const isWorkspace = existsSync(path.join(folder, 'package.json'));
  const own = isWorkspace ? readManifest(folder) : null;
  const names = own
    ? new Set([own.name, ...listedIn(own), ...listedIn(readManifest(ROOT))])
    : mayImport(path.dirname(folder));
  known.set(folder, names);
  return names;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const listedIn = ({ dependencies, devDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies });

/** The package that is used where this one is: of types, the one that they describe. */
const typedBy = (name: string) =>
  name.replace(/^@types\/(?:(.+)__)?/, (_all, scope) => (scope ? `@${scope}/` : ''));

function importedIn(folder: string): Set<string> {
  const exclude = (name: string) => NOT_SOURCES.includes(path.basename(name));
  const files = globSync('**/*.{ts,tsx,js,css}', { cwd: folder, exclude });
  const sources = files.flatMap((file) => sourcesIn(path.join(folder, file)));
  return new Set(sources.flatMap((source) => packageOf(source) ?? []));
}

function sourcesIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.css')) return [...text.matchAll(/url\('([^']+)'\)/g)].map(([, source = '']) => source);
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The package of an import; null for a file. What comes with Node is its own package `node`. */
function packageOf(source: string): string | null {
  if (source.startsWith('node:')) return 'node';
  return /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/.exec(source)?.[0] ?? null;
}
