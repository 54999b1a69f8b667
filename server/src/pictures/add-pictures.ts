import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MOST_PICTURE_BYTES } from '@vitrine/shared/contract/tools/pictures';
import { findInsectId } from '../catalogue/index.ts';
import { claimPictureJob } from './store/picture-jobs.ts';
import { readUploadJob, type PicturePlace } from './store/picture-uploads.ts';
import { finishOne, type Drawing } from './draw-pictures.ts';
import { MOST_PIXELS } from './encoding/picture-bounds.ts';
import { storeUpload, type StoredUpload } from './store-upload.ts';

interface PicturesToAdd {
  /** Of the insect. */
  reference: string;
  /** In order: the first becomes the main picture, each takes the place of the one that was there. */
  files: string[];
  widthMm: number | null;
}

type Shop = Omit<Drawing, 'isStopped'>;
type Say = (line: string) => void;

const LOOK_EVERY_MS = 500;
const LONGEST_WAIT_MS = 120_000;

const REFUSALS: Record<(StoredUpload & { ok: false })['refusal'], string> = {
  empty: 'the file is empty.',
  'too-large': `the file is larger than ${MOST_PICTURE_BYTES / 1024 / 1024} MB.`,
  heic: 'HEIC cannot be read here: export the photo as JPEG.',
  type: 'no picture that can be read: JPEG, PNG, WebP or AVIF, whatever the name says.',
  'cut-off': 'it ends in the middle: it was not copied whole.',
  damaged: 'it has no width or no height, or is damaged.',
  pixels: `more than ${MOST_PIXELS / 1_000_000} million pixels.`,
  full: 'the insect has all the pictures that it can have.',
  'no-owner': 'the insect was deleted.',
  'needs-flaw':
    'the lot is published, and the picture in this place shows the only flaw that its grade asks for.',
};

/**
 * Gives an insect pictures out of files and waits until they are in the shop. A file that is refused or cannot be read
 * is named with its reason; the others go on.
 * @returns whether all of them are in the shop
 */
export async function addPictures(shop: Shop, { reference, files, widthMm }: PicturesToAdd, say: Say) {
  const insectId = await findInsectId(shop.database.kysely, reference);
  if (insectId === null) {
    say(`No insect has the reference ${reference}.`);
    return false;
  }
  let isWhole = true;
  for (const [position, file] of files.entries()) {
    const outcome = await addOne(shop, file, { owner: { kind: 'insect', id: insectId }, position, widthMm });
    say(`${basename(file)}: ${outcome ?? `in the shop, picture ${position + 1} of ${reference}.`}`);
    isWhole &&= outcome === null;
  }
  return isWhole;
}

/** Null, or why it is not in the shop. */
async function addOne(shop: Shop, file: string, place: PicturePlace): Promise<string | null> {
  const bytes = await readBounded(file);
  if (bytes === null) return 'there is no such file, or it cannot be opened.';
  const kept = await storeUpload(shop, { bytes, name: basename(file) }, place);
  if (!kept.ok) return REFUSALS[kept.refusal];
  return kept.isKnown ? null : finish(shop, kept.jobId);
}

/** A file over the limit is read no further than shows that it is. */
async function readBounded(file: string): Promise<Buffer | null> {
  try {
    const { size } = await stat(file);
    return size > MOST_PICTURE_BYTES ? Buffer.alloc(MOST_PICTURE_BYTES + 1) : await readFile(file);
  } catch {
    return null;
  }
}

/** Makes the picture here, unless the shop's own process was first: then its end is awaited. */
async function finish(shop: Shop, jobId: number): Promise<string | null> {
  const { database, clock } = shop;
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += LOOK_EVERY_MS) {
    const job = await claimPictureJob(database, clock, jobId);
    if (job) await finishOne(shop, job);
    const state = await readUploadJob(database.kysely, jobId);
    if (!state) return null;
    if (job) return state.error;
    await wait(LOOK_EVERY_MS);
  }
  return 'kept; the shop is still busy with it.';
}
