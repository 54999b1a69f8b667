/* The door of this subject: what the others may use. */

export { measureOlder } from './measure-older.ts';
export { createPictureWait } from './await-picture.ts';
export { encodePicture } from './encode-picture.ts';
export { storeFiles, picturesDir } from './keep-files.ts';
export { startDrawing, type DrawingState } from './start-drawing.ts';
export { retryDeadPictures } from './store/picture-failures.ts';
export { MAX_ATTEMPTS } from '../database/schema/pictures.ts';
