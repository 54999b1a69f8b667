import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  LAST_POSITION,
  MOST_PICTURE_BYTES,
  pictureOwnerKindSchema,
  uploadedSchema,
} from '@vitrine/shared/contract/tools/pictures';
import { z } from '@vitrine/shared/contract/zod';
import { storeUpload, type StoredUpload } from '../store-upload.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { plainLine } from '../../forms/rules/tidy-text.ts';
import { recordAudit, type AuditWrite } from '../../tools/index.ts';
import type { OwnerKey } from '../store/picture-places.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done } from '../../http/answers/form-reply.ts';
import { bytesSchema } from '../../http/forms/form-schema.ts';
import { idParams } from '../../http/id-params.ts';
import { refusal } from '../../http/answers/error-reply.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import { toolsFailures } from '../../http/answers/tools-reply.ts';

const LONGEST_NAME = 255;

const querystring = z.object({
  kind: pictureOwnerKindSchema,
  id: idParams.shape.id,
  position: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(LAST_POSITION))),
  name: z._default(z.string().check(z.maxLength(LONGEST_NAME)), ''),
});

type Refusal = (StoredUpload & { ok: false })['refusal'];

const REFUSALS: Record<Refusal, { status: number; code: string; message: FieldMessage }> = {
  empty: { status: 422, code: 'empty', message: 'pictureEmpty' },
  'no-owner': { status: 404, code: 'not-found', message: 'pictureOwnerGone' },
  full: { status: 409, code: 'full', message: 'pictureFull' },
  'needs-flaw': { status: 409, code: 'needs-flaw', message: 'flawLast' },
  'too-large': { status: 413, code: 'too-large', message: 'pictureTooLarge' },
  heic: { status: 415, code: 'heic', message: 'pictureHeic' },
  type: { status: 415, code: 'type', message: 'pictureType' },
  'cut-off': { status: 422, code: 'cut-off', message: 'pictureCutOff' },
  damaged: { status: 422, code: 'damaged', message: 'pictureDamaged' },
  pixels: { status: 422, code: 'pixels', message: 'picturePixels' },
};

/** Takes one file a request, as it is: what is cut off half-way never comes as far as the handler. */
export const pictureFileRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const shop = { ...tools, dataDir: tools.env.dataDir };

  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, end) =>
    end(null, body),
  );

  app.post(
    '/api/tools/pictures/files',
    {
      config: { right: 'catalogue-write', isSlow: true },
      bodyLimit: MOST_PICTURE_BYTES,
      errorHandler: answerTooLarge,
      schema: {
        ...{ tags: ['tools'], querystring, body: bytesSchema, consumes: ['application/octet-stream'] },
        response: { 201: uploadedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { kind, id, position = null } = request.query;
      const name = plainLine(request.query.name);
      const owner = { kind, id };
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      let auditId = 0;
      const place = { owner, position, widthMm: null, isOnce: true };
      const kept = await storeUpload(shop, { bytes, name }, place, async (trx, queued) => {
        const write: AuditWrite = { action: 'pictures.add', subjects: subjectsOf(owner, queued), note: name };
        auditId = await recordAudit(trx, staffOf(request), write, tools.clock());
      });
      if (!kept.ok) return refuse(reply, kept.refusal);
      const message = kept.isKnown ? 'pictureKnown' : 'pictureKept';
      const { position: at, isKnown } = kept;
      return reply.code(201).send({ ...done(reply, message), auditId, position: at, isKnown });
    },
  );
};

function subjectsOf({ kind, id }: OwnerKey, { position }: { position: number }): string[] {
  return [`${kind}-pictures:${id}`, `position:${position + 1}`];
}

function refuse(reply: FastifyReply, why: Refusal): FastifyReply {
  const { status, code, message } = REFUSALS[why];
  return reply.code(status).send(refusal(reply, code, message));
}

/** What was read no further says so as every other refusal here does; the rest is everybody's. */
function answerTooLarge(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 413) throw error;
  void refuse(reply, 'too-large');
}
