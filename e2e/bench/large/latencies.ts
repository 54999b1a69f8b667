import { Agent, get } from 'node:http';

/** Milliseconds from asking to the last byte. */
export interface Latencies {
  median: number;
  p99: number;
}

/** Few, so that what is measured is the answer and not the queue before it. */
const CONNECTIONS = 2;

/** Asks for every path once, in their order. @throws on any answer but 200 */
export async function latencies(url: string, paths: readonly string[]): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const left = paths.values();
  const askOn = async () => {
    for (const path of left) {
      const start = performance.now();
      await ask(agent, url + path);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99) };
}

function ask(agent: Agent, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent, timeout: 15_000 }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${response.statusCode} from ${address}`));
      response.on('error', reject).on('end', resolve).resume();
    });
    request.on('error', reject).on('timeout', () => request.destroy(new Error(`no answer from ${address}`)));
  });
}
