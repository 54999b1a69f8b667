import type { Connection, Vital, VitalPage } from '@vitrine/shared/contract/federation/web-vital-lists';

/* Tables of what the shop sees of itself, by the rules of schema.ts. */

/** How many readings of a day were of one kind of page, version, connection and size. */
export interface WebVitalsTable {
  /** `2026-11-26`. */
  day: string;
  page: VitalPage;
  /** The version of the remote that drew it. */
  release: string;
  connection: Connection;
  vital: Vital;
  /** Its place among `VITAL_BUCKETS`. */
  bucket: number;
  readings: number;
}

/** One row a retention of personal data: what it did last. */
interface RetentionsTable {
  name: string;
  ran_at: string;
  /** When it last found something to delete; null while it never did. */
  deleted_at: string | null;
  /** How many rows then. */
  deleted: number;
  /** And since the shop counts. */
  total: number;
}

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

export interface OperationsSchema {
  web_vitals: WebVitalsTable;
  retentions: RetentionsTable;
  refused_releases: RefusedReleasesTable;
}
