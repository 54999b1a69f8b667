import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * The whole shop, started as `main.ts` starts it, by the same variables. It says when it is open; asked, it says how
 * much memory it takes and how long its serving thread stood still at most since it was asked before: by the clock,
 * other processes of the machine included, and by its own work alone.
 */
const stops = monitorEventLoopDelay({ resolution: 1 });

await import('../main.ts');
stops.enable();

let worked = ownMs();
let longestWorkMs = 0;
setInterval(() => {
  const before = worked;
  worked = ownMs();
  longestWorkMs = Math.max(longestWorkMs, worked - before);
}, 1).unref();

process.on('message', () => {
  process.send?.({ rssBytes: process.memoryUsage.rss(), longestStopMs: stops.max / 1e6, longestWorkMs });
  stops.reset();
  longestWorkMs = 0;
});
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.({ isOpen: true });

/** Processor time of the serving thread, the system's on its behalf included. */
function ownMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
