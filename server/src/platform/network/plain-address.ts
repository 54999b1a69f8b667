import { isIP } from 'node:net';

/** Words of an address by which its connection is encrypted, or plain on purpose. */
const SSL_MODES = ['verify-full', 'verify-ca', 'require', 'disable'];

/**
 * Whether what is said to this server would go in the clear to another machine without anybody having said so. A tunnel
 * between machines is its owner's to know: `sslmode=disable` and `ignoreTLS=true` say that it is one.
 */
export function isPlainElsewhere(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  if (protocol === 'smtps:' || protocol === 'https:') return false;
  const isMail = protocol === 'smtp:';
  if (isHere(isMail ? hostname : (searchParams.get('host') ?? hostname))) return false;
  return isMail
    ? searchParams.get('requireTLS') !== 'true' && searchParams.get('ignoreTLS') !== 'true'
    : !SSL_MODES.includes(searchParams.get('sslmode') ?? '');
}

/** This machine: by its names, its own addresses, or a socket among its files. */
function isHere(host: string): boolean {
  if (host === '' || host === 'localhost' || host === '[::1]' || host === '::1') return true;
  return host.startsWith('/') || (isIP(host) === 4 && host.startsWith('127.'));
}
