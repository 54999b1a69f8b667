import { DRAFT_PARAM } from '@vitrine/shared/contract/form-draft';
import { readPath, type ReadPath } from '@vitrine/shared/paths/read-path';

/**
 * What the worker may do with a page. cacheable: the same for everyone, so it may be shown again later. live: only the shop
 * can answer it. null: none of the worker's business.
 */
export type PageKind = 'cacheable' | 'live' | null;

/**
 * Data, files and what the server says of itself; and the workbench of the owner. The content service, whose path is
 * configuration, is an address like any unknown one: answered by the shop alone, and never cached.
 */
const NOT_OURS =
  /^\/((api|pictures|releases|test-payments|healthz|readyz|metrics)|([a-z]{2}\/)?tools)(\/|$)|\.\w+$/;

export function pageKind({ pathname, searchParams }: URL): PageKind {
  if (NOT_OURS.test(pathname)) return null;
  const page = readPath(pathname);
  if (page?.owner === 'tools') return null;
  return page && isForAnyone(page) && !searchParams.has(DRAFT_PARAM) ? 'cacheable' : 'live';
}

/** Whether a page is the same for everyone; also the cart, whose lines are in the browser and not in the page. */
export function isForAnyone({ name, owner, params }: ReadPath): boolean {
  return name === 'cart' || (owner === 'catalog' && !('token' in params));
}
