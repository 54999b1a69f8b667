import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE_SHOP, WORKSPACES } from '../apps.ts';
import { ROOT } from '../folders.ts';
import type { Sources } from '../checks/import-graph.ts';

/** Packages that are listed though no file imports them: workspace, package, what needs it. */
const NEEDED: Record<string, Record<string, string>> = {
  vitrine: {
    '@swc/jest': 'Named in jest.config.ts.',
    lightningcss: 'What styles are minified with (app-build.ts).',
    'oxlint-tsgolint': 'What oxlint reads types with.',
    oxfmt: 'A command.',
    typescript: 'A command.',
  },
  '@vitrine/shared': {
    'css-loader': 'Named in app-build.ts.',
    'swc-loader': 'Named in app-build.ts.',
  },
  '@vitrine/server': {
    '@expo-google-fonts/eb-garamond': 'Its files are found by path (paper-fonts.ts).',
  },
  '@vitrine/tools': { 'react-dom': 'A peer of recharts.', 'react-is': 'A peer of recharts.' },
};

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * What is wrong with the packages that workspaces list: one that is imported and not listed (it is there only because
 * something else needs it), and one that is listed and not imported. A workspace may import itself, and what the root
 * lists for everybody's tests and builds.
 */
export function findPackageFaults(
  sources: Sources,
  root = ROOT,
  workspaces = [...WORKSPACES, SAMPLE_SHOP],
): string[] {
  const common = readManifest(root);
  const imported = importedBy([...sources]);
  return [
    ...workspaces.flatMap((folder) => {
      const isInner = (file: string) => folder !== SAMPLE_SHOP && file.startsWith(`${SAMPLE_SHOP}/`);
      const own = [...sources].filter(([file]) => file.startsWith(`${folder}/`) && !isInner(file));
      const manifest = readManifest(path.join(root, folder));
      const may = new Set([manifest.name, 'node', ...listedIn(manifest), ...listedIn(common)]);
      const unlisted = own.flatMap(([file, { imports }]) =>
        imports
          .flatMap((request) => packageOf(request) ?? [])
          .filter((name) => !may.has(name))
          .map((name) => `${file} imports ${name}, which ${folder}/package.json does not list`),
      );
      const used = new Set([...importedBy(own), ...packagesOfStyles(path.join(root, folder))]);
      return [...unlisted, ...unusedIn(manifest, used)];
    }),
    ...unusedIn(common, imported),
  ];
}

function unusedIn(manifest: Manifest, used: Set<string>): string[] {
  const unused = listedIn(manifest).filter((name) => !used.has(typedBy(name)));
  const needed = Object.keys(NEEDED[manifest.name] ?? {});
  return [
    ...unused
      .filter((name) => !needed.includes(name))
      .map((name) => `${manifest.name} lists ${name}, which no file there imports`),
    ...needed
      .filter((name) => !unused.includes(name))
      .map((name) => `${manifest.name} need not make an exception of ${name} (listed-packages.ts)`),
  ];
}

const importedBy = (sources: [string, { imports: string[] }][]) =>
  new Set(sources.flatMap(([, { imports }]) => imports.flatMap((request) => packageOf(request) ?? [])));

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

const listedIn = ({ dependencies, devDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies });

/** The package that is used where this one is: of types, the one that they describe. */
const typedBy = (name: string) =>
  name.replace(/^@types\/(?:(.+)__)?/, (_all, scope) => (scope ? `@${scope}/` : ''));

/** Fonts and pictures of packages. */
function packagesOfStyles(folder: string): string[] {
  const styles = globSync('src/**/*.css', { cwd: folder });
  return styles.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(/url\('([^']+)'\)/g)].flatMap(([, source = '']) => packageOf(source) ?? []);
  });
}

/** The package of an import; null for a file. What comes with Node is its own package `node`. */
function packageOf(request: string): string | null {
  if (request.startsWith('node:')) return 'node';
  return /^(?:@[\w.-]+\/)?[a-z][\w.-]*(?=\/|$)/.exec(request)?.[0] ?? null;
}
