import type { Category } from '@vitrine/shared/contract/catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FIELD_TEXTS } from '../http/field-texts.ts';
import { refuse } from '../http/refuse.ts';
import { requestLocale } from '../http/request-locale.ts';
import { readFamilies } from './families.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { ListingQuery } from './listing-query.ts';
import { readListing, type ListingContext, type NoListing } from './read-listing.ts';

export interface AnswerContext extends ListingContext {
  answers: KeptAnswers;
}

/** Sends what was sent before at this address, when nothing changed since: before the address is even read. */
export function recallAnswer({ catalogue, answers }: AnswerContext) {
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
  return answerAndKeep(context, request, reply, async () => {
    const listing = await readListing(context, query);
    return typeof listing === 'string' ? listing : toJson(listing);
  });
}

/** The same for the families of a category. */
export async function answerFamilies(
  context: AnswerContext,
  category: Category,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { database, catalogue } = context;
  return answerAndKeep(context, request, reply, async () =>
    toJson(await readFamilies(database.kysely, catalogue, category)),
  );
}

async function answerAndKeep(
  { catalogue, answers }: AnswerContext,
  request: FastifyRequest,
  reply: FastifyReply,
  make: () => Promise<Buffer | NoListing>,
): Promise<FastifyReply> {
  const answer = await answers.find(await catalogue.version(), request.url, make);
  return typeof answer === 'string' ? refuseListing(request, reply, answer) : sendJson(reply, answer);
}

const toJson = (value: object) => Buffer.from(JSON.stringify(value));

function sendJson(reply: FastifyReply, answer: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(answer);
}

/** Says why there is no such page, in the language of the request. */
function refuseListing(request: FastifyRequest, reply: FastifyReply, why: NoListing): FastifyReply {
  if (why === 'no-family') return refuse(reply, 404, 'family-not-found', 'familyNotFound');
  if (why === 'no-page') return refuse(reply, 404, 'page-not-found', 'pageNotFound');
  const error = FIELD_TEXTS.required[requestLocale(request)];
  return refuse(reply, 400, 'invalid', 'checkFields', { validationErrors: { category: { error } } });
}
