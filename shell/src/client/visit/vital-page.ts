import type { VitalPage } from '@vitrine/shared/contract/federation/web-vital-lists';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { RouteName } from '@vitrine/shared/paths/route-table';

const NAMED: Partial<Record<RouteName, VitalPage>> = { home: 'home', cart: 'cart' };
const TEXTS: RouteName[] = [
  ...(['about', 'conditions', 'privacy', 'accessibility', 'shipping', 'contact', 'frames'] as const),
  ...(['blog', 'post', 'subscription'] as const),
];
const OF_OWNERS = { catalog: 'list', 'cart-checkout': 'checkout', account: 'account', tools: null } as const;

/** The kind of a page that is measured; null for what no visitor opens. */
export function vitalPageOf(pathname: string): VitalPage | null {
  const page = readPath(pathname);
  if (!page) return null;
  const { name, owner } = page;
  if (owner === 'catalog' && /insect$/i.test(name)) return 'insect';
  return NAMED[name] ?? (TEXTS.includes(name) ? 'text' : OF_OWNERS[owner]);
}
