import { randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface NewFile {
  name: string;
  data: Buffer;
}

/** Where the files of pictures lie. */
export function picturesDir(dataDir: string): string {
  return join(dataDir, 'pictures');
}

/** Where the originals lie. They are never served: they say where they were taken. */
export function uploadsDir(dataDir: string): string {
  return join(dataDir, 'uploads');
}

/** Writes files so that a name always holds a whole file, whenever the process ends. */
export async function storeFiles(dir: string, files: readonly NewFile[]): Promise<void> {
  await mkdir(dir, { recursive: true });
  for (const { name, data } of files) {
    const unfinished = join(dir, `.${name}.${randomUUID()}`);
    await writeFile(unfinished, data);
    await rename(unfinished, join(dir, name));
  }
}

/** Writes again those that were removed since they were stored. */
export async function storeMissing(dir: string, files: readonly NewFile[]): Promise<void> {
  for (const file of files) if (!(await isStored(dir, file.name))) await storeFiles(dir, [file]);
}

/** Whether a file of this name is there, which is then a whole one. */
export function isStored(dir: string, name: string): Promise<boolean> {
  return access(join(dir, name)).then(
    () => true,
    () => false,
  );
}
