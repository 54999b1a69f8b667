/**
 * What is the same for everyone until the catalogue changes: pages of lists and insects, ready to be sent. Where there
 * is none, `No` says why.
 */
export interface KeptAnswers<No extends string> {
  /** The answer that an address had at this version of the catalogue, if it is still known. */
  recall(version: string, address: string): Buffer | null;
  /** The same, made now when it is not known. Whoever asks while it is made shares that. A refusal is not kept. */
  find(version: string, address: string, make: () => Promise<Buffer | No>): Promise<Buffer | No>;
}

const MAX_ENTRIES = 500;

/** Emptied when it is thrown away: a Map's outgrown tables hold its entries until the next full collection. */
interface Kept {
  answer: Buffer | null;
}

/** Keeps up to 500 answers for so long at most, whatever the version: some of what they show changes without it. */
export function keepAnswers<No extends string>({
  maxBytes,
  maxAgeMs,
}: {
  maxBytes: number;
  maxAgeMs: number;
}): KeptAnswers<No> {
  let version = '';
  let bytes = 0;
  let keptSince = 0;
  const answers = new Map<string, Kept>();
  let making: Record<string, Promise<Buffer | No>> = {};

  function renew(now: string): void {
    if (now === version && performance.now() - keptSince < maxAgeMs) return;
    version = now;
    keptSince = performance.now();
    bytes = 0;
    answers.clear();
    making = {};
  }

  function keep(address: string, answer: Buffer): void {
    answers.set(address, { answer });
    bytes += answer.length;
    for (const [oldest, kept] of answers) {
      if (bytes <= maxBytes && answers.size <= MAX_ENTRIES) return;
      answers.delete(oldest);
      bytes -= kept.answer?.length ?? 0;
      kept.answer = null;
    }
  }

  async function makeAndKeep(address: string, make: () => Promise<Buffer | No>) {
    const mine = make();
    making[address] = mine;
    try {
      const answer = await mine;
      // One that was begun before the catalogue changed may be of before.
      if (Buffer.isBuffer(answer) && making[address] === mine) keep(address, answer);
      return answer;
    } finally {
      if (making[address] === mine) delete making[address];
    }
  }

  function recall(now: string, address: string): Buffer | null {
    renew(now);
    const kept = answers.get(address);
    if (!kept) return null;
    // Last in line to be dropped.
    answers.delete(address);
    answers.set(address, kept);
    return kept.answer;
  }

  return {
    recall,
    find: async (now, address, make) => recall(now, address) ?? making[address] ?? makeAndKeep(address, make),
  };
}
