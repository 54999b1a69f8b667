import { UNSAFE_ErrorResponseImpl as ErrorAnswer, type StaticHandlerContext } from 'react-router';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { errorReason } from '../../../federation/error-reason.ts';
import type { PageFailure } from '../../../model/boot/boot-schema.ts';
import { pageFailureOf } from '../../../model/page-failure.ts';

type Errors = StaticHandlerContext['errors'];

/** What loaders threw, as no more than a browser may know; the log has the rest. */
export function plainErrors(
  errors: Errors,
  log: StorefrontOptions['log'],
  path: string,
): Record<string, ErrorAnswer> | null {
  if (!errors) return null;
  const plain = Object.entries(errors).map(([id, error]) => {
    const failure = pageFailureOf(error);
    const { status } = failure;
    if (status >= 500) log('error', 'page data failed', { path, status, reason: errorReason(error) });
    return [id, new ErrorAnswer(status, '', failure)] as const;
  });
  return Object.fromEntries(plain);
}

/** The same for the boot data. */
export function failuresOf(errors: Errors): Record<string, PageFailure> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, pageFailureOf(error)]));
}

/** Whether a loader said that nobody is logged in. */
export function wantsLogin(errors: Errors): boolean {
  return Object.values(errors ?? {}).some((error) => pageFailureOf(error).status === 401);
}
