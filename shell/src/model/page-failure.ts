import { isRouteErrorResponse } from 'react-router';
import { z } from '@vitrine/shared/contract/zod';
import { RemoteFailure } from '../federation/remote-failure.ts';
import { isMissing } from './is-missing.ts';

/** Why a page is not there, as the server tells the browser, and as both draw it. */
export const pageFailureSchema = z.object({
  status: z.int(),
  /** What the shop itself says of a request that it refused. */
  sentences: z.optional(z.array(z.string())),
  /** The code of the page could not be had: a part of the shop is away, and the rest goes on. */
  isAway: z.optional(z.boolean()),
});
export type PageFailure = z.infer<typeof pageFailureSchema>;

const saidSchema = z.object({ sentences: z.array(z.string()) });

/** Of whatever was thrown. Nothing of a bug reaches a shopper; the log has it. */
export function pageFailureOf(error: unknown): PageFailure {
  if (isRouteErrorResponse(error)) {
    const known = pageFailureSchema.safeParse(error.data);
    if (known.success && known.data.status === error.status) return known.data;
    const said = saidSchema.safeParse(error.data);
    return { status: error.status, ...(said.success && error.status < 500 && said.data) };
  }
  const isAway = error instanceof RemoteFailure || isMissing(error);
  return isAway ? { status: 503, isAway } : { status: 500 };
}

/** Id of the words that a failed page has for a title: the same in its heading and in the document's head. */
export function failureTitle({ status, isAway = false }: PageFailure): string {
  if (isAway) return 'shell.down.title';
  return `shell.error.${failureKind(status)}Title`;
}

export type FailureKind = 'notFound' | 'gone' | 'forbidden' | 'broken';

export function failureKind(status: number): FailureKind {
  return KINDS[status] ?? 'broken';
}

const KINDS: Record<number, FailureKind> = { 403: 'forbidden', 404: 'notFound', 410: 'gone' };
