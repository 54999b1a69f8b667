import type { Picture } from '@vitrine/shared/contract/catalogue';

/** The address of a stored picture for a mail, in the smallest file that is at least so many pixels wide. */
export function pictureUrl({ hash, widths }: Picture, publicUrl: string, pixels: number): string {
  const width = widths.find((px) => px >= pixels) ?? widths.at(-1) ?? pixels;
  return `${publicUrl}/pictures/${hash}-${width}.jpg`;
}
