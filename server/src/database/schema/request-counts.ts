/* By the rules of schema.ts. */

/** How often one address asked for one thing since its stretch of time began. */
export interface RequestCountsTable {
  scope: string;
  /** Of the address: whose it is need not be known. */
  key_hash: string;
  count: number;
  ends_at: string;
}

export interface RequestCountsSchema {
  request_counts: RequestCountsTable;
}
