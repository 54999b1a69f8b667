/* By the rules of schema.ts. */

/** A text that was looked for on a day without finding anything. */
export interface SearchMissesTable {
  /** `2026-11-21` */
  day: string;
  text: string;
  count: number;
}

export interface SearchMissesSchema {
  search_misses: SearchMissesTable;
}
