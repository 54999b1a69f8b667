import { createHmac, createSecretKey } from 'node:crypto';

/**
 * Whom an IP address stands for: an IPv4 address itself; of IPv6 the first 64 bits, for a household gets at least as
 * many addresses as that leaves (RFC 6177).
 */
export function networkKey(ip: string): string {
  return ipv4Of(ip) ?? ipv6Groups(ip, 4);
}

/**
 * The neighbourhood of an IP address, which one customer of a host can fill: 256 addresses of IPv4, or the first 48 bits
 * of IPv6, the most that a site is given (RFC 6177).
 */
export function wideNetworkKey(ip: string): string {
  return ipv4Of(ip)?.replace(/\.\d+$/, '') ?? ipv6Groups(ip, 3);
}

/**
 * Names a network so that it can be told from others, and from nothing else: without the key all the networks there are
 * can be tried in an hour.
 */
export function networkNames(key: Buffer): (ip: string) => string {
  const hash = keyedNames(key);
  return (ip) => hash(`network:${wideNetworkKey(ip)}`);
}

/** Texts as names that mean nothing without the key. It is made ready once: that takes longer than a text does. */
export function keyedNames(key: Buffer): (text: string) => string {
  const secret = createSecretKey(key);
  return (text) => createHmac('sha256', secret).update(text).digest('hex').slice(0, 32);
}

function ipv4Of(ip: string): string | undefined {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  return mapped?.[1] ?? (ip.includes(':') ? undefined : ip);
}

function ipv6Groups(ip: string, count: number): string {
  const [head = '', tail] = ip.toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length);
  const groups = [...start, ...Array.from({ length: zeros }, () => '0'), ...end];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
