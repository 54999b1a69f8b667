import type { Picture } from '@vitrine/shared/contract/catalogue';
import { z } from '@vitrine/shared/contract/zod';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema/schema.ts';

export const PICTURE_COLUMNS = [
  'pictures.hash',
  'pictures.width',
  'pictures.height',
  'pictures.widths',
  'pictures.colour',
  'pictures.width_mm',
  'pictures.upload_hash',
] as const;

type PictureRow = { hash: string; width: number; height: number; widths: string; colour: string };
/** The same out of an outer join: all null where there is no picture. */
type MaybePictureRow = (PictureRow | { [Column in keyof PictureRow]: PictureRow[Column] | null }) & {
  width_mm: number | null;
  upload_hash: string | null;
};

const widthsSchema = z.array(z.int());

export function toPicture(row: MaybePictureRow): Picture | null {
  const { hash, width, height, widths, colour, width_mm: widthMm } = row;
  if (hash === null || width === null || height === null || widths === null || colour === null) return null;
  // What is no photo was drawn, with its scale.
  const hasScaleBar = row.upload_hash === null;
  return {
    hash,
    width,
    height,
    widths: widthsSchema.parse(JSON.parse(widths)),
    colour,
    widthMm,
    hasScaleBar,
  };
}

/** A stored picture by its hash; null when there is none. */
export async function findPicture(kysely: Kysely<Schema>, hash: string): Promise<Picture | null> {
  const row = await kysely
    .selectFrom('pictures')
    .select([...PICTURE_COLUMNS])
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row ? toPicture(row) : null;
}
