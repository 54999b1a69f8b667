import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** systemd waits for three of these before it ends a process. */
const BEATS = 3;
const LONGEST_MS = 5_000;

const run = promisify(execFile);

interface Watched {
  /** Those that systemd gives the process. */
  variables: Partial<Record<string, string>>;
  /** Resolves while the process can answer, whatever it says. */
  check(): Promise<unknown>;
  warn(details: object, message: string): void;
}

/**
 * Tells systemd that the process is ready, then sends it heartbeats, each after a passed check: an event loop that is
 * frozen, or readiness that nobody gets an answer from, misses them. Nothing where no systemd listens. Returns what ends it,
 * and resolves once nothing of it runs.
 */
export function beatForSystemd({ variables, check, warn }: Watched): () => Promise<void> {
  if (!variables['NOTIFY_SOCKET']) return async () => undefined;

  let told = Promise.resolve();
  let isOver = false;
  // Node has no datagram sockets of the file system: systemd's own program has. One after the other: words keep their order.
  function notify(word: string): void {
    told = told
      .then(async () => {
        if (!isOver) await run('systemd-notify', [word], { timeout: LONGEST_MS });
      })
      .catch((error: unknown) => warn({ err: error }, 'systemd was not told'));
  }

  async function beat(): Promise<void> {
    await check();
    notify('WATCHDOG=1');
  }

  notify('READY=1');
  const microseconds = Number(variables['WATCHDOG_USEC'] ?? 0);
  if (!(microseconds > 0)) return () => told;
  const beatSafely = () =>
    void beat().catch((error: unknown) => warn({ err: error }, 'readiness is not answered'));
  const timer = setInterval(beatSafely, microseconds / 1000 / BEATS).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
    return told;
  };
}
