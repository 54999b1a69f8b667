import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { auditedSchema } from '@vitrine/shared/contract/tools/tools';
import {
  postFormSchema,
  postSavedSchema,
  toolPostSchema,
  toolPostsSchema,
  wordingSchema,
} from '@vitrine/shared/contract/tools/texts';
import { z } from '@vitrine/shared/contract/zod';
import { readPostForm } from '../rules/read-wording.ts';
import { lastChange } from '../../tools/index.ts';
import { createPost, deletePost, editPost, type PostOutcome } from '../store/edit-posts.ts';
import { listToolPosts, readPostVersion, readToolPost } from '../store/list-posts.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { revisionField, revisionQuery } from '../../http/revision.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const READ = { right: 'shop-read' } as const;
const WRITE = { right: 'shop-write' } as const;
const params = idParams;
const created = inFormWords(postFormSchema);
const edited = inFormWords(z.extend(postFormSchema, revisionField));

/** The blog: drafts, posts that wait for their day, posts that are out. */
export const postToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;
  const writing = (request: FastifyRequest) => ({ database, staff: staffOf(request), now: clock() });

  app.get(
    '/api/tools/posts',
    { config: READ, schema: { tags, response: { 200: toolPostsSchema, ...toolsFailures } } },
    async () => ({ posts: await listToolPosts(kysely, clock()) }),
  );

  app.get(
    '/api/tools/posts/:id',
    { config: READ, schema: { tags, params, response: { 200: toolPostSchema, ...toolsFailures } } },
    async (request, reply) =>
      (await readToolPost(kysely, request.params.id, clock())) ?? notFound(reply, 'postUnknown'),
  );

  app.get(
    '/api/tools/posts/:id/versions/:version',
    {
      config: READ,
      schema: {
        ...{ tags, params: z.extend(params, { version: params.shape.id }) },
        response: { 200: wordingSchema, ...toolsFailures },
      },
    },
    async ({ params: { id, version } }, reply) =>
      (await readPostVersion(kysely, id, version)) ?? notFound(reply, 'postUnknown'),
  );

  app.post(
    '/api/tools/posts',
    { config: WRITE, schema: { tags, body: created, response: { 201: postSavedSchema, ...toolsFailures } } },
    async (request, reply) => {
      const reading = readPostForm(request.body, clock());
      if (!reading.ok) return wrongFields(reply, reading.errors);
      return answer(reply.code(201), await createPost(writing(request), reading.read), 0);
    },
  );

  app.put(
    '/api/tools/posts/:id',
    {
      config: WRITE,
      schema: { tags, params, body: edited, response: { 200: postSavedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const { revision, ...form } = request.body;
      const reading = readPostForm(form, clock());
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const on = { id, revision };
      return answer(reply, await editPost(writing(request), on, reading.read), id);
    },
  );

  app.delete(
    '/api/tools/posts/:id',
    {
      config: WRITE,
      schema: {
        ...{ tags, params, querystring: revisionQuery },
        response: { 200: auditedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const outcome = await deletePost(writing(request), { id, ...request.query });
      if (outcome.isRefused) return refuse(reply, outcome, id);
      return { ...done(reply, 'saved'), auditId: outcome.auditId };
    },
  );

  async function answer(reply: FastifyReply, outcome: PostOutcome, id: number): Promise<FastifyReply> {
    if (outcome.isRefused) return refuse(reply, outcome, id);
    const post = await readToolPost(kysely, outcome.id, clock());
    return reply.send({ ...done(reply, 'saved'), auditId: outcome.auditId, post });
  }

  async function refuse(
    reply: FastifyReply,
    outcome: Extract<PostOutcome, { isRefused: true }>,
    id: number,
  ): Promise<FastifyReply> {
    if (outcome.kind === 'rejected') return wrongFields(reply, outcome.errors);
    if (outcome.kind === 'published') return conflict(reply, 'published', 'postPublished');
    const current = await readToolPost(kysely, id, clock());
    if (!current) return notFound(reply, 'postUnknown');
    return changedMeanwhile(reply, { ...(await lastChange(kysely, 'posts', id)), current });
  }
};
