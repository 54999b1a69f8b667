import { pictureSchema } from '../catalogue.ts';
import { localizedSchema } from '../locale.ts';
import { auditedSchema } from './tools.ts';
import { z } from '../zod.ts';

/*
 * Pictures of insects and families in the owner's tools. Reading needs `catalogue-read`, the rest `catalogue-write`.
 * A picture has a position, counted from 0: the one at 0 is the main picture.
 */

/** The largest file that is taken. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024;
/** The longest side of what is stored; a browser makes larger photos smaller before it sends them. */
export const LONGEST_PICTURE_PX = 2400;
/** What is taken, by a file's first bytes; its name says nothing. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
/** The highest position: pictures beyond it are refused. */
export const LAST_POSITION = 98;
export const MOST_ALT = 250;

export const pictureOwnerKindSchema = z.enum(['insect', 'family']);
export type PictureOwnerKind = z.infer<typeof pictureOwnerKindSchema>;

/** Whose pictures they are. */
const pictureOwnerSchema = z.object({
  kind: pictureOwnerKindSchema,
  id: z.int(),
  /** Of an insect; empty for a family. */
  reference: z.string(),
  /** The Latin name of an insect, or a lot's plain name: then the same in all languages. */
  name: localizedSchema,
  /** Positions where a picture is or is being made, ascending. */
  taken: z.array(z.int()),
});
export type PictureOwner = z.infer<typeof pictureOwnerSchema>;

/** `POST /api/tools/pictures/match` : whose pictures files are, by their names. Nothing is changed. */
export const matchRequestSchema = z.object({
  kind: pictureOwnerKindSchema,
  names: z.array(z.string().check(z.maxLength(255))).check(z.minLength(1), z.maxLength(50)),
});

/** In the order of the names. */
export const matchedSchema = z.object({
  files: z.array(
    z.object({
      /** One: it is that one. Several: the name fits each of them. None: nobody. */
      owners: z.array(pictureOwnerSchema),
      /** The number at the end of the name, from 1; null without one. */
      number: z.nullable(z.int()),
    }),
  ),
});
export type Matched = z.infer<typeof matchedSchema>;

/** `GET /api/tools/pictures/owners?kind=&q=` : the first whose reference or name begins so. */
export const pictureOwnersSchema = z.object({ owners: z.array(pictureOwnerSchema) });

/** `POST /api/tools/pictures/known` : which files of an owner need not be sent. SHA-256 in lower-case hex. */
export const knownRequestSchema = z.object({
  kind: pictureOwnerKindSchema,
  id: z.int(),
  hashes: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.minLength(1), z.maxLength(100)),
});

/** Those that are pictures of the owner, or are being made into ones. */
export const knownSchema = z.object({
  files: z.array(z.object({ hash: z.string(), position: z.int() })),
});
export type Known = z.infer<typeof knownSchema>;

/**
 * `POST /api/tools/pictures/files?kind=&id=&position=&name=` with the file as its body (`application/octet-stream`)
 * → 201 uploaded. Without `position` it goes to the first free one; a picture that is at the position gives way.
 *   422 `empty`       no byte in it
 *   404 `not-found`   the owner is gone
 *   409 `full`        no position is free
 *   413 `too-large`   over 5 MB; not read any further
 *   415 `heic`        as phones keep photos: to be sent as JPEG
 *   415 `type`        no JPEG, PNG, WebP or AVIF by its content
 *   422 `cut-off`     it ends in the middle
 *   422 `pixels`      more pixels than a camera takes
 */
export const uploadedSchema = z.extend(auditedSchema, {
  position: z.int(),
  /** The owner had this very file: nothing was changed. Its `auditId` is 0. */
  isKnown: z.boolean(),
});
export type Uploaded = z.infer<typeof uploadedSchema>;

/** How far a picture is: queued, being made, resting after a failure, given up, or in the shop. */
const pictureStateSchema = z.enum(['queued', 'making', 'resting', 'dead', 'made']);
export type PictureState = z.infer<typeof pictureStateSchema>;

/** Why a picture could not be made. ended: the process was killed over it. other: see `error`. */
const pictureFaultSchema = z.enum(['', 'damaged', 'pixels', 'ended', 'other']);
export type PictureFault = z.infer<typeof pictureFaultSchema>;

