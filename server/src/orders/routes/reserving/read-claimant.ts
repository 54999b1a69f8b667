import type { FastifyRequest } from 'fastify';
import { readShopper, type AccountsContext, type Shopper } from '../../../accounts/index.ts';
import { memoizeTtl } from '../../../platform/memoize-ttl.ts';
import { keyedNames, networkKey } from '../../../platform/network/network-key.ts';
import type { FairShare } from '../../rules/placing/fair-share.ts';
import { readRange, type Claimant } from '../../store/placing/fair-share.ts';
import { readPaid } from '../../store/placing/paid-before.ts';

/** The range changes by a few lots a day. */
const RANGE_MS = 60_000;

/** Who asks, as somebody who may reserve lots; with the shopper who is logged in. */
export type ReadClaimant = (
  request: FastifyRequest,
) => Promise<{ claimant: Claimant; shopper: Shopper | null }>;

/**
 * Tells visitors and networks apart without knowing them: an account, else an address, as a hash that means nothing
 * without the key of this shop. The address is the one that rate limits count.
 */
export function claimantReader(
  accounts: AccountsContext,
  { key, share }: { key: Buffer; share: FairShare },
): ReadClaimant {
  const { database, clock } = accounts;
  const range = memoizeTtl(clock, RANGE_MS, () => readRange(database.kysely));
  const hash = keyedNames(key);
  return async (request) => {
    const shopper = await readShopper(accounts, request);
    const name = shopper ? `account:${shopper.accountId}` : `address:${networkKey(request.ip)}`;
    const isConfirmed = shopper?.profile.is_email_verified === true;
    const claimant = {
      visitor: hash(name),
      network: accounts.nameNetwork(request.ip),
      paidCents: shopper && isConfirmed ? await readPaid(database.kysely, shopper.accountId) : 0,
      range: await range(),
      share,
    };
    return { claimant, shopper };
  };
}
