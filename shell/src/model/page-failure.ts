import { isRouteErrorResponse } from 'react-router';
import { RemoteFailure } from '../federation/remote-failure.ts';
import type { PageFailure } from './boot/boot-schema.ts';
import { isMissing } from './is-missing.ts';

/** Of whatever was thrown. Nothing of a bug reaches a shopper; the log has it. */
export function pageFailureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) return failureSaid(error.status, error.data);
  const isAway = error instanceof RemoteFailure || isMissing(error);
  return isAway ? { status: 503, isAway } : { status: 500 };
}

/**
 * What a loader says with a status, here or in the boot data. Read by hand, for every page can fail and none should bring
 * a parser for it.
 */
function failureSaid(status: number, data: unknown): PageFailure {
  if (typeof data !== 'object' || data === null) return { status };
  const { sentences, isAway, status: said }: Record<string, unknown> = { ...data };
  // Without a status of its own it is an answer of the shop, which has sentences for refusals alone.
  const areSaid = isListOfTexts(sentences) && (said === status || status < 500);
  return {
    status,
    ...(areSaid && { sentences }),
    ...(said === status && typeof isAway === 'boolean' && { isAway }),
  };
}

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Id of the words that a failed page has for a title: the same in its heading and in the document's head. */
export function failureTitle({ status, isAway = false }: PageFailure): string {
  if (isAway) return 'shell.down.title';
  return `shell.error.${failureKind(status)}Title`;
}

type FailureKind = 'notFound' | 'gone' | 'forbidden' | 'broken';

export function failureKind(status: number): FailureKind {
  return KINDS[status] ?? 'broken';
}

const KINDS: Record<number, FailureKind> = { 403: 'forbidden', 404: 'notFound', 410: 'gone' };
