import {
  isRouteErrorResponse,
  UNSAFE_ErrorResponseImpl as ErrorAnswer,
  type StaticHandlerContext,
} from 'react-router';
import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { reasonOf } from '../federation/reason-of.ts';
import { RemoteFailure } from '../federation/remote-failure.ts';

type Errors = StaticHandlerContext['errors'];

/** What loaders threw, as bare statuses: nothing of a bug reaches a shopper; the log has it. */
export function plainErrors(
  errors: Errors,
  log: StorefrontOptions['log'],
  path: string,
): Record<string, ErrorAnswer> | null {
  if (!errors) return null;
  const plain = Object.entries(errors).map(([id, error]) => {
    const status = statusOf(error);
    if (status >= 500) log('error', 'page data failed', { path, status, reason: reasonOf(error) });
    return [id, new ErrorAnswer(status, '', null)] as const;
  });
  return Object.fromEntries(plain);
}

/** The same for the boot data. */
export function statusesOf(errors: Errors): Record<string, { status: number }> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, { status: statusOf(error) }]));
}

/** Whether a loader said that nobody is logged in. */
export function wantsLogin(errors: Errors): boolean {
  return Object.values(errors ?? {}).some((error) => statusOf(error) === 401);
}

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof RemoteFailure ? 503 : 500;
}
