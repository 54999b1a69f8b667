import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords, type DialectWords } from './dialect-words.ts';

/** What staff did and to which rows, their second factor, and the number that an edit was made on. */
export function staff(dialect: DialectName): string[] {
  const words = dialectWords(dialect);
  return [
    ...auditLog(words),
    ...appendOnly(dialect, 'audit_log'),
    ...appendOnly(dialect, 'audit_subjects'),
    ...secondFactors(words),
    'alter table insects add column revision integer not null default 1',
    'alter table families add column revision integer not null default 1',
  ];
}

/** Staff are named, not referred to: the log outlives accounts. */
function auditLog({ id, strict }: DialectWords): string[] {
  return [
    `create table audit_log (
      id ${id},
      at text not null,
      account_id integer, email text not null, role text not null,
      action text not null, note text not null, request_id text not null,
      undoes integer unique references audit_log (id)
    ) ${strict}`,
    'create index audit_log_action on audit_log (action, id)',
    'create index audit_log_email on audit_log (email, id)',
    `create table audit_subjects (
      audit_id integer not null references audit_log (id),
      position integer not null,
      subject text not null,
      table_name text, row_id integer, before text, after text,
      primary key (audit_id, position)
    ) ${strict}`,
    'create index audit_subjects_subject on audit_subjects (subject, audit_id)',
  ];
}

function secondFactors({ strict }: DialectWords): string[] {
  return [
    `create table staff_second_factors (
      account_id integer primary key references accounts (id) on delete cascade,
      secret text not null, confirmed_at text, last_step integer not null, created_at text not null
    ) ${strict}`,
    `create table staff_recovery_codes (
      account_id integer not null references accounts (id) on delete cascade,
      code_hash text not null,
      primary key (account_id, code_hash)
    ) ${strict}`,
    'alter table sessions add column second_factor_at text',
  ];
}
