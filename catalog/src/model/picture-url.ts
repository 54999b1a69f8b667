import type { Picture } from '@vitrine/shared/contract/catalogue';
import { jpegPath, previewWidth } from '@vitrine/shared/paths/preview-picture';

/** Path of a picture's largest JPEG. */
export function picturePath(picture: Picture): string {
  return jpegPath(picture, picture.widths.at(-1) ?? picture.width);
}

/** Address of a JPEG with the shop's origin, for previews elsewhere. */
export function pictureUrl(picture: Picture, publicUrl: string): string {
  return new URL(jpegPath(picture, previewWidth(picture)), publicUrl).href;
}
