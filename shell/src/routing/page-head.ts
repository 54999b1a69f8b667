import type { Localized } from '@vitrine/shared/contract/locale';
import type { PageHead, RouteHandle } from '@vitrine/shared/contract/remote';

/** The handle of a route whose remote is still on its way. */
export interface WaitingHandle {
  waitsFor: { alternates: Localized | null };
}

interface Match {
  handle?: unknown;
  loaderData?: unknown;
}

/** The head of the page that is shown: of the deepest route that has one and whose data is there. */
export function readPageHead(matches: Match[]): PageHead | null {
  for (const { handle, loaderData } of [...matches].reverse()) {
    const head = (handle as RouteHandle | undefined)?.head;
    if (head) return headOnce(head, loaderData);
  }
  return null;
}

/** What is known of the page that is shown while its remote is on its way; null when it is here. */
export function readWaiting(matches: Match[]): WaitingHandle['waitsFor'] | null {
  for (const { handle } of matches) {
    const waiting = (handle as Partial<WaitingHandle> | undefined)?.waitsFor;
    if (waiting) return waiting;
  }
  return null;
}

const made = new WeakMap<object, PageHead | null>();

/** The document, the language picker and the keeper of the head ask for the same one. */
function headOnce(head: NonNullable<RouteHandle['head']>, data: unknown): PageHead | null {
  if (typeof data !== 'object' || data === null) return headOrNull(head, data);
  const known = made.get(data);
  if (known !== undefined) return known;
  const fresh = headOrNull(head, data);
  made.set(data, fresh);
  return fresh;
}

/** A head that cannot be made must not cost the shopper the page. */
function headOrNull(head: NonNullable<RouteHandle['head']>, data: unknown): PageHead | null {
  try {
    const own = head(data);
    return own.title ? own : null;
  } catch {
    return null;
  }
}
