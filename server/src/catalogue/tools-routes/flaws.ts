import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  flawFormSchema,
  flawPinsSchema,
  flawsSavedSchema,
  MOST_FLAW_TEXT,
  MOST_FLAWS,
  type FlawForm,
} from '@vitrine/shared/contract/tools/flaws';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { z } from '@vitrine/shared/contract/zod';
import { faultsOnly, lineFault, type FieldErrors } from '../../forms/rules/field-errors.ts';
import { tidyLine } from '../../forms/rules/tidy-text.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';
import { idParams } from '../../http/id-params.ts';
import { revisionField } from '../../http/revision.ts';
import { lastChange } from '../../tools/index.ts';
import { staffOf } from '../../tools/tools-routes/staff-guard.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { MOST_ID } from '../editing/read-insect.ts';
import {
  addFlaw,
  editFlaw,
  readFlawPins,
  removeFlaw,
  type FlawOutcome,
} from '../editing/store/edit-flaws.ts';

const tags = ['tools'];
const READ = { right: 'catalogue-read' } as const;
const WRITE = { right: 'catalogue-write' } as const;
const pin = z.coerce.number().check(z.int(), z.positive(), z.lte(MOST_ID));
const pinParams = z.extend(idParams, { pin });
const edited = z.extend(flawFormSchema, revisionField);
const saved = { 200: flawsSavedSchema, ...toolsFailures };

/** Flaws on the pictures of a lot: pinned, worded, moved, taken away. */
export const flawToolRoutes: FastifyPluginAsyncZod<{ tools: ToolsContext }> = async (app, { tools }) => {
  const { database, clock } = tools;
  const { kysely } = database;
  const writing = (request: FastifyRequest) => ({ database, staff: staffOf(request), now: clock() });
  const answer = async (reply: FastifyReply, outcome: FlawOutcome, id: number, pinId = 0) => {
    if (!outcome.isRefused) {
      const { auditId } = outcome;
      return reply.send({ ...done(reply, 'saved'), auditId, pins: await readFlawPins(kysely, id) });
    }
    switch (outcome.kind) {
      case 'no-lot':
        return notFound(reply, 'insectUnknown');
      case 'unknown':
        return notFound(reply, 'flawUnknown');
      case 'picture':
        return wrongFields(reply, { picture: { message: 'flawPicture' } });
      case 'full':
        return conflict(reply, 'full', 'flawsFull', { limit: String(MOST_FLAWS) });
      case 'last':
        return conflict(reply, 'needs-flaw', 'flawLast');
      case 'changed-meanwhile': {
        const current = { pins: await readFlawPins(kysely, id) };
        return changedMeanwhile(reply, { ...(await lastChange(kysely, 'flaw_pins', pinId)), current });
      }
    }
  };

  app.get(
    '/api/tools/insects/:id/flaws',
    {
      config: READ,
      schema: { tags, params: idParams, response: { 200: flawPinsSchema, ...toolsFailures } },
    },
    async ({ params }) => ({ pins: await readFlawPins(kysely, params.id) }),
  );

  app.post(
    '/api/tools/insects/:id/flaws',
    {
      config: WRITE,
      schema: {
        ...{ tags, params: idParams, body: flawFormSchema },
        response: { 201: flawsSavedSchema, ...toolsFailures },
      },
    },
    async (request, reply) => {
      const { errors, form } = readFlaw(request.body);
      if (errors) return wrongFields(reply, errors);
      const { id } = request.params;
      return answer(reply.code(201), await addFlaw(writing(request), id, form), id);
    },
  );

  app.put(
    '/api/tools/insects/:id/flaws/:pin',
    { config: WRITE, schema: { tags, params: pinParams, body: edited, response: saved } },
    async (request, reply) => {
      const { revision, ...typed } = request.body;
      const { errors, form } = readFlaw(typed);
      if (errors) return wrongFields(reply, errors);
      const { id, pin: pinId } = request.params;
      const outcome = await editFlaw(writing(request), id, { id: pinId, revision, form });
      return answer(reply, outcome, id, pinId);
    },
  );

  app.delete(
    '/api/tools/insects/:id/flaws/:pin',
    { config: WRITE, schema: { tags, params: pinParams, response: saved } },
    async (request, reply) => {
      const { id, pin: pinId } = request.params;
      return answer(reply, await removeFlaw(writing(request), id, pinId), id, pinId);
    },
  );
};

/** A flaw as it was typed, tidied; what is too long is told at its field. */
function readFlaw(typed: FlawForm): { form: FlawForm; errors: FieldErrors | null } {
  const { en, nl, fr } = typed.text;
  const text = { en: tidyLine(en), nl: tidyLine(nl), fr: tidyLine(fr) };
  const errors = faultsOnly(
    Object.fromEntries(LOCALES.map((locale) => [`text.${locale}`, lineFault(text[locale], MOST_FLAW_TEXT)])),
  );
  return { form: { ...typed, text }, errors: Object.keys(errors).length > 0 ? errors : null };
}
