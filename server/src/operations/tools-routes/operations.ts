import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { doneSchema } from '@vitrine/shared/contract/accounts/account';
import {
  mailsSchema,
  mailStateSchema,
  releasesSchema,
  retriedSchema,
} from '@vitrine/shared/contract/tools/operations/operations';
import { z } from '@vitrine/shared/contract/zod';
import type { AuditAction } from '@vitrine/shared/contract/tools/names';
import { recordAudit, subjectOf } from '../../tools/index.ts';
import { retryDeadMails, retryMail } from '../../mail/index.ts';
import { retryDeadPictures } from '../../pictures/index.ts';
import { liftRefusal, listRefusals, listReleases } from '../../releases/index.ts';
import { listMails } from '../store/list-mails.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done } from '../../http/answers/form-reply.ts';
import { idParams } from '../../http/id-params.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const config = { right: 'system' } as const;
const querystring = z.object({ state: z.optional(mailStateSchema), before: z.optional(idParams.shape.id) });
const word = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const releaseParams = z.object({ remote: word, version: word });
const retried = { 200: retriedSchema, ...toolsFailures };

/** What the shop does by itself: mails, pictures, releases. */
export const houseRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock, env } = tools;
  const { kysely, transaction } = database;
  const note = (
    trx: Parameters<typeof recordAudit>[0],
    request: FastifyRequest,
    action: AuditAction,
    subjects: string[],
  ) => recordAudit(trx, staffOf(request), { action, subjects }, clock());

  app.get(
    '/api/tools/mails',
    { config, schema: { tags, querystring, response: { 200: mailsSchema, ...toolsFailures } } },
    ({ query }) => listMails(kysely, query),
  );

  app.post(
    '/api/tools/mails/:id/retry',
    { config, schema: { tags, params: idParams, response: retried } },
    async (request, reply) => {
      const { id } = request.params;
      const isRetried = await transaction(async (trx) => {
        const isDead = await retryMail(trx, id, clock());
        if (isDead) await note(trx, request, 'mails.retry', [subjectOf('outbox', id)]);
        return isDead;
      });
      if (!isRetried) return conflict(reply, 'not-dead', 'mailNotDead');
      return { ...done(reply, 'triedAgain'), count: 1 };
    },
  );

  app.post(
    '/api/tools/mails/retry',
    { config, schema: { tags, response: retried } },
    async (request, reply) => {
      const count = await transaction(async (trx) => {
        const dead = await retryDeadMails(trx, clock());
        if (dead > 0) await note(trx, request, 'mails.retry', [`outbox (${dead})`]);
        return dead;
      });
      return { ...done(reply, 'triedAgain'), count };
    },
  );

  app.post(
    '/api/tools/dead-pictures/retry',
    { config, schema: { tags, response: retried } },
    async (request, reply) => {
      const count = await transaction(async (trx) => {
        const dead = await retryDeadPictures(trx, clock);
        if (dead > 0) await note(trx, request, 'pictures.retry', [`picture_jobs (${dead})`]);
        return dead;
      });
      return { ...done(reply, 'triedAgain'), count };
    },
  );

  app.get(
    '/api/tools/releases',
    { config, schema: { tags, response: { 200: releasesSchema, ...toolsFailures } } },
    async () => listReleases(env.releasesDir, await listRefusals(kysely)),
  );

  app.post(
    '/api/tools/releases/:remote/:version/lift',
    { config, schema: { tags, params: releaseParams, response: { 200: doneSchema, ...toolsFailures } } },
    async (request, reply) => {
      const { remote, version } = request.params;
      const isLifted = await transaction(async (trx) => {
        const wasRefused = await liftRefusal(trx, { remote, version }, clock());
        if (wasRefused) await note(trx, request, 'releases.lift', [`releases:${remote}/${version}`]);
        return wasRefused;
      });
      return isLifted ? done(reply, 'releaseLifted') : conflict(reply, 'not-refused', 'releaseNotRefused');
    },
  );
};
