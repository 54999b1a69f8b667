import type { Generated } from 'kysely';

/* Tables of the owner's tools, by the rules of schema.ts. */

/** Append-only: each write of staff. */
interface AuditLogTable {
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
interface AuditSubjectsTable {
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
interface StaffRecoveryCodesTable {
  account_id: number;
  /** SHA-256 of 120 random bits. */
  code_hash: string;
}

/* Tables of what staff are told of by mail, by the rules of schema.ts. */

interface NotificationChoicesTable {
  account_id: number;
  /** JSON: when each kind is told; a kind that is not in it as its role is told by default. */
  choices: string;
  /** The last Belgian day whose morning mail is written, or was empty. */
  morning_on: string;
}

interface NotifiedFactsTable {
  account_id: number;
  /** Such as `order:VDM-2026-000123`. */
  fact: string;
  at: string;
}

export interface StaffSchema {
  audit_log: AuditLogTable;
  audit_subjects: AuditSubjectsTable;
  staff_second_factors: StaffSecondFactorsTable;
  staff_recovery_codes: StaffRecoveryCodesTable;
  notification_choices: NotificationChoicesTable;
  notified_facts: NotifiedFactsTable;
}
