import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@vitrine/shared/contract/release';
import { RemoteFailure } from '../../federation/remote-failure.ts';

/** An origin that takes three seconds is slow, not down; one that hangs is asked again soon after. */
const TIMEOUT_MS = 3_500;

/** The text of a remote's pointer, not believed yet. Throws when it is late or absent. */
export async function fetchPointer(name: string, url: URL): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!answer.ok) throw new RemoteFailure(name, `pointer answers ${answer.status}`);
  return answer.text();
}

/**
 * Brings a release's server files into `folder`, each checked against its hash. Files that are there already are
 * checked too and kept. Nothing of it has run yet.
 */
export async function fetchServerFiles(release: Release, base: URL, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = Object.entries(release.server);
  await Promise.all(files.map(([file, integrity]) => fetchFile(release.name, file, integrity, base, folder)));
}

async function fetchFile(
  name: string,
  file: string,
  integrity: string,
  base: URL,
  folder: string,
): Promise<void> {
  const target = path.join(folder, file);
  const kept = await readFile(target).catch(() => null);
  if (kept && isIntact(kept, integrity)) return;
  const answer = await fetch(new URL(file, base), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new RemoteFailure(name, `${file} answers ${answer.status}`);
  const content = Buffer.from(await answer.arrayBuffer());
  if (!isIntact(content, integrity)) throw new RemoteFailure(name, `${file} is not what was released`);
  await writeFile(`${target}.part`, content);
  await rename(`${target}.part`, target);
}

function isIntact(content: Buffer, integrity: string): boolean {
  return `sha384-${createHash('sha384').update(content).digest('base64')}` === integrity;
}
