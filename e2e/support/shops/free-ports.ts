import { createServer } from 'node:net';
import { freePort } from './run-shop.ts';

/** The shop's, and one of each app's development server after it. */
const COUNT = 6;

/** The first of some ports in a row that nobody uses now. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = await freePort();
    const ports = Array.from({ length: COUNT }, (_none, place) => first + place);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
