import type { ApiFailure, ApiResult } from '../contract/failure.ts';

/**
 * For loaders: the value, or the failure thrown as a Response, which the router hands to the nearest error page.
 * An unknown page stays 404 and a deleted one 410; everything else is 503, for the shopper can try again.
 */
export function loadOrThrow<T>(result: ApiResult<T>): T {
  if (result.ok) return result.value;
  throw new Response(null, { status: statusOf(result.failure) });
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
      return failure.status === 400 ? 404 : failure.status;
    default:
      return 503;
  }
}
