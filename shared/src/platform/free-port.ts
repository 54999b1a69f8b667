import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to whoever asks for any (from 32768 on Linux, 49152 elsewhere), so that nobody
 * gets one by chance between this answer and the moment somebody listens there.
 */
const FIRST = 12_000;
const OF_ONE = 100;
const PROCESSES = 190;
/** Whoever listens at the n-th of these ports has the n-th hundred; the system frees it when the process ends. */
const CLAIMS = FIRST + PROCESSES * OF_ONE;

let own: Promise<number> | undefined;
let given = 0;

/**
 * A port of this machine that nobody listens on now, and that no other process is given meanwhile: each that asks has a
 * hundred of its own, and gives the one after the other.
 * @param count how many in a row are to be free; the first is returned
 * @throws when none of them is free
 */
export async function freePort(count = 1): Promise<number> {
  own ??= claimHundred();
  const first = await own;
  for (let tries = 0; tries < OF_ONE; tries += 1) {
    const at = given + count > OF_ONE ? 0 : given;
    given = at + count;
    const row = Array.from({ length: count }, (_none, place) => first + at + place);
    if ((await Promise.all(row.map(isFree))).every(Boolean)) return first + at;
  }
  throw new Error('no port is free');
}

/** The first port of a hundred that no other process has. By chance where it looks first: few meet. */
async function claimHundred(): Promise<number> {
  const start = randomInt(PROCESSES);
  for (let tried = 0; tried < PROCESSES; tried += 1) {
    const place = (start + tried) % PROCESSES;
    if (await listensAt(CLAIMS + place)) return FIRST + place * OF_ONE;
  }
  throw new Error('no ports are free: too many processes ask for some');
}

/** Whether this process now listens there, for as long as it lives; it does not live for that. */
async function listensAt(port: number): Promise<boolean> {
  const claim = createServer().unref().listen(port, '127.0.0.1');
  return once(claim, 'listening').then(
    () => true,
    () => false,
  );
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
