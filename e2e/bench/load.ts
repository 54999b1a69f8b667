import autocannon from 'autocannon';

type Options = Parameters<typeof autocannon>[0];

const CONNECTIONS = 16;
const WARM_UP_SECONDS = 1;
const SECONDS = 5;

/** Good answers a second under as many requests as 16 connections make. Any other answer is an error. */
export async function answersPerSecond(options: Pick<Options, 'url' | 'requests'>): Promise<number> {
  await run(options, WARM_UP_SECONDS);
  return run(options, SECONDS);
}

async function run(options: Pick<Options, 'url' | 'requests'>, duration: number): Promise<number> {
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests to ${options.url} had no good answer`);
  return result['2xx'] / result.duration;
}
