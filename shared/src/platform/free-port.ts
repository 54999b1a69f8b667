import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to whoever asks for any (from 32768 on Linux, 49152 elsewhere), so that nobody
 * gets one by chance between this answer and the moment somebody listens there.
 */
const FIRST = 12_000;
const LAST = 32_000;
const TRIES = 100;

/**
 * A port of this machine that nobody listens on now, drawn by chance: two who ask at once get two.
 * @param count how many in a row are to be free; the first is returned
 * @throws when a hundred places were taken
 */
export async function freePort(count = 1): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const first = randomInt(FIRST, LAST - count);
    const row = Array.from({ length: count }, (_none, place) => first + place);
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first;
  }
  throw new Error('no port is free');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
