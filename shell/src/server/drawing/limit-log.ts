import type { Log } from './protocol.ts';

const MOST_A_SECOND = 50;

/** What remotes say is for people to read: of a flood the first lines are sent on, and how many there were. */
export function limitLog(log: Log, now: () => number = Date.now): Log {
  let second = 0;
  let count = 0;
  return (...entry) => {
    const at = Math.floor(now() / 1_000);
    if (at !== second && count > MOST_A_SECOND)
      log('warn', 'remotes said more than is logged', { left: count - MOST_A_SECOND });
    if (at !== second) [second, count] = [at, 0];
    count += 1;
    if (count <= MOST_A_SECOND) log(...entry);
  };
}
