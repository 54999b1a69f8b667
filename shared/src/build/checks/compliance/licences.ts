import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../folders.ts';

/** What a shop runs with or shows; its licence as SPDX writes it, null when nothing says which. */
interface Licensed {
  name: string;
  version: string;
  licence: string | null;
}

/** Licences that ask for no more than their own text and a name. */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC-BY-4.0', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', 'OFL-1.1'],
];
/** Copyleft of a library alone: libvips is a file of its own, unchanged, that anybody may replace. */
const isOfLibvips = (licence: string, name: string) =>
  licence === 'LGPL-3.0-or-later' && name.startsWith('@img/sharp-');

/** By their texts, for what has no manifest or one that names none. */
const TEXTS: [RegExp, string][] = [
  [/SIL OPEN FONT LICENSE Version 1\.1/, 'OFL-1.1'],
  [/^MIT License/, 'MIT'],
];
const FOLDER = 'node_modules/';

/** Every installed package that the lock file does not name as one of development. */
export function readPackages(root = ROOT): Licensed[] {
  const lock: { packages: Record<string, { version?: string; dev?: boolean; link?: boolean }> } = readJson(
    path.join(root, 'package-lock.json'),
  );
  return Object.entries(lock.packages)
    .filter(([place, { dev, link }]) => place.includes(FOLDER) && !dev && !link)
    .filter(([place]) => existsSync(path.join(root, place, 'package.json')))
    .map(([place, { version = '' }]) => ({
      name: place.slice(place.lastIndexOf(FOLDER) + FOLDER.length),
      version,
      licence: licenceOf(path.join(root, place)),
    }));
}

/** The fonts among the sources, each with the licence beside it that bears the name of its family. */
export function readFonts(root = ROOT): Licensed[] {
  return globSync('*/src/**/*.{woff2,ttf,otf}', { cwd: root }).map((name) => {
    const family = path.basename(name).replace(/-core.*$/, '');
    const text = path.join(root, path.dirname(name), `OFL-${family}.txt`);
    return { name, version: '', licence: existsSync(text) ? licenceIn(text) : null };
  });
}

/** What may not be part of the shop. Of alternatives one is enough; what is joined must all be allowed. */
export function findLicenceFaults(all: Licensed[]): string[] {
  const isAllowed = ({ name, licence }: Licensed) =>
    (licence ?? '')
      .replaceAll(/[()]/g, '')
      .split(/ or /i)
      .some((way) => way.split(/ and /i).every((one) => ALLOWED.includes(one) || isOfLibvips(one, name)));
  return all
    .filter((one) => !isAllowed(one))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence ?? 'no licence'} is not allowed`);
}

function licenceOf(folder: string): string | null {
  const { license }: { license?: string } = readJson(path.join(folder, 'package.json'));
  const text = readdirSync(folder).find((file) => /^licen[cs]e/i.test(file));
  return license ?? (text ? licenceIn(path.join(folder, text)) : null);
}

function licenceIn(file: string): string | null {
  const text = readFileSync(file, 'utf8');
  return TEXTS.find(([words]) => words.test(text))?.[1] ?? null;
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
