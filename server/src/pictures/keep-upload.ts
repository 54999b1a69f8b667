import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { Database } from '../store/database.ts';
import { queueUpload, type PicturePlace } from '../store/picture-uploads.ts';
import { keepFiles } from './keep-files.ts';

export const MOST_BYTES = 5 * 1024 * 1024;
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const PHONE_TYPES = ['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'];

/** Why a file is not taken: it is empty, over 5 MB, as phones keep photos, or of no type that is read. */
export type UploadRefusal = 'empty' | 'too-large' | 'heic' | 'type';

export type KeptUpload = { ok: true; jobId: number } | { ok: false; refusal: UploadRefusal };

/**
 * Takes a file that is to become a picture of an insect: keeps the original, and queues it for the process that
 * encodes. The type is that of its content, whatever its name says. Nothing is decoded here, so it is for requests.
 */
export async function keepUpload(
  { database, dataDir }: { database: Database; dataDir: string },
  bytes: Buffer,
  place: PicturePlace,
): Promise<KeptUpload> {
  const refusal = await refuseUpload(bytes);
  if (refusal) return { ok: false, refusal };
  const name = createHash('sha256').update(bytes).digest('hex');
  await keepFiles(uploadsDir(dataDir), [{ name, data: bytes }]);
  return { ok: true, jobId: await queueUpload(database, name, place) };
}

async function refuseUpload(bytes: Buffer): Promise<UploadRefusal | null> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MOST_BYTES) return 'too-large';
  const { mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (TYPES.includes(mime)) return null;
  return PHONE_TYPES.includes(mime) ? 'heic' : 'type';
}

/** The original of a picture. */
export function readUpload(dataDir: string, hash: string): Promise<Buffer> {
  return readFile(join(uploadsDir(dataDir), hash));
}

function uploadsDir(dataDir: string): string {
  return join(dataDir, 'uploads');
}
