import { hash } from 'node:crypto';

/** How far one chain is. */
interface Head {
  count: number;
  hash: string;
}

interface RootFacts {
  /** Belgian, `2026-03-02`. */
  day: string;
  at: string;
  /** JSON: the head of each chain. */
  heads: string;
  previous: string;
  publicKey: string;
}

/** The hash of a root binds its key: whoever signs anew with another one gets other roots. */
export function rootHash({ day, at, heads, previous, publicKey }: RootFacts): string {
  return hash('sha256', JSON.stringify([publicKey, previous, day, at, heads]));
}

/** What is signed of a chain between two roots. */
export function headText(chain: string, { count, hash: last }: Head, at: string): string {
  return JSON.stringify([chain, count, last, at]);
}

/** 64 bits of a root, short enough to be compared by eye: `4f2a-91c0-77b3-0d1e`. */
export function shortRoot(root: string): string {
  return (root.slice(0, 16).match(/.{4}/g) ?? []).join('-');
}
