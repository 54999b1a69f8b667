import { readPath } from '@vitrine/shared/paths/read-path';
import type { RouteName } from '@vitrine/shared/paths/route-table';

const LISTS: readonly RouteName[] = [
  ...(['category', 'family', 'mixed', 'newInsects', 'oneEuro', 'repairs'] as const),
  ...(['search', 'searchTerm', 'blog'] as const),
];

/** The first page of the list of which an address asks another, as it was filtered and sorted; null for any other. */
export function whereListBegins(pathname: string, search: string): string | null {
  const params = new URLSearchParams(search);
  const name = readPath(pathname)?.name;
  if (!name || !LISTS.includes(name) || !params.has('page')) return null;
  params.delete('page');
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}
