import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from '@vitrine/shared/contract/zod';
import type { FieldErrors } from '../../forms/rules/field-errors.ts';
import type { FieldMessage } from '../../forms/rules/field-messages.ts';
import { readForm, type Reading } from '../../forms/rules/read-form.ts';

/** What validates the parts of a request that have such a schema. */
const READERS = new WeakMap<object, (posted: unknown) => { value: unknown } | { error: RefusedForm }>();

/** What a reader refused: answered with 400, the code and a sentence at each field. */
export class RefusedForm extends Error {
  readonly errors: FieldErrors;
  readonly refusedAs: string;

  constructor(errors: FieldErrors, refusedAs: string) {
    super('fields cannot be accepted');
    this.errors = errors;
    this.refusedAs = refusedAs;
  }
}

/**
 * The schema of what people fill in. It is the contract: it stands in `/api/docs` and types what the handler gets. What it
 * refuses is said with the sentences of forms, which speak of the field and not of its type.
 * @param messages for fields of which "please fill this in" would say too little
 */
export function inFormWords<Form>(
  schema: z.ZodMiniType<Form>,
  messages: Record<string, FieldMessage> = {},
  refusedAs = 'invalid',
): z.ZodMiniType<Form> {
  return readBy(schema, (posted) => readForm(schema, posted, messages), refusedAs);
}

/** The same where rules go with the shape: a reader of the same type judges, and the handler gets what it read. */
export function readBy<Form>(
  schema: z.ZodMiniType<Form>,
  read: (posted: unknown) => Reading<Form>,
  refusedAs = 'invalid',
): z.ZodMiniType<Form> {
  // A copy: other routes may use the same schema in its own words.
  const copy = schema.clone();
  READERS.set(copy, (posted) => {
    const reading = read(posted);
    return reading.ok ? { value: reading.form } : { error: new RefusedForm(reading.errors, refusedAs) };
  });
  return copy;
}

/** Bytes as they come, of a body or of a file that is answered: their handler reads them. */
export const bytesSchema = z.unknown().register(z.globalRegistry, { type: 'string', format: 'binary' });

/** The answer of a route that sends a file. */
export const fileAnswer = (type: string) => ({ content: { [type]: { schema: bytesSchema } } });

/** Bodies are read by the schema of their route; a route without one gets none. */
export function readBodies(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidator);
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body === undefined) request.body = undefined;
  });
}

const compileValidator: FastifySchemaCompiler<z.ZodMiniType> = (route) =>
  READERS.get(route.schema) ?? validatorCompiler(route);
