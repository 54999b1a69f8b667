import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SignedRelease } from '@vitrine/shared/contract/release';
import { verifyPointer, type Trust } from './verify-pointer.ts';

/**
 * The pointer that was followed last, also by an earlier process: the remote goes on with it while its origin is down,
 * and nothing older is followed. Null when there is none, or its key is trusted no longer.
 */
export async function readLastGood(cacheDir: string, trust: Trust): Promise<SignedRelease | null> {
  try {
    return verifyPointer(await readFile(fileOf(cacheDir, trust.name), 'utf8'), trust);
  } catch {
    return null;
  }
}

/** @param text the pointer as it came, for its signature covers what no schema knows */
export async function writeLastGood(cacheDir: string, name: string, text: string): Promise<void> {
  const file = fileOf(cacheDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.part`, text);
  await rename(`${file}.part`, file);
}

const fileOf = (cacheDir: string, name: string): string => path.join(cacheDir, name, 'last-good.json');
