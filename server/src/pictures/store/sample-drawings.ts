import { z } from '@vitrine/shared/contract/zod';
import type { Kysely } from 'kysely';
import { findFlaws } from '@vitrine/sample-shop/illustrator/wear/flaws';
import { companyOf } from '@vitrine/sample-shop/lots/mixed-company';
import type { Schema } from '../../database/schema/schema.ts';

/** A size for lots that have none, so that the scale bar is plausible. */
const USUAL_SIZE_MM = 50;
const coloursSchema = z.array(z.string());

/** What the illustrator draws for an insect. @throws when it is no sample lot */
export async function readSampleDrawing(kysely: Kysely<Schema>, insectId: number) {
  const row = await kysely
    .selectFrom('sample_drawings')
    .innerJoin('insects', 'insects.id', 'sample_drawings.insect_id')
    .leftJoin('families', 'families.id', 'insects.family_id')
    .selectAll('insects')
    .select(['shape', 'colours', 'families.name_en as family'])
    .where('insects.id', '=', insectId)
    .executeTakeFirstOrThrow();
  const { genus, species, authority, shape, country, locality, gender, reference, spread } = row;
  const isMixed = row.is_mixed === 1;
  return {
    /** The same for all pictures of a lot, another for every other lot. */
    seed: Number.parseInt(row.uuid.slice(0, 8), 16),
    /** False when `sizeMm` is only a usual one: then the drawing is to no scale. */
    isSizeKnown: row.size_mm !== null,
    facts: {
      genus,
      species,
      authority,
      family: row.family ?? '',
      shape,
      colours: coloursSchema.parse(JSON.parse(row.colours)),
      sizeMm: row.size_mm ?? USUAL_SIZE_MM,
      country,
      locality,
      year: Number(row.caught_on?.slice(0, 4) ?? 0),
      gender,
      reference,
      spread,
      flaws: isMixed ? [] : findFlaws({ reference, shape, quality: row.quality }),
      ...(isMixed && { company: companyOf({ family: genus, country, reference }) }),
    },
  };
}
