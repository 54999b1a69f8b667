import { LONGEST_PICTURE_PX, MOST_PICTURE_BYTES } from '@vitrine/shared/contract/tools/pictures';
import { checkFile, type FileFault } from './check-file.ts';

/** What is sent of a file, or why nothing is. */
type Prepared = { file: File } | { fault: FileFault };

/** Hardly to be told from the original; the second where the first is still too many bytes. */
const QUALITIES = [0.92, 0.75];

/**
 * Makes a photo ready to be sent: one with more pixels or bytes than the shop keeps, or of a kind that only this browser
 * reads, becomes a smaller JPEG. What this browser cannot read is sent as it is, if the shop may read it.
 */
export async function prepareFile(file: File): Promise<Prepared> {
  const kind = await checkFile(file);
  if (kind !== 'picture' && kind !== 'phone') return { fault: kind };
  const bitmap = await decode(file);
  if (!bitmap) return asItIs(file, kind);
  const { width, height } = bitmap;
  const isSmall = Math.max(width, height) <= LONGEST_PICTURE_PX && file.size <= MOST_PICTURE_BYTES;
  const smaller = isSmall && kind === 'picture' ? file : await drawSmaller(bitmap, file);
  bitmap.close();
  return smaller ? { file: smaller } : asItIs(file, kind);
}

function asItIs(file: File, kind: 'picture' | 'phone'): Prepared {
  if (kind === 'phone') return { fault: 'heic' };
  return file.size > MOST_PICTURE_BYTES ? { fault: 'too-large' } : { file };
}

/** Upright; null for what this browser cannot read. */
async function decode(file: File): Promise<ImageBitmap | null> {
  if (typeof createImageBitmap === 'undefined') return null;
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
}

/** A JPEG under the same name, never larger than the photo; null when the browser has no room for it. */
async function drawSmaller(bitmap: ImageBitmap, { name, lastModified }: File): Promise<File | null> {
  const scale = Math.min(1, LONGEST_PICTURE_PX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // As the shop does: a JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (blob && blob.size <= MOST_PICTURE_BYTES) {
      return new File([blob], name, { type: 'image/jpeg', lastModified });
    }
  }
  return null;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', quality);
  return promise;
}
