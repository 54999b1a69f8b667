import { freePort } from '@vitrine/shared/platform/free-port';
import { memoryAfterCollection, inspectable, type Memory } from '../support/shops/measure-memory.ts';
import { runShop } from '../support/shops/run-shop.ts';

/** People who ask at the same time. */
const PEOPLE = 8;
/** More than the pages that are cached: from then on whatever is cached must evict something. */
const WARM = 2_000;
const LOOKS = 6;

interface NewAddresses {
  asked: number;
  failed: number;
  /** After the first 2,000, and then at even distances. */
  memory: ({ asked: number } & Memory)[];
  /** The most that was held after those, divided by what was held then. */
  heldRatio: number;
  rssRatio: number;
}

/** Lists that nobody asked for before, one after another in a running shop: what they leave behind in its memory. */
export async function newAddresses(count: number): Promise<NewAddresses> {
  const port = await freePort();
  const shop = await runShop(undefined, { ...inspectable(port), ROLE: 'storefront' });
  const outcome = { asked: 0, failed: 0 };
  const askUntil = async (last: number) => {
    while (outcome.asked < last) {
      outcome.asked += 1;
      if (!(await isAnswered(shop.url, outcome.asked))) outcome.failed += 1;
    }
  };
  try {
    const memory: NewAddresses['memory'] = [];
    for (const last of stops(count)) {
      await Promise.all(Array.from({ length: PEOPLE }, () => askUntil(last)));
      memory.push({ asked: last, ...(await memoryAfterCollection(port)) });
    }
    const most = (of: keyof Memory) => Math.max(...memory.map((look) => look[of])) / (memory[0]?.[of] ?? 0);
    return { ...outcome, memory, heldRatio: most('heldBytes'), rssRatio: most('rssBytes') };
  } finally {
    await shop.stop();
  }
}

function stops(count: number): number[] {
  const step = (count - WARM) / (LOOKS - 1);
  return Array.from({ length: LOOKS }, (_none, look) => Math.round(WARM + look * step));
}

/** Every number is another highest price, and so another list. */
async function isAnswered(shop: string, number: number): Promise<boolean> {
  const answer = await fetch(`${shop}/webshop/butterflies?priceTo=${(number / 100 + 1).toFixed(2)}`);
  return answer.status === 200 && (await answer.text()).includes('</html>');
}
