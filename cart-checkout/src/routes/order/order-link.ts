import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { OrderLink } from '../../api/orders.ts';

/**
 * The order that an address points at: by the key of the guest's link, or as the account that owns it.
 * @throws Response 404 without a reference; 401 when neither a key nor a login says whose it is
 */
export function orderLink(
  reference: string | null | undefined,
  url: string,
  profile: Profile | null,
): OrderLink {
  if (!reference) throw new Response(null, { status: 404 });
  const key = new URL(url).searchParams.get('key') ?? '';
  if (!key && !profile) throw new Response(null, { status: 401 });
  return { reference, key };
}
