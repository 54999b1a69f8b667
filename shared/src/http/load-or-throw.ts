import type { ApiFailure, ApiResult } from '../contract/failure.ts';
import { sentencesOf } from './sentences.ts';

/**
 * For loaders: the value, or the failure thrown as a Response, which the router hands to the nearest error page.
 * A refusal keeps its status and its sentences, an unknown page stays 404 and a deleted one 410; everything else is 503,
 * for the shopper can try again. When no answer came, nothing is wrong but the way to it: the page is away, and says so.
 */
export function loadOrThrow<T>(result: ApiResult<T>): T {
  if (result.ok) return result.value;
  const { failure } = result;
  const status = statusOf(failure);
  if (failure.kind === 'offline' || failure.kind === 'timeout')
    throw Response.json({ status, isAway: true }, { status });
  if (failure.kind !== 'rejected') throw new Response(null, { status });
  throw Response.json({ sentences: sentencesOf(failure.message, failure.fields) }, { status });
}

function statusOf(failure: ApiFailure): number {
  switch (failure.kind) {
    case 'not-found':
      return 404;
    case 'gone':
      return 410;
    case 'unauthorized':
      return 401;
    case 'rejected':
      return failure.status;
    default:
      return 503;
  }
}
