import type { ErrorEnvelope } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { FIELD_TEXTS } from './field-texts.ts';

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
  const values: Record<string, string> = {
    limit: String(params['minimum'] ?? params['maximum'] ?? ''),
    choices: listOf(params['values'] ?? params['keys']),
  };
  const kind = isMissing(input, pathOf(issue)) ? 'required' : kindOf(issue);
  return FIELD_TEXTS[kind][locale].replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

function kindOf({ keyword, params }: FastifySchemaValidationError): keyof typeof FIELD_TEXTS {
  if (keyword === 'too_small' && params['inclusive'] === false) return 'notAbove';
  return KINDS[keyword] ?? 'form';
}

const KINDS: Partial<Record<string, keyof typeof FIELD_TEXTS>> = {
  invalid_type: 'type',
  invalid_value: 'choice',
  too_small: 'small',
  too_big: 'large',
  unrecognized_keys: 'unknown',
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
