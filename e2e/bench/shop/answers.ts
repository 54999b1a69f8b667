import { z } from '@vitrine/shared/contract/zod';
import { printFigure } from '../figure.ts';
import { answersPerSecond, neverAsked, type Load } from '../load.ts';
import { startProgram } from '../start-program.ts';

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

/** The same of lists that nobody saw before. */
export async function benchNew(shop: string, addresses: Record<string, string>): Promise<void> {
  const bare = await startProgram('bare-answers');
  try {
    const { url } = saidSchema.parse(bare.said);
    for (const [name, path] of Object.entries(addresses)) {
      const load = neverAsked(shop, path);
      await benchAnswer(name, load.url, url, load);
    }
  } finally {
    await bare.stop();
  }
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
