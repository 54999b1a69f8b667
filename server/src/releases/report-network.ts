import { networkKey } from '../platform/network-key.ts';

/**
 * Whose network an address is of. Coarser than for other limits: whoever has a machine somewhere often has all of an
 * IPv4 /24 or an IPv6 /48, and would be many.
 */
export function reportNetwork(ip: string): string {
  const key = networkKey(ip);
  return key.includes('.') ? key.split('.').slice(0, 3).join('.') : key.split(':').slice(0, 3).join(':');
}
