import { randomBytes } from 'node:crypto';

const NONCE_BYTES = 16;
let pool = Buffer.alloc(0);

/** Its randomness is fetched for 256 nonces at once: each fetch costs as much as a small answer's headers. */
export function newNonce(): string {
  if (pool.length === 0) pool = randomBytes(256 * NONCE_BYTES);
  const nonce = pool.subarray(0, NONCE_BYTES).toString('base64');
  pool = pool.subarray(NONCE_BYTES);
  return nonce;
}

/** Headers of every page. `origins` are where remotes come from beside the shop itself. */
export function securityHeaders(nonce: string, origins: string[]): Record<string, string> {
  const from = ["'self'", ...origins].join(' ');
  const policy = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // React writes style attributes (placeholder colours); style elements come from files only.
    `style-src ${from}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${from} data:`,
    `font-src ${from}`,
    `connect-src ${[from, ...origins.flatMap(devSocket)].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** The socket over which a development server of this machine tells of edits. */
function devSocket(origin: string): string[] {
  const { protocol, hostname, host } = new URL(origin);
  return protocol === 'http:' && hostname === 'localhost' ? [`ws://${host}`] : [];
}
