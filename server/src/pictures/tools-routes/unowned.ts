import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  unownedGoneSchema,
  unownedPageSchema,
  unownedRequestSchema,
  type Unowned,
} from '@vitrine/shared/contract/tools/pictures';
import { z } from '@vitrine/shared/contract/zod';
import { cleanUnowned } from '../clean-unowned.ts';
import { findStrays, type StrayFile } from '../stray-files.ts';
import { listUnowned } from '../store/unowned.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done } from '../../http/answers/form-reply.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const path = '/api/tools/pictures/unowned';
const tags = ['tools'];
const MOST_AFTER = 100;
/** Looking through the folders is not repeated sooner. */
const FRESH_MS = 60_000;
/** How long an answer waits for it. */
const PATIENCE_MS = 50;

/** Pictures, originals and files that belong to nothing. */
export const unownedRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock, env } = tools;
  const shop = { database, clock, dataDir: env.dataDir };
  let isClosing = false;
  app.addHook('onClose', async () => {
    isClosing = true;
  });
  const look = lookNowAndThen(() => findStrays({ ...shop, kysely: database.kysely }, () => isClosing));

  app.get(
    path,
    {
      config: { right: 'catalogue-read' },
      schema: {
        tags,
        querystring: z.object({
          after: z._default(z.string().check(z.maxLength(MOST_AFTER), z.regex(/^[\w:]*$/)), ''),
        }),
        response: { 200: unownedPageSchema, ...toolsFailures },
      },
    },
    async ({ query }) => {
      const { items, next } = await listUnowned(database.kysely, query.after);
      if (next !== null) return { items, next, isWhole: true };
      const strays = await look.soon();
      return { items: [...items, ...(strays ?? []).map(toUnowned)], next, isWhole: strays !== null };
    },
  );

  app.delete(
    path,
    {
      config: { right: 'catalogue-write' },
      schema: { tags, body: unownedRequestSchema, response: { 200: unownedGoneSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const { items } = request.body;
      const { gone, auditId } = await cleanUnowned(shop, items, staffOf(request));
      look.forget();
      return { ...done(reply, 'unownedGone'), auditId, gone, kept: items.length - gone };
    },
  );
};

function toUnowned({ folder, name, bytes, at }: StrayFile): Unowned {
  const key = `${folder}/${name}`;
  return { kind: 'file', key, name, picture: null, bytes, at: at.toISOString() };
}

/** One look at a time, its outcome good for a while after its end. */
function lookNowAndThen(find: () => Promise<StrayFile[]>) {
  let cached: { until: number; files: Promise<StrayFile[] | null> } | null = null;
  return {
    /** Null while it takes longer than an answer waits. */
    async soon(): Promise<StrayFile[] | null> {
      if (!cached || performance.now() > cached.until) cached = begin(find);
      const { promise, resolve } = Promise.withResolvers<null>();
      const timer = setTimeout(() => resolve(null), PATIENCE_MS);
      const files = await Promise.race([cached.files, promise]);
      clearTimeout(timer);
      return files;
    },
    forget: () => (cached = null),
  };
}

function begin(find: () => Promise<StrayFile[]>) {
  const files = find().catch(() => null);
  const look = { until: Infinity, files };
  void files.then(() => (look.until = performance.now() + FRESH_MS));
  return look;
}
