import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MOST_AT_ONCE } from '@vitrine/shared/contract/tools/bulk';
import { auditPageSchema, undoneSchema } from '@vitrine/shared/contract/tools/tools';
import { z } from '@vitrine/shared/contract/zod';
import { listAudit } from '../store/audit-list.ts';
import { lastChange } from '../store/audit-log.ts';
import type { PublishGate } from '../store/publish-gate.ts';
import type { StockBack } from '../store/stock-back.ts';
import { undoWrite, type Undoing } from '../store/audit-undo.ts';
import { rightsOf } from '../rules/rights.ts';
import type { ToolsContext } from './tools-context.ts';
import { done } from '../../http/answers/form-reply.ts';
import { idParams } from '../../http/id-params.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { notAllowed, staffOf } from './staff-guard.ts';
import { changedMeanwhile, notFound, toolsFailures } from '../../http/answers/tools-reply.ts';

const tags = ['tools'];
const word = z.optional(z.string().check(z.maxLength(320)));
const querystring = z.object({
  by: word,
  action: word,
  subject: word,
  before: z.optional(idParams.shape.id),
});

/** The log of what staff did, and the way back. */
export const auditRoutes: FastifyPluginAsyncZod<{
  tools: ToolsContext;
  stock: StockBack;
  gate: PublishGate;
}> = async (app, { tools, stock, gate }) => {
  const { database, clock } = tools;

  app.get(
    '/api/tools/audit',
    {
      config: { right: 'staff' },
      schema: { tags, querystring, response: { 200: auditPageSchema, ...toolsFailures } },
    },
    ({ query }) => listAudit(database.kysely, query, clock()),
  );

  app.post(
    '/api/tools/undo/:id',
    {
      // Which right it asks depends on the rows.
      config: { right: 'any' },
      schema: { tags, params: idParams, response: { 200: undoneSchema, ...toolsFailures } },
    },
    async (request, reply) => {
      const author = staffOf(request);
      const asked = { auditId: request.params.id, author, rights: rightsOf(author.role), stock, gate };
      const undoing = await undoWrite(database, asked, clock());
      if (undoing.isRefused) return refuseUndo(tools, reply, undoing);
      return { ...done(reply, 'undone'), auditId: undoing.auditId, stays: undoing.stays };
    },
  );
};

async function refuseUndo(
  { database }: ToolsContext,
  reply: FastifyReply,
  refused: Extract<Undoing, { isRefused: true }>,
): Promise<FastifyReply> {
  if (refused.kind === 'changed-meanwhile') {
    const { rows } = refused;
    const [first] = rows;
    const who = first ? await lastChange(database.kysely, first.table, first.id) : { by: '', at: '' };
    return changedMeanwhile(reply, { ...who, rows });
  }
  if (refused.kind === 'unknown') return notFound(reply, 'auditNotFound');
  if (refused.kind === 'not-allowed') return notAllowed(reply);
  if (refused.kind === 'nothing-back') return conflict(reply, 'nothing-back', 'nothingBack');
  if (refused.kind === 'too-many') {
    return conflict(reply, 'too-many', 'undoTooMany', {
      count: String(refused.count),
      limit: String(MOST_AT_ONCE),
    });
  }
  if (refused.kind === 'not-publishable') {
    return conflict(reply, 'not-publishable', 'undoUnready', { reference: refused.reference });
  }
  return conflict(reply, 'not-undoable', 'notUndoable');
}
