import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  knownRequestSchema,
  knownSchema,
  matchedSchema,
  matchRequestSchema,
  MOST_ALT,
  ownedPicturesSchema,
  pictureAltSchema,
  pictureChangedSchema,
  pictureOrderSchema,
  pictureOwnerKindSchema,
  pictureOwnersSchema,
  pictureQueueSchema,
} from '@vitrine/shared/contract/tools/pictures';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import { z } from '@vitrine/shared/contract/zod';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { plainLine } from '../../forms/rules/tidy-text.ts';
import { lastChange } from '../../tools/index.ts';
import { PLACE_TABLES, type OwnerKey } from '../store/picture-places.ts';
import { findUploads } from '../store/picture-uploads.ts';
import { readOwned, readQueue } from '../store/pictures.ts';
import {
  describePicture,
  orderPictures,
  removePicture,
  retrySlot,
  type PictureWrite,
} from '../store/edit-pictures.ts';
import { findOwners, matchFileNames } from '../match-file-names.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { idParams } from '../../http/id-params.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const read = { right: 'catalogue-read' } as const;
const write = { right: 'catalogue-write' } as const;
const ownerParams = z.extend(idParams, { kind: pictureOwnerKindSchema });
const slotParams = z.extend(ownerParams, { key: z.string().check(z.regex(/^[pj]\d{1,10}$/)) });
const changed = { 200: pictureChangedSchema, ...toolsFailures };
const LONGEST_TYPED = 100;

/** Pictures of insects and families: whose they are, their order, their words. */
export const pictureToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;
  const writing = (request: FastifyRequest) => ({ author: staffOf(request), clock });

  app.post(
    '/api/tools/pictures/match',
    {
      config: read,
      schema: { tags, body: matchRequestSchema, response: { 200: matchedSchema, ...toolsFailures } },
    },
    async ({ body }) => ({ files: await matchFileNames(kysely, body.kind, body.names) }),
  );

  app.get(
    '/api/tools/pictures/owners',
    {
      config: read,
      schema: {
        tags,
        querystring: z.object({
          kind: pictureOwnerKindSchema,
          q: z.string().check(z.maxLength(LONGEST_TYPED)),
        }),
        response: { 200: pictureOwnersSchema, ...toolsFailures },
      },
    },
    async ({ query }) => ({ owners: await findOwners(kysely, query.kind, query.q) }),
  );

  app.post(
    '/api/tools/pictures/known',
    {
      config: read,
      schema: { tags, body: knownRequestSchema, response: { 200: knownSchema, ...toolsFailures } },
    },
    async ({ body: { hashes, ...owner } }) => ({ files: await findUploads(kysely, owner, hashes) }),
  );

  app.get(
    '/api/tools/pictures/queue',
    {
      config: read,
      schema: {
        tags,
        querystring: z.object({ kind: pictureOwnerKindSchema }),
        response: { 200: pictureQueueSchema, ...toolsFailures },
      },
    },
    ({ query }) => readQueue(kysely, query.kind, clock),
  );

  app.get(
    '/api/tools/pictures/:kind/:id',
    {
      config: read,
      schema: { tags, params: ownerParams, response: { 200: ownedPicturesSchema, ...toolsFailures } },
    },
    async ({ params }, reply) =>
      (await readOwned(kysely, params, clock)) ?? notFound(reply, 'pictureOwnerGone'),
  );

  app.put(
    '/api/tools/pictures/:kind/:id/order',
    { config: write, schema: { tags, params: ownerParams, body: pictureOrderSchema, response: changed } },
    async (request, reply) => {
      const { params, body } = request;
      const written = await orderPictures(database, params, body.keys, writing(request));
      return answer(tools, reply, { owner: params, written, message: 'pictureOrdered' });
    },
  );

  app.put(
    '/api/tools/pictures/:kind/:id/:key/alt',
    { config: write, schema: { tags, params: slotParams, body: pictureAltSchema, response: changed } },
    async (request, reply) => {
      const { key, ...owner } = request.params;
      const errors = wrongAlt(request.body.alt);
      if (errors) return wrongFields(reply, errors);
      const { en, nl, fr } = request.body.alt;
      const alt = { en: plainLine(en), nl: plainLine(nl), fr: plainLine(fr) };
      const edit = { key, alt, revision: request.body.revision };
      const written = await describePicture(database, owner, edit, writing(request));
      return answer(tools, reply, { owner, key, written, message: 'pictureDescribed' });
    },
  );

  app.post(
    '/api/tools/pictures/:kind/:id/:key/retry',
    { config: write, schema: { tags, params: slotParams, response: changed } },
    async (request, reply) => {
      const { key, ...owner } = request.params;
      const written = await retrySlot(database, owner, key, writing(request));
      return answer(tools, reply, { owner, key, written, message: 'pictureRetried' });
    },
  );

  app.delete(
    '/api/tools/pictures/:kind/:id/:key',
    { config: write, schema: { tags, params: slotParams, response: changed } },
    async (request, reply) => {
      const { key, ...owner } = request.params;
      const written = await removePicture(database, owner, key, writing(request));
      return answer(tools, reply, { owner, key, written, message: 'pictureRemoved' });
    },
  );
};

function wrongAlt(alt: Localized): FieldErrors | null {
  const long = LOCALES.filter((locale) => alt[locale].length > MOST_ALT);
  if (long.length === 0) return null;
  return Object.fromEntries(long.map((locale) => [`alt.${locale}`, { message: 'altTooLong' }]));
}

interface Answering {
  owner: OwnerKey;
  /** Of the picture that was written, if it was one. */
  key?: string;
  written: PictureWrite;
  message: FieldMessage;
}

/** The owner's pictures as they are now, whether the write passed or somebody was first. */
async function answer(
  { database: { kysely }, clock }: ToolsContext,
  reply: FastifyReply,
  { owner, key, written, message }: Answering,
) {
  const now = await readOwned(kysely, owner, clock);
  if (!now) return notFound(reply, 'pictureOwnerGone');
  if (written.kind === 'unknown') return notFound(reply, 'pictureGone');
  if (written.kind === 'needs-flaw') return conflict(reply, 'needs-flaw', 'flawLast');
  if (written.kind === 'written') return { ...done(reply, message), auditId: written.auditId, ...now };
  const id = key?.startsWith('p') ? Number(key.slice(1)) : 0;
  return changedMeanwhile(reply, {
    ...(await lastChange(kysely, PLACE_TABLES[owner.kind], id)),
    current: now,
  });
}
