import { Agent, request } from 'node:https';

/** Longer than anything in the shop may take: what is not answered by then hangs. */
const LONGEST_MS = 20_000;

export interface Visit {
  path: string;
  /** 0 when the connection broke. */
  status: number;
  ms: number;
  /** Whether the answer is one of the shop's: a page with its frame, data, or the sentence that it is away. */
  isDrawn: boolean;
}

export interface SteadyLoad {
  visits: readonly Visit[];
  stop(): Promise<void>;
}

/** People who look at one page after another, each from its own connection, until they are stopped. */
export function startLoad(url: string, paths: readonly string[], people: number): SteadyLoad {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: people });
  const visits: Visit[] = [];
  let isStopped = false;
  let next = 0;

  async function walk(): Promise<void> {
    while (!isStopped) {
      const path = paths[(next += 1) % paths.length] ?? '/';
      visits.push(await visit(agent, url, path));
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

function visit(agent: Agent, url: string, path: string): Promise<Visit> {
  const { promise, resolve } = Promise.withResolvers<Visit>();
  const start = performance.now();
  const end = (status: number, text: string) =>
    resolve({ path, status, ms: performance.now() - start, isDrawn: isWhole(text) });
  const asking = request(url + path, { agent, timeout: LONGEST_MS }, (response) => {
    const parts: Buffer[] = [];
    response.on('data', (part: Buffer) => parts.push(part));
    response.on('end', () => end(response.statusCode ?? 0, Buffer.concat(parts).toString()));
    response.on('error', () => end(0, ''));
  });
  asking.on('timeout', () => asking.destroy());
  asking.on('error', () => end(0, ''));
  asking.end();
  return promise;
}

function isWhole(text: string): boolean {
  const end = text.trimEnd();
  return end.endsWith('</html>') || end.endsWith('}') || end.endsWith(']');
}
