import type { Catalogue } from './catalogue.ts';
import { StartFault } from '../start-fault.ts';
import { startThread, type CatalogueThread, type ThreadOptions } from './catalogue-thread.ts';
import { REFRESH_MS } from './open-catalogue.ts';

const MAX_LOAD_MS = 120_000;

/**
 * The catalogue in a thread of its own, so that no list, however large, holds up the others. A thread that dies is
 * started again; until it is loaded every question is refused with `CatalogueAway`.
 * @throws StartFault when it is not loaded within two minutes
 */
export async function startCatalogue(options: ThreadOptions): Promise<Catalogue> {
  const thread = startThread(options);
  await opened(thread);
  let version: { value: Promise<string>; until: number } | null = null;

  function lookUpVersion(): Promise<string> {
    const value = thread.ask({ kind: 'version' });
    const mine = { value, until: performance.now() + REFRESH_MS };
    version = mine;
    value.catch(() => {
      if (version === mine) version = null;
    });
    return value;
  }

  return {
    version() {
      if (version && performance.now() < version.until && thread.isReady()) return version.value;
      return lookUpVersion();
    },
    find: (query) => thread.ask({ kind: 'find', query }),
    suggest: (text, locale) => thread.ask({ kind: 'suggest', text, locale }),
    counts: () => thread.ask({ kind: 'counts' }),
    async lookAgain() {
      await thread.ask({ kind: 'look-again' });
      version = null;
    },
    close: () => thread.close(),
  };
}

async function opened(thread: CatalogueThread): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new StartFault('The catalogue could not be read within two minutes.'));
  const timer = setTimeout(giveUp, MAX_LOAD_MS);
  await Promise.race([thread.opened, late]).finally(() => clearTimeout(timer));
}
