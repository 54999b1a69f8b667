import type { Generated } from 'kysely';

/* The chains over the ledgers, by the rules of schema.ts. */

type ChainName = 'stock' | 'invoices' | 'audit' | 'subjects';

/** Append-only: a row of a ledger at its place in the chain. */
interface BookSealsTable {
  chain: ChainName;
  /** From 1, without gaps. */
  number: number;
  row_id: number;
  /** SHA-256 of the row and the hash before. */
  hash: string;
}

/** How far a chain is. Its row is the lock of whoever seals. */
interface BookHeadsTable {
  chain: ChainName;
  count: number;
  /** Of the last seal; empty before the first. */
  hash: string;
  at: string;
  signature: string;
}

/** Append-only: how far all chains were when a day was over, signed. */
interface BookRootsTable {
  id: Generated<number>;
  /** Belgian, `2026-03-02`. */
  day: string;
  at: string;
  /** JSON: number and hash of each chain. */
  heads: string;
  /** Hash of the root before; empty for the first. */
  previous: string;
  hash: string;
  public_key: string;
  signature: string;
}

export interface BooksSchema {
  book_seals: BookSealsTable;
  book_heads: BookHeadsTable;
  book_roots: BookRootsTable;
}
