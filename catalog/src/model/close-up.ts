import type { Picture } from '@vitrine/shared/contract/catalogue';

/** A picture as the viewer of close-ups takes it. */
export interface CloseUp {
  src: string;
  srcset: string;
  width: number;
  height: number;
  alt: string;
  widthMm: number | null;
}

/** Every size of a picture in the format that the page's own picture has, which the browser is known to read. */
export function closeUp(picture: Picture, alt: string, onPage: string): CloseUp {
  const format = onPage.endsWith('.avif') ? 'avif' : 'jpg';
  const file = (width: number) => `/pictures/${picture.hash}-${width}.${format}`;
  return {
    src: file(picture.widths.at(-1) ?? picture.width),
    srcset: picture.widths.map((width) => `${file(width)} ${width}w`).join(', '),
    width: picture.width,
    height: picture.height,
    alt,
    widthMm: picture.widthMm ?? null,
  };
}
