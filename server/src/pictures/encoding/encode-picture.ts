import { createHash } from 'node:crypto';
import type { Picture } from '@vitrine/shared/contract/catalogue';
import type { Colour } from '@vitrine/shared/contract/facts/colours';
import { LONGEST_PICTURE_PX } from '@vitrine/shared/contract/tools/pictures';
import sharp, { type Sharp } from 'sharp';
import { measureColours } from './measure-colours.ts';
import { FORMATS, formatsOfDrawing, MOST_PIXELS, SMALL_PX } from './picture-bounds.ts';

export interface EncodedPicture extends Picture {
  /** Of the specimen, most of it first. */
  colours: Colour[];
  files: { name: string; data: Buffer }[];
}

/** A file that no further attempt can make a picture of; the message is for its owner. */
export class UnreadablePicture extends Error {
  readonly fault: 'damaged' | 'pixels';
  constructor(fault: 'damaged' | 'pixels', message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** Changes when the encoding does, so that a file that is cached for ever never changes under its name. */
const ENCODING = 'c';
/** What pages show. */
const WIDTHS = [320, SMALL_PX, 1200];
/** What is looked at closely is stored only when it shows clearly more than the pages do. */
const CLOSE_FROM = 1.25;
const LONGEST_S = 60;
const PAGE_DENSITY = 72;
const PAPER = '#ffffff';

/**
 * Measured on drawn specimens, processor time: drawing 320 ms at 1600 px and 65 ms at 640; the largest AVIF 70 ms at
 * effort 0 with halved colour; at 640 px 18 ms at effort 0, and 53 at effort 1 for a fifth fewer bytes.
 */
const ENCODE: Record<(typeof FORMATS)[number], (image: Sharp, effort: number) => Sharp> = {
  avif: (image, effort) => image.avif({ quality: 50, effort, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 78, effort: 2 }),
  // Few browsers ask for it: not progressive, which takes half the time for a few more bytes.
  jpg: (image) => image.jpeg({ quality: 80 }),
};

// One picture at a time on one core: pages come first.
sharp.concurrency(1);
sharp.cache(false);

interface Raw {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

interface EncodeOptions {
  /** Of an SVG in dots per inch: at 72 a unit is a pixel. */
  density?: number;
  /** What looks the same as the source and is decoded faster; the picture is named after its source. */
  lookalike?: Buffer;
  /** AVIF of the least effort, and the formats of a drawing: of a thousand that is minutes, for a fifth more bytes. */
  isHasty?: boolean;
  /** Whether a file is there already: what is cached for ever is not made a second time. */
  isThere?(name: string): Promise<boolean>;
}

/**
 * Every file of a picture, named by its content: upright, in sRGB, on white, without any metadata.
 * @param source an image in any format that sharp reads, SVG too
 * @throws UnreadablePicture
 */
export async function encodePicture(source: Buffer, options: EncodeOptions = {}): Promise<EncodedPicture> {
  const { density = PAGE_DENSITY, lookalike = source, isHasty = false, isThere } = options;
  const raw = await asPagesNeed(await decode(lookalike, density, LONGEST_PICTURE_PX));
  return encode(raw, hashOf(source, density), { isHasty, isThere });
}

/**
 * The files of a drawing that cards show, in a fifth of the time. `encodePicture` of the same drawing and density adds
 * the others under the same name.
 */
export async function encodeSmall(svg: Buffer, density: number): Promise<EncodedPicture> {
  return encode(await decode(svg, density, SMALL_PX), hashOf(svg, density), { isHasty: true });
}

const hashOf = (source: Buffer, density: number): string =>
  createHash('sha256').update(`${ENCODING} ${density} `).update(source).digest('hex').slice(0, 32);

async function encode(
  raw: Raw,
  hash: string,
  { isHasty, isThere }: Pick<EncodeOptions, 'isHasty' | 'isThere'>,
): Promise<EncodedPicture> {
  const { width, height } = raw;
  const widths = [...new Set([...WIDTHS.map((wanted) => Math.min(wanted, width)), width])];
  const files: EncodedPicture['files'] = [];
  for (const variant of widths) {
    for (const format of isHasty ? formatsOfDrawing(variant) : FORMATS) {
      const name = `${hash}-${variant}.${format}`;
      if (await isThere?.(name)) continue;
      const resized = variant === width ? open(raw) : open(raw).resize(variant);
      const encoded = ENCODE[format](resized, isHasty || variant > 1000 ? 0 : 1);
      files.push({ name, data: await encoded.timeout({ seconds: LONGEST_S }).toBuffer() });
    }
  }
  const [colour, colours] = [await averageColour(open(raw)), await measureColours(open(raw))];
  return { hash, width, height, widths, colour, colours, files };
}

/** No larger than `longest` pixels a side. A drawing is drawn at that size: small takes a fifth of the time. */
async function decode(source: Buffer, density: number, longest: number): Promise<Raw> {
  try {
    const { data, info } = await sharp(source, { limitInputPixels: MOST_PIXELS, density })
      .autoOrient()
      .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      .timeout({ seconds: LONGEST_S })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, ...info };
  } catch (error) {
    throw unreadable(error);
  }
}

function unreadable(cause: unknown): UnreadablePicture {
  const reason = cause instanceof Error ? cause.message : String(cause);
  if (reason.includes('pixel limit')) {
    const most = `The picture has more than ${MOST_PIXELS / 1_000_000} million pixels.`;
    return new UnreadablePicture('pixels', most, { cause });
  }
  return new UnreadablePicture('damaged', `The picture is damaged or is none (${reason}).`, { cause });
}

/** Slightly larger than the largest of the pages is not worth files of its own. */
async function asPagesNeed(raw: Raw): Promise<Raw> {
  const largest = Math.max(...WIDTHS);
  if (raw.width <= largest || raw.width >= largest * CLOSE_FROM) return raw;
  const { data, info } = await open(raw).resize(largest).raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

function open({ data, width, height, channels }: Raw): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function averageColour(image: Sharp): Promise<string> {
  const pixel = await image.resize(1, 1).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
