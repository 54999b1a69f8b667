import type { ErrorEnvelope } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { sayHttp, type FieldText } from './refuse.ts';

/**
 * What a schema refused, as the envelope carries it: keys are paths such as `lines.0.amount`.
 * @param input what the schema was given
 */
export function schemaErrors(
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
