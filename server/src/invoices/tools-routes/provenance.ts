import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from '@vitrine/shared/contract/zod';
import { notFound, toolsFailures } from '../../http/answers/tools-reply.ts';
import { fileAnswer } from '../../http/forms/form-schema.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { issueSheet } from '../provenance/issue-sheet.ts';
import { sendSheet } from '../provenance/send-sheet.ts';
import { sheetSigner } from '../routes/sheet-signer.ts';
import { orderIdOf } from '../store/provenance-sheets.ts';

const config = { right: 'orders-read', ...perMinute(60) } as const;
const params = z.object({ reference: z.string(), file: z.string() });
const response = { 200: fileAnswer('application/pdf'), ...toolsFailures };

/** The provenance sheet of an order's line, to be printed and put into its parcel. */
export const provenanceToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (
  app,
  { tools },
) => {
  const { database, env, clock, payments } = tools;
  const { kysely } = database;
  const signer = sheetSigner(env.dataDir);

  app.get(
    '/api/tools/orders/:reference/provenance/:file',
    { config, schema: { tags: ['tools'], params, response } },
    async (request, reply) => {
      const { reference, file } = request.params;
      const orderId = await orderIdOf(kysely, reference);
      if (orderId === null) return notFound(reply, 'orderUnknown');
      const asked = {
        orderId,
        uuid: file.replace(/\.pdf$/, ''),
        publicUrl: payments.publicUrl,
        now: clock(),
      };
      const sheet = await issueSheet(kysely, signer, asked);
      return sheet ? sendSheet(reply, sheet, 'inline') : notFound(reply, 'sheetNotFound');
    },
  );
};
