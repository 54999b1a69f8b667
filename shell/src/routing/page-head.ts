import type { Localized } from '@vitrine/shared/contract/locale';
import type { PageHead, RouteHandle } from '@vitrine/shared/contract/federation/remote';

/** The handle of a route that stands in for one of a remote. */
export interface StandInHandle {
  /** Null once the remote is here. */
  waitsFor: { alternates: Localized | null } | null;
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
export function readWaiting(matches: Match[]): StandInHandle['waitsFor'] {
  return matches.map(({ handle }) => (isStandIn(handle) ? handle.waitsFor : null)).find(Boolean) ?? null;
}

/** Whether the page that is shown is the one that the server drew, or another one in its place. */
export function standsIn(matches: Match[]): boolean {
  return matches.some(({ handle }) => isStandIn(handle));
}

function isStandIn(handle: unknown): handle is StandInHandle {
  return typeof handle === 'object' && handle !== null && 'waitsFor' in handle;
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
