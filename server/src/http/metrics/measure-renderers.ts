import { Counter, type Registry } from 'prom-client';
import type { Storefront } from '@vitrine/shared/contract/federation/storefront';
import { gauge } from './metrics.ts';

/** The processes that remotes are drawn in, as figures. Returns what looks them up. */
export function measureRenderers(registry: Registry): (storefront: Storefront) => void {
  const processes = gauge(registry, 'vitrine_renderer_processes', 'Processes in which remotes are drawn.');
  const threads = gauge(registry, 'vitrine_renderer_threads', 'Their threads, by whether at work.', 'state');
  const bytes = gauge(registry, 'vitrine_renderer_resident_bytes', 'Memory of all these processes.');
  const falls = new Counter({
    name: 'vitrine_renderer_falls_total',
    help: 'Renderer processes, and threads alone, that ended without being told to.',
    labelNames: ['what'],
    registers: [registry],
  });

  return (storefront) => {
    const counts = storefront.renderers?.();
    if (!counts) return;
    processes.set(counts.processes);
    threads.set({ state: 'busy' }, counts.busy);
    threads.set({ state: 'idle' }, counts.idle);
    bytes.set(counts.residentBytes);
    falls.reset();
    for (const [what, count] of Object.entries(counts.falls)) falls.inc({ what }, count);
  };
}
