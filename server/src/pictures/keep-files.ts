import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the files of pictures lie. */
export function picturesDir(dataDir: string): string {
  return join(dataDir, 'pictures');
}

/** Writes files so that a name always holds a whole file, whenever the process ends. */
export async function keepFiles(
  dir: string,
  files: readonly { name: string; data: Buffer }[],
): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const { name, data } of files) {
    const unfinished = join(dir, `.${name}.${randomUUID()}`);
    await writeFile(unfinished, data);
    await rename(unfinished, join(dir, name));
  }
}
