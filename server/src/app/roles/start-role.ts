import type { Env } from '../../env.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import type { Opened } from './running-process.ts';

/** Opens what this process is for. Each loads its own code only: pages alone need a third less memory. @throws StartupError */
export async function openRole(env: Env, metrics?: Metrics): Promise<Opened> {
  if (env.apiUrl !== null) {
    const { openPages } = await import('./start-storefront.ts');
    return openPages(env, env.apiUrl, metrics);
  }
  const { openShop } = await import('./start-api.ts');
  return openShop(env, metrics);
}
