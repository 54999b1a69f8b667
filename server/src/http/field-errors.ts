import type { ErrorEnvelope } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { FIELD_TEXTS } from './field-texts.ts';

/** What a schema refused, as the envelope carries it: keys are paths such as `lines.0.amount`. */
export function schemaErrors(
  issues: FastifySchemaValidationError[],
  locale: Locale,
): NonNullable<ErrorEnvelope['validationErrors']> {
  const entries = issues.map((issue) => [pathOf(issue), { error: textOf(issue, locale) }] as const);
  // The first thing said about a field is the most basic one.
  return Object.fromEntries(entries.reverse());
}

function pathOf({ instancePath, params }: FastifySchemaValidationError): string {
  const path = instancePath.split('/').filter(Boolean).join('.');
  return path || listOf(params['keys']) || 'body';
}

function textOf({ keyword, params }: FastifySchemaValidationError, locale: Locale): string {
  const values: Record<string, string> = {
    limit: String(params['minimum'] ?? params['maximum'] ?? ''),
    choices: listOf(params['values'] ?? params['keys']),
  };
  return FIELD_TEXTS[kindOf(keyword, params)][locale].replace(
    /\{(\w+)\}/g,
    (place, name: string) => values[name] ?? place,
  );
}

function kindOf(keyword: string, params: Record<string, unknown>): keyof typeof FIELD_TEXTS {
  if (keyword === 'invalid_type') return params['input'] === undefined ? 'required' : 'type';
  if (keyword === 'invalid_value') return 'choice';
  if (keyword === 'too_small') return 'small';
  if (keyword === 'too_big') return 'large';
  if (keyword === 'unrecognized_keys') return 'unknown';
  return 'form';
}

function listOf(values: unknown): string {
  return Array.isArray(values) ? values.join(', ') : '';
}
