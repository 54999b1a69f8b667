import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '@vitrine/shared/platform/semaphore';
import { Unavailable } from '../../platform/unavailable.ts';
import { isDatabaseAway } from '../../database/outages/is-away.ts';
import { schemaErrors } from './schema-errors.ts';
import { RefusedForm } from '../forms/form-schema.ts';
import { fieldRefusal } from './error-reply.ts';
import { passingTrouble, type PassingTrouble } from './passing-trouble.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { refuse, refuseTooMany } from './refuse.ts';
import { requestLocale } from '../request-locale.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Orders, pays or withdraws: what was asked may have been done although its answer is lost. */
    isPromise?: boolean;
  }
}

const RETRY_SECONDS = 2;
/** Room is made by a person. */
const FULL_SECONDS = 60;

/** Every failure of the API is an envelope; only our own mistakes are logged as errors. */
export function handleFailures(app: FastifyInstance, contentPath: string): void {
  app.setNotFoundHandler((request, reply) => refuseUnknown(request, reply, contentPath));
  app.setErrorHandler<FastifyError>(answerError);
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    const validationErrors = schemaErrors(
      error.validation,
      validated(request, error),
      requestLocale(request),
    );
    return refuse(reply, 400, 'invalid', 'checkFields', { validationErrors });
  }
  if (error instanceof RefusedForm) {
    return reply.code(400).send(fieldRefusal(reply, error.refusedAs, error.errors));
  }
  const trouble = passingTrouble(error);
  if (trouble) return answerTrouble(trouble, error, request, reply);
  if (error.statusCode === 429) return refuseTooMany(reply, Number(reply.getHeader('retry-after') ?? 60));
  if (error.statusCode === 413) return refuse(reply, 413, 'too-large', 'tooLarge');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return refuse(reply, error.statusCode, 'unreadable', 'unreadable');
  }
  request.log.error({ err: error }, 'request failed');
  return refuse(reply, 500, 'broken', 'broken');
}

const LOGGED: Record<PassingTrouble, string> = {
  away: 'what answers is away',
  full: 'the disk is full',
  busy: 'others were in the way, or means ran out',
};

/** Told to come back. What comes as often as a flood does is not logged. */
function answerTrouble(
  trouble: PassingTrouble,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(error instanceof Overloaded || error instanceof Unavailable))
    request.log[trouble === 'full' ? 'error' : 'warn']({ err: error }, LOGGED[trouble]);
  reply.header('retry-after', trouble === 'full' ? FULL_SECONDS : RETRY_SECONDS);
  const isUnsure = isDatabaseAway(error) && request.routeOptions.config?.isPromise === true;
  const code = isUnsure ? 'unsure' : trouble;
  return refuse(reply, 503, code, code);
}

/** The part of the request that a schema refused. */
function validated(request: FastifyRequest, { validationContext }: FastifyError): unknown {
  if (validationContext === 'querystring') return request.query;
  return validationContext === 'params' ? request.params : request.body;
}
