import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Longer than anything in the shop may take: what is not answered by then hangs. */
const LONGEST_MS = 20_000;

/** What is asked: an address, or one with what is posted to it. */
export type Ask = string | Posted;

export interface Posted {
  path: string;
  body?: object;
  headers?: Record<string, string>;
}

export interface Visit {
  path: string;
  /** By which the log tells of it; empty when none came. */
  id: string;
  /** 0 when the connection broke. */
  status: number;
  ms: number;
  /** Whether all of it came: a page to its end, or data that can be read. */
  isWhole: boolean;
  /** What was said; of a steady load the beginning of what was not asked for. */
  said: string;
}

export interface SteadyLoad {
  visits: readonly Visit[];
  stop(): Promise<void>;
}

/** People who ask for one thing after another, each on a connection of their own, until they are stopped. */
export function startLoad(url: string, asks: readonly Ask[], people: number): SteadyLoad {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: people });
  const visits: Visit[] = [];
  let isStopped = false;
  let next = 0;

  async function walk(): Promise<void> {
    while (!isStopped) {
      const ask = asks[(next += 1) % asks.length] ?? '/';
      const made = await visit(agent, url, typeof ask === 'string' ? { path: ask } : ask);
      visits.push({ ...made, said: made.status === 200 ? '' : made.said.slice(0, 200) });
    }
  }

  const walks = Array.from({ length: people }, walk);
  return {
    visits,
    async stop() {
      isStopped = true;
      await Promise.all(walks);
      agent.destroy();
    },
  };
}

/** Asks once, over a connection of the agent. */
export function visit(agent: Agent, url: string, { path, body, headers }: Posted): Promise<Visit> {
  const { promise, resolve } = Promise.withResolvers<Visit>();
  const start = performance.now();
  let id = '';
  const end = (status: number, said: string) =>
    resolve({ path, id, status, ms: performance.now() - start, isWhole: isWhole(said), said });
  const asking = request(url + path, {
    ...{ agent, timeout: LONGEST_MS, method: body ? 'POST' : 'GET' },
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
  });
  asking.on('response', (response) => {
    id = String(response.headers['x-request-id'] ?? '');
    text(response).then(
      (said) => end(response.statusCode ?? 0, said),
      () => end(0, ''),
    );
  });
  asking.on('timeout', () => asking.destroy());
  asking.on('error', () => end(0, ''));
  asking.end(body ? JSON.stringify(body) : undefined);
  return promise;
}

function isWhole(said: string): boolean {
  return said.startsWith('<') ? said.trimEnd().endsWith('</html>') : isJson(said);
}

function isJson(said: string): boolean {
  try {
    JSON.parse(said);
    return true;
  } catch {
    return false;
  }
}
