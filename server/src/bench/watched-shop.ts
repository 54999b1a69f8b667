import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * The whole shop, started as `main.ts` starts it, by the same variables. It says when it is open; asked, it says how
 * much memory it takes and how long its serving thread stood still at most since it was asked before.
 */
const stops = monitorEventLoopDelay({ resolution: 1 });

await import('../main.ts');
stops.enable();
process.on('message', () => {
  process.send?.({ rssBytes: process.memoryUsage.rss(), longestStopMs: stops.max / 1e6 });
  stops.reset();
});
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.({ isOpen: true });