/** One place of an owner: a picture, one that is being made, or one that is to take the other's place. */
const pictureSlotSchema = z.object({
  /** `p12` or, where no picture is yet, `j7`. */
  key: z.string(),
  position: z.int(),
  picture: z.nullable(pictureSchema),
  alt: localizedSchema,
  revision: z.int(),
  state: pictureStateSchema,
  fault: pictureFaultSchema,
  /** In English, for who looks after the server; empty without a fault. */
  error: z.string(),
});
export type PictureSlot = z.infer<typeof pictureSlotSchema>;

/** `GET /api/tools/pictures/{kind}/{id}` */
export const ownedPicturesSchema = z.object({
  owner: pictureOwnerSchema,
  /** In their order; positions may have gaps. */
  slots: z.array(pictureSlotSchema),
});
export type OwnedPictures = z.infer<typeof ownedPicturesSchema>;

/** `PUT /api/tools/pictures/{kind}/{id}/order {keys}` → pictureChanged; 409 `changed-meanwhile` for other keys. */
export const pictureOrderSchema = z.object({
  keys: z.array(z.string()).check(z.maxLength(LAST_POSITION + 1)),
});

/**
 * `PUT /api/tools/pictures/{kind}/{id}/{key}/alt {alt, revision}` → pictureChanged; 409 `changed-meanwhile`.
 * What a picture shows, for who cannot see it; empty: the page says it by the name.
 */
export const pictureAltSchema = z.object({ alt: localizedSchema, revision: z.int() });

/**
 * `DELETE /api/tools/pictures/{kind}/{id}/{key}` → pictureChanged: the picture belongs to nothing then, and the next
 * one becomes the main picture. `POST /api/tools/pictures/{kind}/{id}/{key}/retry` → pictureChanged: a dead one gets
 * all its attempts again.
 */
export const pictureChangedSchema = z.extend(auditedSchema, ownedPicturesSchema.shape);
export type PictureChanged = z.infer<typeof pictureChangedSchema>;

/** How far the drawing of a shop is. */
const pictureProgressSchema = z.object({
  /** Lots that have a main picture or are to get one, and of them those that have it. */
  lots: z.int(),
  pictured: z.int(),
  /** Pictures of all places that are still to be made, or to be finished. */
  waiting: z.int(),
});
export type PictureProgress = z.infer<typeof pictureProgressSchema>;

/** `GET /api/tools/pictures/queue?kind=` : what waits, and what was given up, oldest first. */
export const pictureQueueSchema = z.object({
  waiting: z.int(),
  /** Of insects alone. */
  progress: z.optional(pictureProgressSchema),
  deadCount: z.int(),
  /** The first hundred. */
  dead: z.array(
    z.object({
      owner: z.omit(pictureOwnerSchema, { taken: true }),
      key: z.string(),
      position: z.int(),
      fault: pictureFaultSchema,
    }),
  ),
});
export type PictureQueue = z.infer<typeof pictureQueueSchema>;

/**
 * Something stored that belongs to nothing.
 *   picture   a made picture with its files, of no insect and no family
 *   upload    an original of which no picture is or is being made
 *   file      a file in the folder of pictures or originals that no row speaks of
 */
const unownedSchema = z.object({
  kind: z.enum(['picture', 'upload', 'file']),
  /** Hash of a picture or an original, `pictures/…` or `uploads/…` of a file: what `DELETE` wants. */
  key: z.string(),
  /** What it was called when it was sent; empty when not known. */
  name: z.string(),
  picture: z.nullable(pictureSchema),
  bytes: z.nullable(z.int()),
  at: z.string(),
});
export type Unowned = z.infer<typeof unownedSchema>;

/** `GET /api/tools/pictures/unowned?after=` : `next` is the `after` of the page after this one. */
export const unownedPageSchema = z.object({
  items: z.array(unownedSchema),
  next: z.nullable(z.string()),
  /** Files are looked through beside the answers: false while that goes on. */
  isWhole: z.boolean(),
});
export type UnownedPage = z.infer<typeof unownedPageSchema>;

/** So many are taken in one request. */
export const MOST_UNOWNED = 200;

/**
 * `DELETE /api/tools/pictures/unowned {items}` → unownedGone. What belongs to something by now, or is about to be
 * used, stays. It cannot be undone.
 */
export const unownedRequestSchema = z.object({
  items: z
    .array(
      z.object({
        kind: unownedSchema.shape.kind,
        key: z.string().check(z.maxLength(200), z.regex(/^[\w./-]+$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_UNOWNED)),
});
export type UnownedRequest = z.infer<typeof unownedRequestSchema>;

export const unownedGoneSchema = z.extend(auditedSchema, { gone: z.int(), kept: z.int() });
