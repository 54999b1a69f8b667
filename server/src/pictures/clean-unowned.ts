import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { UnownedRequest } from '@vitrine/shared/contract/tools/pictures';
import type { Clock } from '../platform/clock.ts';
import { recordAudit, type AuditAuthor, type AuditWrite } from '../tools/index.ts';
import type { Database } from '../database/database.ts';
import { forgetPicture, forgetUpload, findPicture } from './store/unowned.ts';
import { FORMATS } from './encoding/picture-bounds.ts';
import { picturesDir, uploadsDir } from './store-files.ts';
import { asStray, folderOf } from './stray-files.ts';

interface Shop {
  database: Database;
  dataDir: string;
  clock: Clock;
}

type Item = UnownedRequest['items'][number];

/**
 * Removes what belongs to nothing, with its files. What belongs to something by now stays, and so does what is about
 * to be used: rows and files go in one transaction, and whoever gives the same file at that moment waits for it and
 * writes the file anew (`storeUpload`, `finishOne`).
 */
export async function cleanUnowned(
  shop: Shop,
  items: Item[],
  author: AuditAuthor,
): Promise<{ gone: number; auditId: number }> {
  const gone: Item[] = [];
  for (const item of items) if (await cleanOne(shop, item)) gone.push(item);
  const subjects = gone.map(({ kind, key }) => `${kind}:${key}`);
  const write: AuditWrite = { action: 'pictures.clean', subjects };
  const auditId = await shop.database.transaction((trx) => recordAudit(trx, author, write, shop.clock()));
  return { gone: gone.length, auditId };
}

async function cleanOne(shop: Shop, { kind, key }: Item): Promise<boolean> {
  if (kind === 'file') return cleanFile(shop, key);
  return kind === 'picture' ? cleanPicture(shop, key) : cleanUpload(shop, key);
}

async function cleanPicture(shop: Shop, hash: string): Promise<boolean> {
  const { database, dataDir } = shop;
  const picture = await findPicture(database.kysely, hash);
  if (!picture) return false;
  const names = picture.widths.flatMap((width) =>
    FORMATS.map((extension) => `${hash}-${width}.${extension}`),
  );
  const uploadHash = await database.transaction(async (trx) => {
    const forgotten = await forgetPicture(trx, hash);
    if (!forgotten) return false;
    for (const name of names) await rm(join(picturesDir(dataDir), name), { force: true });
    return forgotten.uploadHash;
  });
  if (uploadHash) await cleanUpload(shop, uploadHash);
  return uploadHash !== false;
}

function cleanUpload({ database, dataDir }: Shop, hash: string): Promise<boolean> {
  return database.transaction(async (trx) => {
    if (!(await forgetUpload(trx, hash))) return false;
    await rm(join(uploadsDir(dataDir), hash), { force: true });
    return true;
  });
}

async function cleanFile({ database: { kysely }, dataDir, clock }: Shop, key: string): Promise<boolean> {
  const [folder, name = ''] = key.split('/');
  if (folder !== 'pictures' && folder !== 'uploads') return false;
  const stray = await asStray({ kysely, dataDir, clock }, folder, name);
  if (!stray) return false;
  await rm(join(folderOf(dataDir, folder), name), { force: true });
  return true;
}
