import type { PageHead, RouteHandle } from '@vitrine/shared/contract/remote';

interface Match {
  handle?: unknown;
  loaderData?: unknown;
}

/** The head of the page that is shown: of the deepest route that has one and whose data is there. */
export function readPageHead(matches: Match[]): PageHead | null {
  for (const { handle, loaderData } of [...matches].reverse()) {
    const head = (handle as RouteHandle | undefined)?.head;
    if (head) return headOrNull(head, loaderData);
  }
  return null;
}

/** A head that cannot be made must not cost the shopper the page. */
function headOrNull(head: NonNullable<RouteHandle['head']>, data: unknown): PageHead | null {
  try {
    const made = head(data);
    return made.title ? made : null;
  } catch {
    return null;
  }
}
