import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ListingAnswers } from './listing-answers.ts';
import type { ListingQuery } from './listing-query.ts';
import { readListing, refuseListing, type ListingContext } from './listing.ts';

export interface AnswerContext extends ListingContext {
  answers: ListingAnswers;
}

/** Sends a page of a list as it was sent before, when nothing changed since: before its address is even read. */
export function recallListing({ catalogue, answers }: AnswerContext) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const kept = answers.recall(await catalogue.version(), request.url);
    return kept ? sendJson(reply, kept) : undefined;
  };
}

/** Sends a page of a list, and keeps it for the next who asks. */
export async function answerListing(
  context: AnswerContext,
  query: ListingQuery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const version = await context.catalogue.version();
  const answer = await context.answers.find(version, request.url, async () => {
    const listing = await readListing(context, query);
    return typeof listing === 'string' ? listing : Buffer.from(JSON.stringify(listing));
  });
  return typeof answer === 'string' ? refuseListing(request, reply, answer) : sendJson(reply, answer);
}

function sendJson(reply: FastifyReply, answer: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(answer);
}
