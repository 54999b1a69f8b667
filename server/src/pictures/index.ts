/* The door of this subject: what the others may use. */

import type { encodePicture as Encode } from './encoding/encode-picture.ts';

export { measureOlder } from './measure-older.ts';
export { createPictureWait } from './await-picture.ts';
export { storeFiles, picturesDir } from './store-files.ts';
export { startDrawing, type DrawingState } from './start-drawing.ts';
export { retryDeadPictures } from './store/picture-failures.ts';
export { MAX_ATTEMPTS } from '../database/schema/pictures.ts';

/** Loaded with the first picture: libvips takes much memory, and of the processes that come in here most encode none. */
export async function encodePicture(...of: Parameters<typeof Encode>): ReturnType<typeof Encode> {
  const { encodePicture: encode } = await import('./encoding/encode-picture.ts');
  return encode(...of);
}
