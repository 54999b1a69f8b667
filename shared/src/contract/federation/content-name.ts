import type { Release } from './release.ts';

/** Where all versions of an app have their files for browsers, beside its pointer. */
export const POOL = 'files';
/** Before this contract each version had them in a folder of its own. */
export const POOLED_SINCE = 3;
/** SHA-384 before contract 5. */
const ALGORITHM = /^sha(256|384)-/;
/** 96 bits. */
const HASH_LENGTH = 16;

/**
 * What a file is called in the pool: its name, with a part of its hash. So the same bytes have the same address in every
 * release. A name that says its hash already, as stylesheets need it of what they name, is left as it is; so is one
 * whose integrity is not known. Webpack's runtime does the same (`own-chunks.ts`).
 */
export function contentName(file: string, integrity: string): string {
  if (!ALGORITHM.test(integrity)) return file;
  const hash = contentHash(integrity.replace(ALGORITHM, ''));
  const dot = file.includes('.') ? file.lastIndexOf('.') : file.length;
  return file.includes(`.${hash}.`) ? file : `${file.slice(0, dot)}.${hash}${file.slice(dot)}`;
}

/** What a name says of a content, of its hash in base64. */
export const contentHash = (base64: string): string =>
  base64.slice(0, HASH_LENGTH).replaceAll('+', '-').replaceAll('/', '_');

/**
 * Where a client file lies, in the folder of the others. Before there was a pool each version had a folder of its own, and
 * its files their plain names there.
 * @param folder ends in a slash
 */
export const addressIn = (folder: string, file: string, integrity: string): string =>
  folder + (folder.endsWith(`/${POOL}/`) ? contentName(file, integrity) : file);

type Named = Pick<Release, 'contract' | 'version' | 'client'>;

/** Where the client files of a release lie, from its pointer's folder on. */
export const clientFolder = ({ contract, version }: Pick<Named, 'contract' | 'version'>): string =>
  contract < POOLED_SINCE ? `${version}/client/` : `${POOL}/`;

/** The client files of a release as they are called there, each with its integrity. */
export const clientFiles = ({
  contract,
  client,
}: Pick<Named, 'contract' | 'client'>): Record<string, string> =>
  contract < POOLED_SINCE
    ? client
    : Object.fromEntries(Object.entries(client).map(([file, hash]) => [contentName(file, hash), hash]));

/** The address of a client file, from its pointer's folder on. */
export const clientPath = (release: Named, file: string): string =>
  clientFolder(release) +
  (release.contract < POOLED_SINCE ? file : contentName(file, release.client[file] ?? ''));
