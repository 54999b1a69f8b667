import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../platform/error-code.ts';
import { shortRoot } from './rules/root.ts';

/** Where roots stand outside of the database: a line each, appended. */
const rootFile = (dataDir: string) => join(dataDir, 'books', 'roots.txt');

export async function appendRoot(dataDir: string, { day, hash }: { day: string; hash: string }) {
  await mkdir(dirname(rootFile(dataDir)), { recursive: true, mode: 0o700 });
  await appendFile(rootFile(dataDir), `${day} ${shortRoot(hash)} ${hash}\n`);
}

export async function readRootFile(dataDir: string): Promise<{ day: string; hash: string }[]> {
  const text = await readFile(rootFile(dataDir), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [day = '', , hash = ''] = line.split(' ');
      return { day, hash };
    });
}
