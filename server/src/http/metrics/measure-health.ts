import type { Storefront } from '@vitrine/shared/contract/federation/storefront';
import { Counter, type Registry } from 'prom-client';
import { gauge, type Metrics } from './metrics.ts';

interface Health {
  storefront: Storefront | null;
  driftMs(): number;
  pictures: (() => boolean) | undefined;
  freeBytes(): Promise<number>;
}

/** What `/readyz` says, who waits for a page, and what draws it, as figures; looked up at each reading. */
export function measureHealth({ registry, atReading }: Metrics, health: Health): void {
  const readRenderers = measureRenderers(registry);
  const up = gauge(registry, 'vitrine_remote_up', 'Whether a remote can be drawn.', 'remote');
  const refused = gauge(registry, 'vitrine_remote_refused', 'Whether its pointer is refused.', 'remote');
  const free = gauge(registry, 'vitrine_disk_free_bytes', 'Room where the process writes.', 'folder');
  const drift = gauge(registry, 'vitrine_clock_moved_seconds', 'Since the process began.', 'clock');
  const drawing = gauge(registry, 'vitrine_pictures_up', 'Whether the drawing process is well.', 'process');
  const waiting = gauge(registry, 'vitrine_page_queue', 'Pages that wait for a place to be drawn.', 'queue');
  const became = new Counter({
    name: 'vitrine_page_queue_total',
    help: 'Pages that were begun, that found no place, and that nobody waited for any more.',
    labelNames: ['queue', 'outcome'],
    registers: [registry],
  });

  function readQueues(storefront: Storefront): void {
    became.reset();
    for (const [queue, { waiting: now, ...counts }] of Object.entries(storefront.queues?.() ?? {})) {
      waiting.set({ queue }, now);
      for (const [outcome, count] of Object.entries(counts)) became.inc({ queue, outcome }, count);
    }
  }

  atReading(async () => {
    drift.set({ clock: 'system' }, health.driftMs() / 1000);
    if (health.pictures) drawing.set({ process: 'drawing' }, health.pictures() ? 1 : 0);
    const bytes = await health.freeBytes();
    if (Number.isFinite(bytes)) free.set({ folder: 'data' }, bytes);
    if (!health.storefront) return;
    readQueues(health.storefront);
    readRenderers(health.storefront);
    const [remotes, faults] = [await health.storefront.ready(), health.storefront.refused()];
    for (const [remote, isUp] of Object.entries(remotes)) {
      up.set({ remote }, isUp ? 1 : 0);
      refused.set({ remote }, remote in faults ? 1 : 0);
    }
  });
}

/** The processes that remotes are drawn in, as figures. Returns what looks them up. */
function measureRenderers(registry: Registry): (storefront: Storefront) => void {
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
