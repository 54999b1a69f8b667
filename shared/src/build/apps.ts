/** A deployable, and the port of its development server. */
export interface App {
  name: string;
  port: number;
}

/**
 * Every deployable, once: builds, releases, walls and tests are generated from this list.
 */
export const SHELL: App = { name: 'shell', port: 3001 };
export const REMOTES: App[] = [
  { name: 'catalog', port: 3002 },
  { name: 'cart-checkout', port: 3003 },
  { name: 'account', port: 3004 },
  { name: 'tools', port: 3005 },
];
export const APPS = [SHELL, ...REMOTES];

/** The global name under which a remote's container arrives: a valid identifier. */
export const containerName = (name: string) => `vitrine_${name.replaceAll('-', '_')}`;

/** Workspaces that are not built: they run as they are written. */
export const WORKSPACES = [...APPS.map((app) => app.name), 'shared', 'server', 'e2e'];
/** A workspace inside of another: lots, drawings and numbers of a shop that is tried or measured. */
export const SAMPLE_SHOP = 'server/sample-shop';
