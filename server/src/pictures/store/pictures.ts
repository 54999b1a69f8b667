import type {
  OwnedPictures,
  PictureFault,
  PictureOwnerKind,
  PictureQueue,
  PictureSlot,
  PictureState,
} from '@vitrine/shared/contract/tools/pictures';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { isDead } from './picture-failures.ts';
import { MAX_ATTEMPTS } from '../../database/schema/pictures.ts';
import { readProgress } from './picture-progress.ts';
import { OWNER_COLUMNS, places, type OwnerKey } from './picture-places.ts';
import { PICTURE_COLUMNS, toPicture } from '../../catalogue/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { readOwner, readOwners } from './picture-owners.ts';

const MOST_DEAD = 100;
const NO_ALT = { en: '', nl: '', fr: '' };

/** A place of an owner: what is shown there, and what is to be. */
export interface Slot {
  position: number;
  place: Awaited<ReturnType<typeof readPlaces>>[number] | null;
  job: Awaited<ReturnType<typeof readJobs>>[number] | null;
}

/** The pictures of an owner, made or still to be; null when there is no such owner. */
export async function readOwned(
  kysely: Kysely<Schema>,
  key: OwnerKey,
  clock: Clock,
): Promise<OwnedPictures | null> {
  const owner = await readOwner(kysely, key);
  if (!owner) return null;
  const slots = await readSlots(kysely, key);
  const taken = slots.map(({ position }) => position);
  return { owner: { ...owner, taken }, slots: slots.map((slot) => describe(slot, clock())) };
}

/** By position. */
export async function readSlots(kysely: Kysely<Schema>, key: OwnerKey): Promise<Slot[]> {
  const [shown, jobs] = await Promise.all([readPlaces(kysely, key), readJobs(kysely, key)]);
  const positions = [...new Set([...shown, ...jobs].map(({ position }) => position))];
  return positions
    .toSorted((one, other) => one - other)
    .map((position) => ({
      position,
      place: shown.find((place) => place.position === position) ?? null,
      job: jobs.find((job) => job.position === position) ?? null,
    }));
}

function readPlaces(kysely: Kysely<Schema>, { kind, id }: OwnerKey) {
  return kysely
    .selectFrom(places(kysely, kind).as('place'))
    .innerJoin('pictures', 'pictures.hash', 'place.picture_hash')
    .select([
      'place.id',
      'place.position',
      'place.picture_hash',
      'place.alt_en',
      'place.alt_nl',
      'place.alt_fr',
      'place.revision',
      ...PICTURE_COLUMNS,
    ])
    .where('place.owner_id', '=', id)
    .execute();
}

function readJobs(kysely: Kysely<Schema>, { kind, id }: OwnerKey) {
  return kysely.selectFrom('picture_jobs').selectAll().where(OWNER_COLUMNS[kind], '=', id).execute();
}

/** `p12` of a picture, `j7` of one that is the first at its position. */
export function keyOf({ place, job }: Slot): string {
  return place ? `p${place.id}` : `j${job?.id ?? 0}`;
}

function describe(slot: Slot, now: Date): PictureSlot {
  const { place, job, position } = slot;
  const isOver = job === null || job.attempts === 0 || isBeingMade(job, now);
  return {
    key: keyOf(slot),
    position,
    picture: place && toPicture(place),
    alt: place ? { en: place.alt_en, nl: place.alt_nl, fr: place.alt_fr } : NO_ALT,
    revision: place?.revision ?? 0,
    state: job ? stateOf(job, now) : 'made',
    fault: isOver ? '' : job.fault,
    error: isOver ? '' : job.error,
  };
}

interface JobState {
  attempts: number;
  claimed_until: string | null;
  fault: PictureFault;
}

function stateOf(job: JobState, now: Date): PictureState {
  if (isBeingMade(job, now)) return 'making';
  if (isLeftAlone(job, now)) return 'resting';
  return job.attempts >= MAX_ATTEMPTS ? 'dead' : 'queued';
}

const isLeftAlone = ({ claimed_until }: JobState, now: Date) =>
  claimed_until !== null && claimed_until >= now.toISOString();

/** A worker writes first of all what holds should it be killed. */
const isBeingMade = (job: JobState, now: Date) => isLeftAlone(job, now) && job.fault === 'ended';

/** What waits, and what was given up. */
export async function readQueue(
  kysely: Kysely<Schema>,
  kind: PictureOwnerKind,
  clock: Clock,
): Promise<PictureQueue> {
  const column = OWNER_COLUMNS[kind];
  const jobs = kysely.selectFrom('picture_jobs').where(column, 'is not', null);
  const count = (isOnlyDead: boolean) =>
    (isOnlyDead ? jobs.where(isDead(clock)) : jobs)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const [progress, all, dead, rows] = await Promise.all([
    kind === 'insect' ? readProgress(kysely) : undefined,
    count(false),
    count(true),
    jobs
      .select(['id', 'position', 'fault', `${column} as owner_id`])
      .where(isDead(clock))
      .orderBy('id')
      .limit(MOST_DEAD)
      .execute(),
  ]);
  const ids = rows.flatMap(({ owner_id }) => owner_id ?? []);
  const owners = new Map((await readOwners(kysely, kind, ids)).map((owner) => [owner.id, owner]));
  const keys = await placeKeys(kysely, kind, ids);
  return {
    waiting: all.count - dead.count,
    ...(progress && { progress }),
    deadCount: dead.count,
    dead: rows.flatMap(({ id, position, fault, owner_id }) => {
      const owner = owners.get(owner_id ?? 0);
      return owner ? [{ owner, key: keys.get(`${owner_id} ${position}`) ?? `j${id}`, position, fault }] : [];
    }),
  };
}

async function placeKeys(kysely: Kysely<Schema>, kind: PictureOwnerKind, ids: number[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await kysely
    .selectFrom(places(kysely, kind).as('place'))
    .select(['id', 'owner_id', 'position'])
    .where('owner_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, owner_id, position }) => [`${owner_id} ${position}`, `p${id}`]));
}
