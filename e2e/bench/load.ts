import autocannon from 'autocannon';

export type Load = Pick<Parameters<typeof autocannon>[0], 'url' | 'requests'>;

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

const HIGHEST_EURO = 900_000;
let lastCents = 10_000;

/** A list that nobody saw before: each time another highest price, so that no answer is cached. */
export function neverAsked(url: string, path: string): Load {
  const next = () => {
    lastCents = (lastCents + 1) % (HIGHEST_EURO * 100);
    return `${path}${path.includes('?') ? '&' : '?'}priceTo=${(lastCents / 100).toFixed(2)}`;
  };
  return { url: url + next(), requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }] };
}

/** Good answers a second to these paths, each asked for once; the first eighth of them warms up. */
export async function answersInTurn(url: string, paths: readonly string[]): Promise<number> {
  const left = paths.values();
  const askAll = async (most: number) => {
    let asked = 0;
    const askOn = async () => {
      while (asked < most) {
        const { value: path } = left.next();
        if (path === undefined) return;
        asked += 1;
        const answer = await fetch(url + path);
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, askOn));
    return asked;
  };
  await askAll(Math.floor(paths.length / 8));
  const start = performance.now();
  const asked = await askAll(Infinity);
  return asked / ((performance.now() - start) / 1000);
}

async function run(options: Load, counted: '2xx' | '3xx', duration: number): Promise<number> {
  const result = await autocannon({ ...options, connections: CONNECTIONS, duration });
  const others = counted === '3xx' ? result.non2xx - result['3xx'] : result.non2xx;
  const bad = others + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} requests to ${options.url} had no good answer`);
  return result[counted] / result.duration;
}
