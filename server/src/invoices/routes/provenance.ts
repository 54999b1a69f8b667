import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { DEFAULT_LOCALE } from '@vitrine/shared/contract/locale';
import { provenanceCheckSchema } from '@vitrine/shared/contract/orders/papers';
import { z } from '@vitrine/shared/contract/zod';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { AccountsContext } from '../../accounts/index.ts';
import { sendToLogin } from '../../accounts/routes/send-to-login.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { fileAnswer } from '../../http/forms/form-schema.ts';
import { perMinute } from '../../http/limits/rate-limits.ts';
import { findOpenOrder } from '../../orders/routes/open-order.ts';
import type { PaymentsContext } from '../../payments/index.ts';
import { checkSheet, issueSheet } from '../provenance/issue-sheet.ts';
import { sendSheet } from '../provenance/send-sheet.ts';
import { sheetSigner } from './sheet-signer.ts';
import { readSheetCode } from '../rules/sheet-facts.ts';

interface ProvenanceOptions {
  payments: PaymentsContext;
  accounts: AccountsContext;
  /** Where the key lies that sheets are signed with. */
  dataDir: string;
}

/** Making a PDF takes some tens of milliseconds. */
const LIMIT = perMinute(30);
const tags = ['orders'];
const querystring = z.object({ key: z._default(z.string(), ''), back: z._default(z.string(), '') });
const params = z.object({ reference: z.string(), file: z.string() });
const response = { 200: fileAnswer('application/pdf'), 404: errorEnvelopeSchema };

/** Where a specimen is from: the signed sheet, for whoever may see the order, and its check, for whoever has its code. */
export const provenanceRoutes: FastifyPluginAsyncZod<ProvenanceOptions> = async (app, options) => {
  const { database, clock, publicUrl } = options.payments;
  const { kysely } = database;
  const signer = sheetSigner(options.dataDir);

  app.get(
    '/api/orders/:reference/provenance/:file',
    { config: LIMIT, schema: { tags, params, querystring, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { reference, file } = request.params;
      const { key } = request.query;
      const stored = await findOpenOrder(options, request, reference, key);
      if (!stored && key === '') {
        const led = sendToLogin(request, reply);
        if (led) return led;
      }
      const asked = { uuid: file.replace(/\.pdf$/, ''), publicUrl, now: clock() };
      const sheet = stored && (await issueSheet(kysely, signer, { ...asked, orderId: stored.id }));
      if (!sheet) return reply.code(404).send(refusal(reply, 'not-found', 'sheetNotFound'));
      return sendSheet(reply, sheet, 'attachment');
    },
  );

  app.get(
    '/api/provenance/:code',
    {
      schema: {
        ...{ tags, params: z.object({ code: z.string() }) },
        response: { 200: provenanceCheckSchema, 404: errorEnvelopeSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const code = readSheetCode(request.params.code);
      const sheet = code === null ? null : await checkSheet(kysely, signer, code);
      // Papers of before name this address: a browser is led to the page that says it in words.
      if (request.headers.accept?.includes('text/html')) {
        const { code: typed } = request.params;
        return reply.redirect(
          pathTo('provenance', sheet?.facts.locale ?? DEFAULT_LOCALE, { code: typed }),
          303,
        );
      }
      if (!sheet) return reply.code(404).send(refusal(reply, 'not-found', 'sheetNotFound'));
      const { isGenuine, issuedAt, facts, signature, publicKey } = sheet;
      return { code: sheet.code, isGenuine, issuedAt, sheet: facts, signature, publicKey };
    },
  );
};
