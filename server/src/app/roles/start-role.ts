import type { Env } from '../../env.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import type { RunningProcess } from './running-process.ts';

/** Opens what this process is for. Each loads its own code only: pages alone need a third less memory. @throws StartupError */
export async function startRole(env: Env, metrics?: Metrics): Promise<RunningProcess> {
  if (env.apiUrl !== null) {
    const { startStorefront } = await import('./start-storefront.ts');
    return startStorefront(env, env.apiUrl, metrics);
  }
  const { startApi } = await import('./start-api.ts');
  return startApi(env, metrics);
}
