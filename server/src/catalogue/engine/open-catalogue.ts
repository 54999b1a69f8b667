import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { latestRates } from '../../shipping/index.ts';
import type { Catalogue } from './catalogue.ts';
import { findInsects } from './find-insects.ts';
import { namedInText } from './named-lots.ts';
import { readAllGenera, readGenera, readGenus } from './read-genus.ts';
import { readIn } from './read-in.ts';
import { LiveIndex } from './live-index.ts';
import { suggest } from './suggest.ts';

/** How long what was looked up may be used. */
export const REFRESH_MS = 1000;

/**
 * A catalogue in this thread: for tests, and inside the worker. Loaded when it is first asked; later it looks for
 * changes when it is asked, at most once in `refreshMs`.
 */
export function openCatalogue(database: Database, refreshMs = REFRESH_MS): Catalogue {
  const live = new LiveIndex(database);
  const opened = randomUUID();
  let changes = 0;
  let isLoaded = false;
  let lookedAt = 0;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    if (isLoaded) changes += (await live.refresh()) ? 1 : 0;
    else await live.load();
    isLoaded = true;
    lookedAt = performance.now();
  }

  const lookOnce = () => (looking ??= look().finally(() => (looking = null)));

  async function current(): Promise<LiveIndex['index']> {
    if (!isLoaded || performance.now() - lookedAt >= refreshMs) await lookOnce();
    return live.index;
  }

  return {
    async version() {
      await current();
      return `${opened}-${changes}`;
    },
    async find({ shipping, ...query }) {
      if (!shipping) return findInsects(await current(), query);
      const rates = await latestRates(database.kysely);
      return findInsects(await current(), { ...query, shipping: { ...shipping, rates } });
    },
    readSentence: async (text) => readIn(await current(), text),
    suggest: async (text, locale) => suggest(await current(), text, locale),
    async counts() {
      const { counters, families } = await current();
      return counters.read(families);
    },
    genus: async (slug) => readGenus(await current(), slug),
    allGenera: async () => readAllGenera(await current()),
    genera: async (familyId) => readGenera(await current(), familyId),
    named: async (text, limit) => namedInText(await current(), text, limit),
    async lookAgain() {
      // One that is under way may have looked before.
      await looking?.catch(() => undefined);
      await lookOnce();
      changes += 1;
    },
    close: async () => undefined,
  };
}
