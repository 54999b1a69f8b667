import type { Generated } from 'kysely';

/* Tables of the owner's tools, by the rules of schema.ts. */

/** Append-only: each write of staff. */
export interface AuditLogTable {
  id: Generated<number>;
  at: string;
  /** Null for a command on the machine itself. */
  account_id: number | null;
  email: string;
  role: string;
  /** A short word, such as `insects.edit`. */
  action: string;
  note: string;
  request_id: string;
  /** The write that this one takes back; of one write at most once. */
  undoes: number | null;
}

/** Append-only: what a write was about; a row of a table with the columns that changed, or a name alone. */
export interface AuditSubjectsTable {
  /** Counts up in the order of writing. */
  id: Generated<number>;
  audit_id: number;
  position: number;
  /** Such as `insects:12`. */
  subject: string;
  table_name: string | null;
  row_id: number | null;
  /** JSON object; null when the row was not there before. */
  before: string | null;
  /** JSON object; null when the row is gone. */
  after: string | null;
}

export interface StaffSecondFactorsTable {
  account_id: number;
  /** Encrypted: who reads the table cannot make codes. */
  secret: string;
  /** Null until a code has shown that the app has the secret. */
  confirmed_at: string | null;
  /** The newest step of 30 seconds of which a code was used. */
  last_step: number;
  created_at: string;
}

/** A row goes when its code is used. */
export interface StaffRecoveryCodesTable {
  account_id: number;
  /** SHA-256 of 120 random bits. */
  code_hash: string;
}

export interface StaffSchema {
  audit_log: AuditLogTable;
  audit_subjects: AuditSubjectsTable;
  staff_second_factors: StaffSecondFactorsTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
}
