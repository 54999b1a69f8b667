import { MINUTE_MS } from '@vitrine/shared/platform/time';
import type { Database } from '../database/database.ts';
import { countRequest } from '../http/index.ts';
import { secondsUntil } from '../platform/clock.ts';
import { wideNetworkKey } from '../platform/network/network-key.ts';

/** A school or a carrier's neighbourhood never meets this; a /48, which is 65,536 times what else is counted as one, does. */
const PASSWORDS = 60;
const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Counts a password that a browser sends which the account does not know, by the network that one customer of a host can
 * fill: to log in, and to register, since each costs a hash.
 * @returns 0, or for how many seconds this network has to wait
 */
export async function admitStranger(database: Database, ip: string, now: Date): Promise<number> {
  const asked = { scope: 'passwords', key: wideNetworkKey(ip), windowMs: WINDOW_MS };
  const { count, endsAt } = await countRequest(database.kysely, asked, now);
  return count > PASSWORDS ? secondsUntil(endsAt, now) : 0;
}
