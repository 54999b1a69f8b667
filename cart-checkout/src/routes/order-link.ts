import type { OrderLink } from '../api/read-order.ts';

/**
 * The order that an address points at. Without a reference or a key there is none to show.
 * @throws Response 404
 */
export function orderLink(reference: string | null | undefined, url: string): OrderLink {
  const key = new URL(url).searchParams.get('key');
  if (!reference || !key) throw new Response(null, { status: 404 });
  return { reference, key };
}
