import { REPORTS_PATH } from '@vitrine/shared/contract/federation/browser-report';

/** Name of the place where browsers tell what they refused. */
const ENDPOINT = 'shop';

/** What no page of the shop asks a browser for; a script that somebody slipped in shall not either. */
const UNUSED = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'idle-detection'],
  ...['local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb'],
  ...['browsing-topics', 'xr-spatial-tracking'],
];
const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');

/**
 * Headers of every page.
 * @param scripts hashes of the scripts that stand in the page (`sha256-…`); what these insert is trusted too
 * @param origins where remotes come from beside the shop itself
 */
export function securityHeaders(
  scripts: readonly string[],
  origins: readonly string[],
): Record<string, string> {
  const isBuilt = origins.every((origin) => devSocket(origin).length === 0);
  return {
    'content-security-policy': policyOf(scripts, origins, isBuilt),
    // Files change under a page in development, so they carry no hash.
    ...(isBuilt && { 'integrity-policy': `blocked-destinations=(script), endpoints=(${ENDPOINT})` }),
    'reporting-endpoints': `${ENDPOINT}="${REPORTS_PATH}"`,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  };
}

function policyOf(scripts: readonly string[], origins: readonly string[], isBuilt: boolean): string {
  const from = ["'self'", ...origins].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${trusting(scripts)}`,
    `style-src ${from}`,
    `img-src ${from} data:`,
    `font-src ${from}`,
    `connect-src ${[from, ...origins.flatMap(devSocket)].join(' ')}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    // The development servers' clients make scripts of strings as they please.
    ...(isBuilt ? [`require-trusted-types-for 'script'`, `trusted-types default start`] : []),
    `report-uri ${REPORTS_PATH}`,
    `report-to ${ENDPOINT}`,
  ].join('; ');
}

const trusting = (scripts: readonly string[]) =>
  scripts.length === 0 ? "'none'" : [...scripts.map((hash) => `'${hash}'`), "'strict-dynamic'"].join(' ');

/** The socket over which a development server of this machine tells of edits. */
function devSocket(origin: string): string[] {
  const { protocol, hostname, host } = new URL(origin);
  return protocol === 'http:' && hostname === 'localhost' ? [`ws://${host}`] : [];
}
