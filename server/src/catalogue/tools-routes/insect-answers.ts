import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { requestLocale } from '../../http/request-locale.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { lastChange } from '../../tools/index.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { countUnpacked } from '../../orders/index.ts';
import { readInsectDetail } from '../editing/store/insect.ts';
import type { InsectOutcome } from '../editing/insect-writes.ts';
import type { ToolsContext } from '../../tools/tools-routes/tools-context.ts';
import { done, wrongFields } from '../../http/answers/form-reply.ts';
import { conflict } from '../../http/answers/reply-to-form.ts';
import { changedMeanwhile, notFound } from '../../http/answers/tools-reply.ts';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { InsectDetail, LotHolder } from '@vitrine/shared/contract/tools/catalogue';
import { REGION } from '@vitrine/shared/i18n/region';
import { textOf } from '../../forms/rules/field-errors.ts';

interface AnsweredWrite {
  /** The lot that was to be written; 0 for a new one. */
  id: number;
  status?: 200 | 201;
  /** Said when lots are reserved for somebody. */
  keptAside?: FieldMessage;
}

/** All that staff see of a lot, and how many of it are paid and not gone out. */
export async function readLot(kysely: Kysely<Schema>, id: number, now: Date): Promise<InsectDetail | null> {
  const detail = await readInsectDetail(kysely, id, now);
  return detail && { ...detail, unpacked: await countUnpacked(kysely, id) };
}

/** Answers a write to a lot: with the lot as it is now, or with why it was refused. */
export function insectAnswers({ database: { kysely }, clock }: ToolsContext) {
  return async (reply: FastifyReply, outcome: InsectOutcome, asked: AnsweredWrite): Promise<FastifyReply> => {
    const { id, status = 200, keptAside = 'deleteReserved' } = asked;
    if (!outcome.isRefused) {
      const insect = await readLot(kysely, outcome.id, clock());
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
        const current = await readLot(kysely, id, clock());
        return changedMeanwhile(reply, { ...(await lastChange(kysely, 'insects', id)), current });
      }
    }
  };
}

/** For whom lots are reserved, as a sentence goes on: an order's reference, a shopper at the checkout. */
function holderNames(holders: LotHolder[], locale: Locale): string {
  const time = new Intl.DateTimeFormat(REGION[locale], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Brussels',
  });
  const names = holders.map(
    ({ order, until }) =>
      order ?? textOf({ message: 'aCheckout', values: { time: time.format(new Date(until)) } }, locale),
  );
  return new Intl.ListFormat(locale).format(names);
}
