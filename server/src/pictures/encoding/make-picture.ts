import type { Kysely } from 'kysely';
import type { PictureJob } from '../store/picture-jobs.ts';
import { readSampleDrawing } from '../store/sample-drawings.ts';
import type { Schema } from '../../database/schema/schema.ts';
import type { FoundFlaw } from '../../catalogue/index.ts';
import { encodePicture, encodeSmall, type EncodedPicture } from './encode-picture.ts';
import { drawToScale, SHADOW } from '@vitrine/sample-shop/illustrator/draw-specimen';
import { findDrawnFlaws } from '../find-drawn-flaws.ts';
import { isStored, picturesDir } from '../store-files.ts';
import { readUpload } from '../store-upload.ts';
import sharp from 'sharp';

/** Dots per inch at which 1200 units become 1600 pixels: a main picture is looked at closely. */
const CLOSE_DENSITY = 96;
const PAGE_DENSITY = 72;

interface MadePicture extends EncodedPicture {
  /** False when only the small files of it are made: the rest is asked for later. */
  isWhole: boolean;
  /** Where a main drawing shows the flaws of its lot. */
  flaws?: FoundFlaw[];
}

/**
 * Draws or opens what a job asks for, and encodes it. Of a lot's main drawing the small files come first, so that all
 * lots are soon pictured.
 * @throws UnreadablePicture, and whatever disk and database do
 */
export async function makePicture(
  { kysely, dataDir }: { kysely: Kysely<Schema>; dataDir: string },
  { work, owner, position }: PictureJob,
): Promise<MadePicture> {
  if (work.kind === 'upload') {
    const picture = await encodePicture(await readUpload(dataDir, work.uploadHash));
    return { ...picture, widthMm: work.widthMm, isWhole: true };
  }
  const { facts, seed, isSizeKnown } = await readSampleDrawing(kysely, owner.id);
  const drawing = drawToScale(facts, seed, work.view);
  const widthMm = isSizeKnown ? drawing.widthMm : null;
  const svg = Buffer.from(drawing.svg);
  const isMain = position === 0;
  const density = isMain ? CLOSE_DENSITY : PAGE_DENSITY;
  if (isMain && !work.hasSmall) return { ...(await encodeSmall(svg, density)), widthMm, isWhole: false };
  const lookalike = Buffer.from(drawing.shadedBy(await castShadow(drawing.silhouette)));
  const isThere = (name: string) => isStored(picturesDir(dataDir), name);
  const more = { density, lookalike, isHasty: true, ...(work.hasSmall && { isThere }) };
  const flaws = isMain ? await findDrawnFlaws(facts, seed) : [];
  return { ...(await encodePicture(svg, more)), widthMm, isWhole: true, flaws };
}

/** Of the card's 1200: what is blurred looks the same at a quarter of the size, and takes a fiftieth of the time. */
const SHRUNK = 4;

/** The shadow of a drawing's silhouette as a picture in an address. */
export async function castShadow(silhouette: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(silhouette), { density: 72 / SHRUNK })
    .ensureAlpha()
    .extractChannel('alpha')
    .blur(SHADOW.blur / SHRUNK)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const colour = sharp({ create: { width, height, channels: 3, background: SHADOW.colour } });
  const png = await colour
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
