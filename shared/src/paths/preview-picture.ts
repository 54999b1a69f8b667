import type { InsectCard, Picture } from '../contract/catalogue.ts';

/** Other sites show previews at 1200 px; a larger file would only be slower. */
const PREVIEW_PX = 1200;

/** A picture as other sites show it beside a link. */
interface Preview {
  /** With the shop's origin. */
  image: string;
  imageWidth: number;
  imageHeight: number;
  imageAlt: string;
}

/** A stored variant as JPEG, which everything reads that knows no other format; without origin. */
export const jpegPath = ({ hash }: Picture, width: number): string => `/pictures/${hash}-${width}.jpg`;

/** The preview of an insect, or null when it has no picture yet. */
export function previewOf(insect: Pick<InsectCard, 'name' | 'picture'>, publicUrl: string): Preview | null {
  const { picture, name } = insect;
  if (!picture) return null;
  const width = previewWidth(picture);
  return {
    image: new URL(jpegPath(picture, width), publicUrl).href,
    imageWidth: width,
    imageHeight: Math.round((width * picture.height) / picture.width),
    imageAlt: name,
  };
}

/** Pixels of the variant that is large enough for a preview. */
export const previewWidth = ({ widths, width }: Picture): number =>
  widths.findLast((wide) => wide <= PREVIEW_PX) ?? width;
