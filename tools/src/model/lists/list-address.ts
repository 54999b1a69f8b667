import { useLocation } from 'react-router';

type Changes = Record<string, string | number | null>;

/** Names that say where in a list one is: another filter or order begins it anew. */
const PLACES = ['page', 'before', 'after'];

/**
 * The same list with something changed: a filter, an order, a page. Null, and empty text, leave a name out; every change
 * but one of the place goes to the beginning.
 */
export function changedAddress(
  { pathname, search }: { pathname: string; search: string },
  changes: Changes,
): string {
  const query = new URLSearchParams(search);
  if (!Object.keys(changes).some((name) => PLACES.includes(name))) {
    for (const name of PLACES) query.delete(name);
  }
  for (const [name, value] of Object.entries(changes)) {
    query.delete(name);
    if (value !== null && value !== '') query.set(name, String(value));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** What the address says of a list, and addresses of it with something changed. */
export function useListAddress() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return {
    get: (name: string) => query.get(name) ?? '',
    /** All names and values, for fields that a form of one's own carries along. */
    entries: () => [...query.entries()],
    hrefWith: (changes: Changes) => changedAddress({ pathname, search }, changes),
  };
}

/** Where in a list that is paged by a place a request is: its `?after=`. */
export function placeIn(request: Request): string {
  return new URL(request.url).searchParams.get('after') ?? '';
}
