import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientFiles, clientFolder } from '@vitrine/shared/contract/federation/content-name';
import type { Release } from '@vitrine/shared/contract/federation/release';
import { isIntact } from '@vitrine/shared/platform/integrity';
import { RemoteFailure } from '../../../federation/remote-failure.ts';

/** An origin that takes three seconds is slow, not down; one that hangs is asked again soon after. */
const TIMEOUT_MS = 3_500;
/** Bounds of what is read; the largest app has 2 MB, its largest file 0.8, its pointer 0.05. */
const POINTER_BYTES = 2 ** 20;
const FILE_BYTES = 4 * 2 ** 20;
const RELEASE_BYTES = 16 * 2 ** 20;

/** The text of a remote's pointer, not believed yet. Throws when it is late or absent. */
export async function fetchPointer(name: string, url: URL): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok) throw new RemoteFailure(name, `pointer answers ${answer.status}`);
  return (
    await readBounded(
      answer,
      POINTER_BYTES,
      () => new RemoteFailure(name, tooLarge('pointer', POINTER_BYTES)),
    )
  ).toString();
}

/**
 * Brings a release's server files into `folder`, each checked against its hash. Files that are there already are
 * checked too and cached. Nothing of it has run yet.
 */
export function fetchServerFiles(release: Release, base: URL, folder: string): Promise<void> {
  return fetchAll(release.name, release.server, base, folder);
}

/** The server files as they lie there, each checked again: they are run as they were read. */
export async function readServerFiles(
  { name, server }: Release,
  folder: string,
): Promise<Record<string, Uint8Array>> {
  const read = async ([file, integrity]: [string, string]) => {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (content && isIntact(content, integrity)) return [file, content] as const;
    throw new RemoteFailure(name, `${file} lies here no longer as it was released`);
  };
  return Object.fromEntries(await Promise.all(Object.entries(server).map(read)));
}

/** The same with what browsers fetch, for when its origin is away. It lies here as it lies beside the pointer. */
export function mirrorClientFiles(release: Release, pointer: URL, folder: string): Promise<void> {
  const place = clientFolder(release);
  return fetchAll(release.name, clientFiles(release), new URL(place, pointer), path.join(folder, place));
}

async function fetchAll(
  name: string,
  files: Record<string, string>,
  base: URL,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  let total = 0;
  const count = (bytes: number) => {
    total += bytes;
    if (total > RELEASE_BYTES) throw new RemoteFailure(name, tooLarge('the release', RELEASE_BYTES));
  };
  await Promise.all(
    Object.entries(files).map(([file, integrity]) => fetchFile(name, file, integrity, base, folder, count)),
  );
}

async function fetchFile(
  name: string,
  file: string,
  integrity: string,
  base: URL,
  folder: string,
  count: (bytes: number) => void,
): Promise<void> {
  const target = path.join(folder, file);
  const stored = await readFile(target).catch(() => null);
  if (stored && isIntact(stored, integrity)) return count(stored.length);
  const answer = await fetch(new URL(file, base), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new RemoteFailure(name, `${file} answers ${answer.status}`);
  const content = await readBounded(
    answer,
    FILE_BYTES,
    () => new RemoteFailure(name, tooLarge(file, FILE_BYTES)),
    count,
  );
  if (!isIntact(content, integrity)) throw new RemoteFailure(name, `${file} is not what was released`);
  // Two versions may bring the same file at once.
  const part = `${target}.${randomUUID()}.part`;
  try {
    await writeFile(part, content);
    await rename(part, target);
  } catch (error) {
    // A full disk would be left fuller by each try.
    await rm(part, { force: true });
    throw error;
  }
}

const tooLarge = (what: string, bytes: number) => `${what} is larger than ${bytes} bytes`;

/** The body, as it is once unpacked. Throws as soon as it is beyond its bound; its connection ends then. */
async function readBounded(
  { body }: Response,
  bound: number,
  failure: () => RemoteFailure,
  count?: (bytes: number) => void,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > bound) throw failure();
    count?.(chunk.byteLength);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
