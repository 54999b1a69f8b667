import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Overloaded } from '@vitrine/shared/platform/semaphore';
import { Unavailable } from '../../platform/unavailable.ts';
import { isDatabaseAway } from '../../database/outages/is-away.ts';
import { RefusedForm } from '../forms/form-schema.ts';
import { fieldRefusal } from './error-reply.ts';
import { passingTrouble, type PassingTrouble } from './passing-trouble.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { refuse, refuseTooMany, sayHttp, type FieldText } from './refuse.ts';
import { requestLocale } from '../request-locale.ts';
import type { ErrorEnvelope } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

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

/**
 * What a schema refused, as the envelope carries it: keys are paths such as `lines.0.amount`.
 * @param input what the schema was given
 */
function schemaErrors(
  issues: FastifySchemaValidationError[],
  input: unknown,
  locale: Locale,
): NonNullable<ErrorEnvelope['validationErrors']> {
  const entries = issues.map((issue) => [fieldOf(issue), { error: textOf(issue, input, locale) }] as const);
  // The first thing said about a field is the most basic one.
  return Object.fromEntries(entries.reverse());
}

const pathOf = ({ instancePath }: FastifySchemaValidationError) => instancePath.split('/').filter(Boolean);

function fieldOf(issue: FastifySchemaValidationError): string {
  const name = pathOf(issue).join('.') || listOf(issue.params['keys']);
  // The envelope's schema leaves out a field of this one name, and the answer would name none.
  return name === '' || name === '__proto__' ? 'body' : name;
}

function textOf(issue: FastifySchemaValidationError, input: unknown, locale: Locale): string {
  const { params } = issue;
  const values = {
    limit: String(params['minimum'] ?? params['maximum'] ?? ''),
    choices: listOf(params['values'] ?? params['keys']),
  };
  return sayHttp(isMissing(input, pathOf(issue)) ? 'field.required' : kindOf(issue), locale, values);
}

function kindOf({ keyword, params }: FastifySchemaValidationError): FieldText {
  if (keyword === 'too_small' && params['inclusive'] === false) return 'field.notAbove';
  return KINDS[keyword] ?? 'field.form';
}

const KINDS: Partial<Record<string, FieldText>> = {
  invalid_type: 'field.type',
  invalid_value: 'field.choice',
  too_small: 'field.small',
  too_big: 'field.large',
  unrecognized_keys: 'field.unknown',
};

function isMissing(input: unknown, path: string[]): boolean {
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  );
  return found === undefined;
}

function listOf(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : '';
}
