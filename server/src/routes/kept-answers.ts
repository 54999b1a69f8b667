import type { NoListing } from './read-listing.ts';

/** What is the same for everyone until the catalogue changes: pages of lists, ready to be sent. */
export interface KeptAnswers {
  /** The answer that an address had at this version of the catalogue, if it is still known. */
  recall(version: string, address: string): Buffer | null;
  /** The same, made now when it is not known. Whoever asks while it is made shares that. A refusal is not kept. */
  find(
    version: string,
    address: string,
    make: () => Promise<Buffer | NoListing>,
  ): Promise<Buffer | NoListing>;
}

const MAX_ENTRIES = 500;
const MAX_BYTES = 8 * 1024 * 1024;
/** A struck-through price ends with time alone, when nothing changed. */
const MAX_AGE_MS = 60_000;

export function keepAnswers(): KeptAnswers {
  let version = '';
  let bytes = 0;
  let keptSince = 0;
  const answers = new Map<string, Buffer>();
  const making = new Map<string, Promise<Buffer | NoListing>>();

  function renew(now: string): void {
    if (now === version && performance.now() - keptSince < MAX_AGE_MS) return;
    version = now;
    keptSince = performance.now();
    bytes = 0;
    answers.clear();
    making.clear();
  }

  function keep(address: string, answer: Buffer): void {
    answers.set(address, answer);
    bytes += answer.length;
    for (const [oldest, { length }] of answers) {
      if (bytes <= MAX_BYTES && answers.size <= MAX_ENTRIES) return;
      answers.delete(oldest);
      bytes -= length;
    }
  }

  async function makeAndKeep(address: string, make: () => Promise<Buffer | NoListing>) {
    const mine = make();
    making.set(address, mine);
    try {
      const answer = await mine;
      // One that was begun before the catalogue changed may be of before.
      if (Buffer.isBuffer(answer) && making.get(address) === mine) keep(address, answer);
      return answer;
    } finally {
      if (making.get(address) === mine) making.delete(address);
    }
  }

  function recall(now: string, address: string): Buffer | null {
    renew(now);
    const kept = answers.get(address);
    if (!kept) return null;
    // Last in line to be dropped.
    answers.delete(address);
    answers.set(address, kept);
    return kept;
  }

  return {
    recall,
    find: async (now, address, make) =>
      recall(now, address) ?? making.get(address) ?? makeAndKeep(address, make),
  };
}
