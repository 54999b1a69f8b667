import type { Kysely } from 'kysely';
import type { PictureJob } from './store/picture-jobs.ts';
import { readSampleDrawing } from './store/sample-drawings.ts';
import type { Schema } from '../database/schema/schema.ts';
import { encodePicture, type EncodedPicture } from './encode-picture.ts';
import { drawToScale } from '@vitrine/sample-shop/illustrator/draw-specimen';
import { readUpload } from './keep-upload.ts';

/** Dots per inch at which 1200 units become 1600 pixels: a main picture is looked at closely. */
const CLOSE_DENSITY = 96;
const PAGE_DENSITY = 72;

/** Draws or opens what a job asks for, and encodes it. @throws UnreadablePicture, and whatever disk and database do */
export async function makePicture(
  { kysely, dataDir }: { kysely: Kysely<Schema>; dataDir: string },
  { work, owner, position }: PictureJob,
): Promise<EncodedPicture> {
  if (work.kind === 'upload') {
    const picture = await encodePicture(await readUpload(dataDir, work.uploadHash));
    return { ...picture, widthMm: work.widthMm };
  }
  const { facts, seed, isSizeKnown } = await readSampleDrawing(kysely, owner.id);
  const { svg, widthMm } = drawToScale(facts, seed, work.view);
  const density = position === 0 ? CLOSE_DENSITY : PAGE_DENSITY;
  const picture = await encodePicture(Buffer.from(svg), density);
  return { ...picture, widthMm: isSizeKnown ? widthMm : null };
}
