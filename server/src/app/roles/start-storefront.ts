import type { Env } from '../../env.ts';
import type { Metrics } from '../../http/metrics/metrics.ts';
import { buildStorefrontApp } from '../storefront-app.ts';
import type { RunningProcess } from './running-process.ts';

/** Opens a process that draws pages and asks others for all data. @throws StartupError */
export async function startStorefront(env: Env, apiUrl: string, metrics?: Metrics): Promise<RunningProcess> {
  const nothing = async () => undefined;
  return {
    app: await buildStorefrontApp(env, apiUrl, metrics),
    startJobs: async () => nothing,
    close: nothing,
  };
}
