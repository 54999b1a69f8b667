import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '@vitrine/shared/contract/tools-pictures';
import { fileTypeFromBuffer } from 'file-type';
import { MOST_PIXELS } from './picture-bounds.ts';

const PHONE_TYPES = ['image/heic', 'image/heic-sequence', 'image/heif', 'image/heif-sequence'];

/** Why a file is not taken: empty, over 5 MB, as phones keep photos, of no type that is read, or too many pixels. */
export type UploadRefusal = 'empty' | 'too-large' | 'heic' | 'type' | 'pixels';

/**
 * Looks at a file's size, its first bytes and its header; nothing is decoded. HEIC is refused because the HEVC in it
 * cannot be read: the image library comes without that decoder, which is patented.
 */
export async function refuseUpload(bytes: Buffer): Promise<UploadRefusal | null> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MOST_PICTURE_BYTES) return 'too-large';
  const { mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
  if (PHONE_TYPES.includes(mime)) return 'heic';
  if (!PICTURE_TYPES.some((type) => type === mime)) return 'type';
  return (await countPixels(bytes)) > MOST_PIXELS ? 'pixels' : null;
}

/** As its header says; a header that cannot be read is the encoder's to report. */
async function countPixels(bytes: Buffer): Promise<number> {
  try {
    // Fetched with the first upload: few processes get one.
    const { default: sharp } = await import('sharp');
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return 0;
  }
}
