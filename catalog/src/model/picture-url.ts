import type { Picture } from '@vitrine/shared/contract/catalogue';

/** Path of a picture's largest JPEG, which everything reads that knows no other format. */
export function picturePath({ hash, widths, width }: Picture): string {
  return `/pictures/${hash}-${widths.at(-1) ?? width}.jpg`;
}

/** The same with the shop's origin, for previews elsewhere. */
export function pictureUrl(picture: Picture, publicUrl: string): string {
  return new URL(picturePath(picture), publicUrl).href;
}
