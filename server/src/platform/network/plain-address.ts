import { isIP } from 'node:net';

/** Words of an address by which its connection is encrypted, or plain on purpose. */
const SSL_MODES = ['verify-full', 'verify-ca', 'require', 'disable'];

/**
 * Whether what is said to this server would go in the clear to another machine without anybody having said so. A tunnel
 * between machines is its owner's to know: `sslmode=disable`, `ignoreTLS=true` and `tunnel=true` say that it is one.
 */
export function isPlainElsewhere(address: string): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  const says = (name: string) => searchParams.get(name) === 'true';
  switch (protocol) {
    case 'smtps:':
    case 'https:':
      return false;
    case 'smtp:':
      return !isHere(hostname) && !says('requireTLS') && !says('ignoreTLS');
    case 'http:':
      return !isHere(hostname) && !says('tunnel');
    default:
      return (
        !isHere(searchParams.get('host') ?? hostname) &&
        !SSL_MODES.includes(searchParams.get('sslmode') ?? '')
      );
  }
}

/** This machine: by its names, its own addresses, or a socket among its files. */
function isHere(host: string): boolean {
  if (host === '' || host === 'localhost' || host === '[::1]' || host === '::1') return true;
  return host.startsWith('/') || (isIP(host) === 4 && host.startsWith('127.'));
}
