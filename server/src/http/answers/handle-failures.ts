import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '@vitrine/shared/platform/overloaded';
import { Unavailable } from '../../platform/unavailable.ts';
import { DatabaseBusy } from '../../database/database-busy.ts';
import { isDatabaseAway } from '../../database/is-away.ts';
import { schemaErrors } from './schema-errors.ts';
import { RefusedForm } from '../form-schema.ts';
import { fieldRefusal } from './error-reply.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { refuse, refuseTooMany } from './refuse.ts';
import { errorCode } from '../../platform/error-code.ts';
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
  if (error instanceof Unavailable) {
    reply.header('retry-after', RETRY_SECONDS);
    return refuse(reply, 503, 'away', 'away');
  }
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database is away');
    reply.header('retry-after', RETRY_SECONDS);
    const code = request.routeOptions.config?.isPromise ? 'unsure' : 'away';
    return refuse(reply, 503, code, code);
  }
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'the disk is full');
    reply.header('retry-after', FULL_SECONDS);
    return refuse(reply, 503, 'full', 'full');
  }
  // Not logged: it comes as often as the flood does.
  if (error instanceof Overloaded) {
    reply.header('retry-after', RETRY_SECONDS);
    return refuse(reply, 503, 'busy', 'busy');
  }
  if (error instanceof DatabaseBusy) {
    request.log.warn({ err: error }, 'the database is busy');
    reply.header('retry-after', RETRY_SECONDS);
    return refuse(reply, 503, 'busy', 'busy');
  }
  if (error.statusCode === 429) return refuseTooMany(reply, Number(reply.getHeader('retry-after') ?? 60));
  if (error.statusCode === 413) return refuse(reply, 413, 'too-large', 'tooLarge');
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return refuse(reply, error.statusCode, 'unreadable', 'unreadable');
  }
  request.log.error({ err: error }, 'request failed');
  return refuse(reply, 500, 'broken', 'broken');
}

/** The part of the request that a schema refused. */
function validated(request: FastifyRequest, { validationContext }: FastifyError): unknown {
  if (validationContext === 'querystring') return request.query;
  return validationContext === 'params' ? request.params : request.body;
}

/** The system's words, and PostgreSQL's `disk_full`. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];
/** https://www.sqlite.org/rescode.html#full */
const SQLITE_FULL = 13;

/** Whether a failure means that there was no room to write. What was written with it is undone. */
function isDiskFull(error: unknown): boolean {
  if (DISK_FULL.includes(errorCode(error) ?? '')) return true;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL;
}
