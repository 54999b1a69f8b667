import { isRouteErrorResponse } from 'react-router';
import { RemoteFailure } from '../federation/remote-failure.ts';

/** Whether what went wrong is that a part of the shop could not be had: weather, that passes. */
export function isMissing(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status === 503;
  return error instanceof RemoteFailure || isChunkFailure(error);
}

/** As webpack names what it could not fetch. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
