import type { Env } from '../env.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import type { Opened } from './opened.ts';

/** Opens what this process is for. Each loads its own code only: pages alone need a third less memory. @throws StartFault */
export async function openRole(env: Env, metrics?: Metrics): Promise<Opened> {
  if (env.apiUrl !== null) {
    const { openPages } = await import('./open-pages.ts');
    return openPages(env, env.apiUrl, metrics);
  }
  const { openShop } = await import('./open-shop.ts');
  return openShop(env, metrics);
}
