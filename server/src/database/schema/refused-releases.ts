/* By the rules of schema.ts. */

/** A version of a remote that the shop went back from by itself. */
export interface RefusedReleasesTable {
  remote: string;
  version: string;
  /** What was drawn instead. */
  back_to: string;
  fault: 'server' | 'browser';
  /** The latest thing that went wrong, for whoever mends it. */
  reason: string;
  refused_at: string;
  /** When staff let it be drawn again; it is never refused a second time. */
  lifted_at: string | null;
}

export interface RefusedReleasesSchema {
  refused_releases: RefusedReleasesTable;
}
