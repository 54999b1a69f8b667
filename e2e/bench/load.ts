import autocannon from 'autocannon';

type Load = Pick<Parameters<typeof autocannon>[0], 'url' | 'requests'>;

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;
const SECONDS = 5;

/** Good answers a second under as many requests as 16 connections make. Any other answer is an error. */
export async function answersPerSecond(options: Load): Promise<number> {
  await run(options, '2xx', WARM_UP_SECONDS);
  return run(options, '2xx', SECONDS);
}

/** The same of rounds of requests, of which only the last one is answered by another address. */
export async function roundsPerSecond(options: Load): Promise<number> {
  await run(options, '3xx', WARM_UP_SECONDS);
  return run(options, '3xx', SECONDS);
}

async function run(options: Load, counted: '2xx' | '3xx', duration: number): Promise<number> {
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration });
  const others = counted === '3xx' ? result.non2xx - result['3xx'] : result.non2xx;
  const bad = others + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests to ${options.url} had no good answer`);
  return result[counted] / result.duration;
}
