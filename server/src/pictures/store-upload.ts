import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../database/database.ts';
import { hasUpload, queueUpload, type PicturePlace, type Queued } from './store/picture-uploads.ts';
import type { Schema } from '../database/schema/schema.ts';
import { storeFiles, storeMissing, uploadsDir } from './store-files.ts';
import { isCutOff } from '@vitrine/shared/contract/tools/orders/cut-off';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '@vitrine/shared/contract/tools/pictures';
import { MOST_PIXELS } from './encoding/picture-bounds.ts';

interface UploadedFile {
  bytes: Buffer;
  /** What it was called, for its owner to know it by. */
  name: string;
}

export type StoredUpload = Queued | { ok: false; refusal: UploadRefusal };

interface Shop {
  database: Database;
  dataDir: string;
  clock: Clock;
}

/**
 * Takes a file that is to become a picture: keeps the original, and queues it for the process that encodes. The type
 * is that of its content, whatever its name says. Nothing is decoded here, so it is for requests.
 * @param also is done in the same transaction, when something is queued
 */
export async function storeUpload(
  { database, dataDir, clock }: Shop,
  { bytes, name }: UploadedFile,
  place: PicturePlace,
  also?: (trx: Transaction<Schema>, queued: Queued & { ok: true }) => Promise<void>,
): Promise<StoredUpload> {
  const refusal = await refuseUpload(bytes);
  if (refusal) return { ok: false, refusal };
  const hash = createHash('sha256').update(bytes).digest('hex');
  const original = { name: hash, data: bytes };
  await storeFiles(uploadsDir(dataDir), [original]);
  const queued = await database.transaction(async (trx) => {
    const outcome = await queueUpload(trx, { hash, bytes: bytes.length, name }, place, clock());
    if (outcome.ok && !outcome.isKnown) await also?.(trx, outcome);
    return outcome;
  });
  // It may have belonged to nothing until now, and have been cleaned away at this moment.
  if (queued.ok) await storeMissing(uploadsDir(dataDir), [original]);
  else if (!(await hasUpload(database.kysely, hash)))
    await rm(join(uploadsDir(dataDir), hash), { force: true });
  return queued;
}

/** The original of a picture. */
export function readUpload(dataDir: string, hash: string): Promise<Buffer> {
  return readFile(join(uploadsDir(dataDir), hash));
}

const PHONE_TYPES = ['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'];

/**
 * Why a file is not taken: empty, over 5 MB, as phones keep photos, of no type that is read, copied half, without a width
 * or a height or any header that can be read, or too many pixels.
 */
type UploadRefusal = 'empty' | 'too-large' | 'heic' | 'type' | 'cut-off' | 'damaged' | 'pixels';

/**
 * Looks at a file's size, its first bytes, its structure and its header; nothing is decoded. HEIC is refused because the HEVC in it
 * cannot be read: the image library comes without that decoder, which is patented.
 */
async function refuseUpload(bytes: Buffer): Promise<UploadRefusal | null> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MOST_PICTURE_BYTES) return 'too-large';
  // 33 modules; few processes get an upload.
  const { fileTypeFromBuffer } = await import('file-type');
  const { mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (PHONE_TYPES.includes(mime)) return 'heic';
  if (!PICTURE_TYPES.some((type) => type === mime)) return 'type';
  if (isCutOff(bytes)) return 'cut-off';
  const pixels = await countPixels(bytes);
  if (pixels === 0) return 'damaged';
  return pixels > MOST_PIXELS ? 'pixels' : null;
}

/** As its header says; none when it cannot be read, and the image library reads none of 0 pixels. */
async function countPixels(bytes: Buffer): Promise<number> {
  // Fetched with the first upload: few processes get one.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return 0;
  }
}
