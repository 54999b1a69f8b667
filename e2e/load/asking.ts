import { Agent } from 'node:https';
import { visit, type Posted, type Visit } from '../support/faults/steady-load.ts';

/** Who was told to come back does so for this long. */
const PATIENCE_MS = 60_000;
const AGAIN_MS = 500;

/** Somebody at an address of this machine's own net. */
export const agentFrom = (localAddress: string) =>
  new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false, localAddress });

/** As long as somebody waits who was told to come back. */
export const pause = (ms = AGAIN_MS) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks until there is another answer than that it cannot be had now; each one is noted. */
export async function askPatiently(agent: Agent, url: string, ask: Posted, visits: Visit[]): Promise<Visit> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const made = await visit(agent, url, ask);
    visits.push(noted(made));
    if (made.status !== 503 && made.status !== 0) return made;
    if (performance.now() > end) throw new Error(`${ask.path} is away for too long`);
    await pause();
  }
}

/** With the beginning of what was said. */
export const noted = (made: Visit): Visit => ({ ...made, said: made.said.slice(0, 200) });
