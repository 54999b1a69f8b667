import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { textNameSchema } from '@vitrine/shared/contract/text';
import {
  previewRequestSchema,
  previewSchema,
  toolTextSchema,
  toolTextsSchema,
  wordingSavedSchema,
  wordingSchema,
  type Preview,
  type PreviewRequest,
} from '@vitrine/shared/contract/tools/texts';
import { z } from '@vitrine/shared/contract/zod';
import { readWording } from '../rules/read-wording.ts';
import { readSeller } from '../../shop/index.ts';
import { listToolTexts, readToolText, saveToolText } from '../store/edit-texts.ts';
import { settleShipped } from '../store/shipped-news.ts';
import { readWordingOf } from '../store/wording.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { inFormWords } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { revisionField } from '../../http/revision.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';
import type { Seller } from '@vitrine/shared/contract/frame';
import { withParticulars } from '../particulars.ts';
import { plainText } from '../rules/plain-text.ts';

const tags = ['tools'];
const READ = { right: 'shop-read' } as const;
const WRITE = { right: 'shop-write' } as const;
const params = z.object({ name: z.string() });
/** `settlesShipped`: what comes with this release has been judged, whether it is taken or not. */
const body = inFormWords(
  z.extend(wordingSchema, { ...revisionField, settlesShipped: z.optional(z.boolean()) }),
);
const versionParams = z.extend(params, { version: idParams.shape.id });

/** The pages of text: each save is a next version, and any earlier one can be read. */
export const textToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;

  app.get(
    '/api/tools/texts',
    { config: READ, schema: { tags, response: { 200: toolTextsSchema, ...toolsFailures } } },
    () => listToolTexts(kysely),
  );

  app.post(
    '/api/tools/texts/preview',
    {
      config: READ,
      schema: { tags, body: previewRequestSchema, response: { 200: previewSchema, ...toolsFailures } },
    },
    async ({ body }) => previewText(body, await readSeller(kysely)),
  );

  app.get(
    '/api/tools/texts/:name',
    { config: READ, schema: { tags, params, response: { 200: toolTextSchema, ...toolsFailures } } },
    async (request, reply) => {
      const name = textNameSchema.safeParse(request.params.name);
      return name.success ? readToolText(kysely, name.data) : notFound(reply, 'textUnknown');
    },
  );

  app.get(
    '/api/tools/texts/:name/versions/:version',
    {
      config: READ,
      schema: { tags, params: versionParams, response: { 200: wordingSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const name = textNameSchema.safeParse(request.params.name);
      const wording = name.success && (await readWordingOf(kysely, name.data, request.params.version));
      return wording || notFound(reply, 'textUnknown');
    },
  );

  app.put(
    '/api/tools/texts/:name',
    {
      config: WRITE,
      schema: { tags, params, body, response: { 200: wordingSavedSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const name = textNameSchema.safeParse(request.params.name);
      if (!name.success) return notFound(reply, 'textUnknown');
      const { revision, settlesShipped = false, ...form } = request.body;
      const reading = readWording(form);
      if (!reading.ok) return wrongFields(reply, reading.errors);
      const on = { name: name.data, revision };
      const writing = { database, staff: staffOf(request), now: clock() };
      const auditId = await saveToolText(writing, on, reading.read);
      if (settlesShipped && auditId !== null) await settleShipped(kysely, name.data);
      const text = await readToolText(kysely, name.data);
      if (auditId !== null) return { ...done(reply, 'saved'), auditId, text };
      const [last] = text.versions;
      return changedMeanwhile(reply, { by: last?.by ?? '', at: last?.at ?? '', current: text });
    },
  );
};

/** A text as its page will show it, before it is saved. */
async function previewText({ title, lead, body, locale }: PreviewRequest, seller: Seller): Promise<Preview> {
  const { renderText } = await import('../render-text.ts');
  const plain = { title: plainText(title), lead: plainText(lead), description: '' };
  const filled = withParticulars({ ...plain, ...renderText(body, locale) }, seller, locale);
  return { title: filled.title, lead: filled.lead, html: filled.html };
}
