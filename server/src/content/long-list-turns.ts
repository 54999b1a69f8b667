import { networkKey } from '../rules/network-key.ts';
import { createTurns, type Turns } from '../turns.ts';
import { LONG_LISTS, LONG_LISTS_OF_ONE, MAX_WAIT_MS } from './bounds.ts';
import { ContentError } from './content-error.ts';

/**
 * Turns of long lists: so many at once, and of one network only a part of them. Reading slowly costs nothing: without
 * its own bound one script would hold every turn for as long as a list may take.
 * @returns takes a turn for an IP address; resolves with what ends it, which is called once
 */
export function longListTurns(): (address: string) => Promise<() => void> {
  const ofAll = turnsOf(LONG_LISTS);
  const ofOne = new Map<string, { turns: Turns; users: number }>();

  return async (address) => {
    const network = networkKey(address);
    const own = ofOne.get(network) ?? { turns: turnsOf(LONG_LISTS_OF_ONE), users: 0 };
    ofOne.set(network, own);
    own.users += 1;
    const leave = () => {
      own.users -= 1;
      if (own.users === 0) ofOne.delete(network);
    };
    let endOwn: (() => void) | undefined;
    try {
      endOwn = await own.turns.take();
      const end = await ofAll.take();
      return () => {
        end();
        endOwn?.();
        leave();
      };
    } catch (error) {
      endOwn?.();
      leave();
      throw error;
    }
  };
}

function turnsOf(count: number): Turns {
  const late = () => new ContentError('Too many long lists are being read: try again in a moment', 503);
  return createTurns({ count, maxWaitMs: MAX_WAIT_MS, late });
}
