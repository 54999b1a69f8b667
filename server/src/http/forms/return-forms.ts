import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorEnvelopeSchema } from '@vitrine/shared/contract/failure';
import { DRAFT_PARAM, type FormDraft } from '@vitrine/shared/contract/form-draft';
import type { Locale } from '@vitrine/shared/contract/locale';
import { withQuery } from '@vitrine/shared/paths/with-query';
import type { Clock } from '../../platform/clock.ts';
import { isPlainForm } from './read-forms.ts';
import { requestLocale } from '../request-locale.ts';
import type { Database } from '../../database/database.ts';
import { keepFormDraft } from '../../forms/index.ts';

interface ReturnOptions {
  database: Database;
  clock: Clock;
  /** Fields that are typed again, or go with them; others are not stored. */
  fields: readonly string[];
  /** What the names of further such fields begin with. */
  prefixes?: readonly string[];
  /** Path of the page that draws the form again. */
  pageIn: (locale: Locale) => string;
}

/** Longer than what any field takes. */
const LONGEST = 10_000;

/**
 * Where a browser without scripts sends one of the plugin's forms and it is refused, leads it to a page that draws the
 * form with what was typed and what is wrong (spec §13). The address holds a token only.
 */
export function returnForms(app: FastifyInstance, options: ReturnOptions): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode < 400 || !isPlainForm(request) || typeof payload !== 'string') return payload;
    const typed = typedIn(request.body, options);
    if (Object.keys(typed).length === 0) return payload;
    try {
      return await leadBack(request, reply, { typed, ...faultsIn(payload) }, options);
    } catch (err) {
      request.log.error({ err }, 'what was typed could not be stored');
      return payload;
    }
  });
}

async function leadBack(
  request: FastifyRequest,
  reply: FastifyReply,
  draft: FormDraft,
  { database, clock, pageIn }: ReturnOptions,
): Promise<string> {
  const token = await keepFormDraft(database.kysely, draft, clock());
  reply.code(303).removeHeader('content-type');
  reply.header('location', withQuery(pageIn(requestLocale(request)), { [DRAFT_PARAM]: token }));
  return '';
}

function typedIn(
  body: unknown,
  { fields, prefixes = [] }: Pick<ReturnOptions, 'fields' | 'prefixes'>,
): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const isReturned = (name: string) => fields.includes(name) || prefixes.some((one) => name.startsWith(one));
  const entries = Object.entries(body).flatMap(([name, text]) =>
    isReturned(name) && typeof text === 'string' ? [[name, text.slice(0, LONGEST)] as const] : [],
  );
  return Object.fromEntries(entries);
}

function faultsIn(payload: string): Omit<FormDraft, 'typed'> {
  const { error = '', validationErrors = {} } = errorEnvelopeSchema.parse(JSON.parse(payload));
  const fields = Object.entries(validationErrors).map(([name, fault]) => [name, fault.error] as const);
  return { message: error, fields: Object.fromEntries(fields) };
}
