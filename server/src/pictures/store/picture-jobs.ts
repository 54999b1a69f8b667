import type { Picture } from '@vitrine/shared/contract/catalogue';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../database/database.ts';
import { pinFound, type FoundFlaw } from '../../catalogue/index.ts';
import { hidesLastFlaw, lockOwner, putPicture, type OwnerKey } from './picture-places.ts';
import { MAX_ATTEMPTS, type PictureJobsTable } from '../../database/schema/pictures.ts';
import type { Schema } from '../../database/schema/schema.ts';

const CLAIM_MS = 120_000;
/** What a job says whose worker was killed: nobody was left to write why. */
const PROCESS_ENDED = 'The process ended while it made this picture.';

export interface PictureJob {
  id: number;
  owner: OwnerKey;
  position: number;
  attempts: number;
  /** A drawing of a sample lot, or a file that the owner gave. */
  work:
    | { kind: 'drawing'; view: Exclude<PictureJobsTable['view'], 'photo'>; hasSmall: boolean }
    | { kind: 'upload'; uploadHash: string; widthMm: number | null };
}

/** Whether any picture can be made now. */
export async function hasPictureJob(kysely: Kysely<Schema>, clock: Clock): Promise<boolean> {
  return (await nextJob(kysely, clock).executeTakeFirst()) !== undefined;
}

/**
 * Takes the next picture to make: what the owner gave first, then what a page shows that somebody looks at. Of each,
 * small main drawings before second ones, and those before what makes the main ones whole; what is for sale and new
 * first. Whoever takes it has two minutes. Null when there is none.
 * @param only this job, if it is free
 */
export async function claimPictureJob(
  { kysely }: Database,
  clock: Clock,
  only?: number,
): Promise<PictureJob | null> {
  const row = await kysely
    .updateTable('picture_jobs')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      claimed_until: new Date(clock().getTime() + CLAIM_MS).toISOString(),
      error: PROCESS_ENDED,
      fault: 'ended' as const,
    }))
    .where('id', '=', only ?? nextJob(kysely, clock))
    .where(isFree(clock))
    .returningAll()
    .executeTakeFirst();
  return row ? toJob(row) : null;
}

function toJob(row: Selectable<PictureJobsTable>): PictureJob {
  const { id, position, attempts, view, upload_hash: uploadHash, width_mm: widthMm } = row;
  const job = { id, owner: ownerOf(row), position, attempts };
  if (uploadHash !== null) return { ...job, work: { kind: 'upload', uploadHash, widthMm } };
  if (view === 'photo') throw new Error(`Picture job ${id} is a photo without a file`);
  return { ...job, work: { kind: 'drawing', view, hasSmall: row.has_small === 1 } };
}

function ownerOf({ id, insect_id, family_id }: Selectable<PictureJobsTable>): OwnerKey {
  if (insect_id !== null) return { kind: 'insect', id: insect_id };
  if (family_id !== null) return { kind: 'family', id: family_id };
  throw new Error(`Picture job ${id} is nobody's`);
}

function nextJob(kysely: Kysely<Schema>, clock: Clock) {
  return kysely
    .selectFrom('picture_jobs')
    .leftJoin('insects', 'insects.id', 'picture_jobs.insect_id')
    .select('picture_jobs.id')
    .where(isFree(clock))
    .orderBy(sql`case when picture_jobs.upload_hash is null then 1 else 0 end`)
    .orderBy(sql`case when picture_jobs.wanted_at is null then 1 else 0 end`)
    .orderBy(
      sql`case when picture_jobs.has_small = 1 then 2 when picture_jobs.position > 0 then 1 else 0 end`,
    )
    .orderBy('picture_jobs.wanted_at')
    .orderBy(sql`coalesce(insects.is_sold_out, 0)`)
    .orderBy(sql`coalesce(insects.updated_at, '')`, 'desc')
    .orderBy('picture_jobs.id')
    .limit(1);
}

function isFree(clock: Clock) {
  const now = clock().toISOString();
  return sql<boolean>`picture_jobs.attempts < ${sql.lit(MAX_ATTEMPTS)}
    and (picture_jobs.claimed_until is null or picture_jobs.claimed_until < ${now})`;
}

/**
 * Gives the owner its picture and ends the job, both or neither. Its files must be in place.
 * @param isWhole when false, the job goes on waiting for the other files of the same picture
 * @returns false when the job was replaced or ended meanwhile: then the newer picture stays
 * @throws LastFlawHidden when flaws were taken away since the file came
 */
export async function finishPictureJob(
  database: Database,
  job: PictureJob,
  {
    isWhole,
    flaws = [],
    ...picture
  }: Picture & {
    isWhole: boolean;
    flaws?: FoundFlaw[];
    colours?: readonly string[];
  },
  clock: Clock,
): Promise<boolean> {
  return database.transaction(async (trx) => {
    // First, as whoever queues a picture does: two that lock each other's rows would wait for ever.
    if (job.work.kind === 'upload') await lockOwner(trx, job.owner);
    // The position is read here: pictures may have been put in another order since the job was claimed.
    const done = await (isWhole ? endJob(trx, job) : keepForTheRest(trx, job));
    if (!done) return false;
    const { position } = done;
    if (job.work.kind === 'upload' && (await hidesLastFlaw(trx, job.owner, { position, by: picture.hash })))
      throw new LastFlawHidden();
    await insertPicture(trx, picture, job, clock());
    await putPicture(trx, job.owner, { position, picture_hash: picture.hash });
    const { owner } = job;
    if (owner.kind === 'insect')
      await pinFound(trx, { insectId: owner.id, hash: picture.hash }, flaws, clock());
    return true;
  });
}

/** A published lot would show none of the flaws that its grade asks for. Its job waits until staff try it again. */
export class LastFlawHidden extends Error {
  constructor() {
    super('The lot is published, and its only flaw is pinned on the picture in this place');
  }
}

const endJob = (trx: Kysely<Schema>, { id }: PictureJob) =>
  trx.deleteFrom('picture_jobs').where('id', '=', id).returning('position').executeTakeFirst();

/** Nobody wants it any more who only wanted to see it. */
const keepForTheRest = (trx: Kysely<Schema>, { id }: PictureJob) =>
  trx
    .updateTable('picture_jobs')
    .set({ has_small: 1, wanted_at: null, attempts: 0, claimed_until: null, error: '', fault: '' })
    .where('id', '=', id)
    .returning('position')
    .executeTakeFirst();

/** The same picture may be given twice: what was measured last holds, and what has more files. */
async function insertPicture(
  trx: Kysely<Schema>,
  picture: Picture & { colours?: readonly string[] },
  { work }: PictureJob,
  now: Date,
): Promise<void> {
  const { hash, width, height, widths, colour, widthMm = null } = picture;
  const row = {
    hash,
    width,
    height,
    widths: JSON.stringify(widths),
    colour,
    colours: picture.colours?.join(' ') ?? null,
    width_mm: widthMm,
    upload_hash: work.kind === 'upload' ? work.uploadHash : null,
    created_at: now.toISOString(),
  };
  const larger = (column: 'width' | 'height' | 'widths') =>
    sql<never>`case when excluded.width > pictures.width then excluded.${sql.ref(column)} else pictures.${sql.ref(column)} end`;
  await trx
    .insertInto('pictures')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((eb) => ({
        width_mm: eb.fn.coalesce('excluded.width_mm', 'pictures.width_mm'),
        colours: eb.fn.coalesce('excluded.colours', 'pictures.colours'),
        width: larger('width'),
        height: larger('height'),
        widths: larger('widths'),
      })),
    )
    .execute();
}
