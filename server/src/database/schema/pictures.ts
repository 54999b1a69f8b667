import type { ColumnType, Generated } from 'kysely';
import type { FlawKind } from '@vitrine/shared/contract/facts/flaws';
import type { PictureFault } from '@vitrine/shared/contract/tools/pictures';

/* Tables of pictures, by the rules of schema.ts. */

interface PicturesTable {
  hash: string;
  width: number;
  height: number;
  /** JSON array of pixel widths, ascending. */
  widths: string;
  colour: string;
  /** Words of `COLOURS`, most of the specimen first, parted by spaces; null until they are measured. */
  colours: ColumnType<string | null, string | null | undefined>;
  /** What its width shows, in millimetres; null when nobody measured it. */
  width_mm: number | null;
  /** The file it was made from, in the folder of uploads; null for a drawing. */
  upload_hash: string | null;
  created_at: string;
}

/** Where a picture is shown. */
interface PicturePlaceColumns {
  id: Generated<number>;
  picture_hash: string;
  /** The main picture has position 0. */
  position: number;
  /** What it shows; empty: pages say it by the name of its owner. */
  alt_en: Generated<string>;
  alt_nl: Generated<string>;
  alt_fr: Generated<string>;
  /** Counts the edits of those words. */
  revision: Generated<number>;
}

interface InsectPicturesTable extends PicturePlaceColumns {
  insect_id: number;
}

interface FamilyPicturesTable extends PicturePlaceColumns {
  family_id: number;
}

/** After so many failures a job is dead: it stays to be read about, and to be retried by hand. */
export const MAX_ATTEMPTS = 5;

/** Pictures still to be made; a row goes when its picture is stored, and stays when it cannot be made. */
export interface PictureJobsTable {
  id: Generated<number>;
  /** Of an insect or of a family, never of both. */
  insect_id: ColumnType<number | null, number | null | undefined>;
  family_id: ColumnType<number | null, number | null | undefined>;
  /** What is drawn; a photo is not, its file is named by `upload_hash`. */
  view: 'dorsal' | 'ventral' | 'label' | 'photo';
  position: number;
  attempts: number;
  /** Until when it is left alone: a worker has it, or it rests after a failure. */
  claimed_until: string | null;
  upload_hash: string | null;
  width_mm: number | null;
  /** Why the last attempt failed, empty before the first. */
  error: Generated<string>;
  fault: Generated<PictureFault>;
  /** 1 once a drawing's small files are shown: the others are still to be made. */
  has_small: Generated<number>;
  /** Since when a page shows that it is missing; null when none does. */
  wanted_at: ColumnType<string | null, string | null | undefined>;
}

/** The originals that are stored, each under its SHA-256. */
interface UploadsTable {
  hash: string;
  /** Null for one of before this was noted. */
  bytes: number | null;
  /** What it was called; empty when not known. */
  name: string;
  kept_at: string;
}

/** Flaws of lots, each on the picture that shows it. */
export interface FlawPinsTable {
  id: Generated<number>;
  insect_id: number;
  picture_hash: string;
  /** In ten-thousandths of the picture's width and height. */
  x: number;
  y: number;
  kind: FlawKind;
  /** What the owner says of it, beside what its kind is called; empty for nothing. */
  text_en: Generated<string>;
  text_nl: Generated<string>;
  text_fr: Generated<string>;
  revision: Generated<number>;
  updated_at: string;
}

export interface PicturesSchema {
  flaw_pins: FlawPinsTable;
  pictures: PicturesTable;
  insect_pictures: InsectPicturesTable;
  family_pictures: FamilyPicturesTable;
  picture_jobs: PictureJobsTable;
  uploads: UploadsTable;
}
