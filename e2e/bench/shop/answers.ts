import { z } from '@vitrine/shared/contract/zod';
import { printFigure } from '../figure.ts';
import { answersPerSecond } from '../load.ts';
import { startProgram } from '../start-program.ts';

type Load = Parameters<typeof answersPerSecond>[0];

const saidSchema = z.object({ url: z.string() });

/** Answers a second of each address, against a bare answer with as many bytes, measured right after it. */
export async function benchAnswers(shop: string, addresses: Record<string, string>): Promise<void> {
  const bare = await startProgram('bare-answers');
  try {
    const { url } = saidSchema.parse(bare.said);
    for (const [name, path] of Object.entries(addresses)) await benchAnswer(name, shop + path, url);
  } finally {
    await bare.stop();
  }
}

/** The same of lists that nobody saw before: each time another highest price, so that no answer is kept ready. */
export async function benchNew(shop: string, addresses: Record<string, string>): Promise<void> {
  const bare = await startProgram('bare-answers');
  try {
    const { url } = saidSchema.parse(bare.said);
    for (const [name, path] of Object.entries(addresses)) {
      const next = () => `${path}${path.includes('?') ? '&' : '?'}priceTo=${nextPrice()}`;
      const requests: Load['requests'] = [{ setupRequest: (request) => ({ ...request, path: next() }) }];
      await benchAnswer(name, shop + next(), url, { url: shop, requests });
    }
  } finally {
    await bare.stop();
  }
}

const HIGHEST_EURO = 900_000;
let lastCents = 10_000;

function nextPrice(): string {
  lastCents = (lastCents + 1) % (HIGHEST_EURO * 100);
  return (lastCents / 100).toFixed(2);
}

async function benchAnswer(
  name: string,
  address: string,
  bare: string,
  load: Load = { url: address },
): Promise<void> {
  const { byteLength } = await (await fetch(address)).arrayBuffer();
  const value = await answersPerSecond(load);
  const yardstick = await answersPerSecond({ url: `${bare}/${byteLength}` });
  const against = `bare fastify answer of ${byteLength} bytes`;
  printFigure({ name: against, value: yardstick, unit: 'answers/s' });
  printFigure({ name, value, unit: 'answers/s', ratio: value / yardstick, against });
}
