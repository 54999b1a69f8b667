/**
 * How wide a picture is drawn: as the `sizes` attribute, or that it is small in every window. Then the density of the
 * screen alone chooses its file, and the markup of a list is the shorter for it. `card`: at most 16rem; `thumb`: 8rem.
 */
export type PictureSizes = 'card' | 'thumb' | (string & {});

export const isSmall = (sizes: PictureSizes) => sizes === 'card' || sizes === 'thumb';

/**
 * By what a browser chooses one of a picture's files.
 * @param widths of the files in pixels, ascending
 */
export function chosenBy(
  sizes: PictureSizes,
  widths: number[],
  fileOf: (width: number) => string,
): { srcSet: string; sizes?: string } {
  const [smallest = 0] = widths;
  // Dense screens of phones draw a thumb in no more pixels.
  if (sizes === 'thumb') return { srcSet: fileOf(smallest) };
  if (sizes !== 'card')
    return { sizes, srcSet: widths.map((width) => `${fileOf(width)} ${width}w`).join(', ') };
  const larger = widths.find((width) => width >= 2 * smallest);
  return { srcSet: [fileOf(smallest), ...(larger ? [`${fileOf(larger)} 2x`] : [])].join(', ') };
}
