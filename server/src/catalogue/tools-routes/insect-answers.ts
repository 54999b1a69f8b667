import type { FastifyReply } from 'fastify';
import { requestLocale } from '../../http/request-locale.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { lastChange } from '../../tools/index.ts';
import { readInsectDetail } from '../editing/store/insect.ts';
import { holderNames } from '../editing/holder-names.ts';
import type { InsectOutcome } from '../editing/insect-writes.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { changedMeanwhile, notFound } from '../../http/answers/tools-reply.ts';

interface Asked {
  /** The lot that was to be written; 0 for a new one. */
  id: number;
  status?: 200 | 201;
  /** Said when lots are kept aside for somebody. */
  keptAside?: FieldMessage;
}

/** Answers a write to a lot: with the lot as it is now, or with why it was refused. */
export function insectAnswers({ database: { kysely }, clock }: ToolsContext) {
  return async (reply: FastifyReply, outcome: InsectOutcome, asked: Asked): Promise<FastifyReply> => {
    const { id, status = 200, keptAside = 'deleteKeptAside' } = asked;
    if (!outcome.isRefused) {
      const insect = await readInsectDetail(kysely, outcome.id, clock());
      return reply.code(status).send({ ...done(reply, 'saved'), auditId: outcome.auditId, insect });
    }
    switch (outcome.kind) {
      case 'unknown':
        return notFound(reply, 'insectUnknown');
      case 'rejected':
        return wrongFields(reply, outcome.errors);
      case 'deleted':
        return conflict(reply, 'deleted', 'isDeleted');
      case 'kept-aside': {
        const holders = holderNames(outcome.holders, requestLocale(reply.request));
        const reserved = String(outcome.holders.reduce((sum, { amount }) => sum + amount, 0));
        return conflict(reply, 'kept-aside', keptAside, { holders, reserved });
      }
      case 'changed-meanwhile': {
        const current = await readInsectDetail(kysely, id, clock());
        return changedMeanwhile(reply, { ...(await lastChange(kysely, 'insects', id)), current });
      }
    }
  };
}
