import type { DialectName } from '../database.ts';
import { dialectWords } from './dialect-words.ts';

/** Files of insects that are imported: what they hold, what would change, and how far it is written. */
export function imports(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table imports (
      id ${id},
      account_id integer references accounts (id) on delete set null,
      email text not null, locale text not null,
      name text not null, digest text not null, encoding text not null, separator text not null,
      created_at text not null,
      headers text not null, fields text not null,
      state text not null check (state in ('reading', 'unmatched', 'checking', 'checked', 'applying', 'applied')),
      stopped_at text,
      plan integer not null,
      lines integer not null, work integer not null, done integer not null, last_line integer not null,
      made integer not null, changed integer not null, unchanged integer not null, refused integer not null,
      audit_id integer references audit_log (id),
      applied_at text
    ) ${strict}`,
    'create index imports_state on imports (state)',
    // A file that is sent twice is one import, until it is written.
    "create unique index imports_unwritten on imports (digest) where state <> 'applied'",
    'create index imports_audit on imports (audit_id)',
    `create table import_lines (
      import_id integer not null references imports (id),
      line integer not null,
      cells text not null,
      kind text check (kind in ('made', 'changed', 'unchanged', 'refused')),
      reference text not null, name text not null,
      insect_id integer, revision integer,
      wanted text, changes text not null, errors text not null,
      primary key (import_id, line)
    ) ${strict}`,
    'create index import_lines_kind on import_lines (import_id, kind, line)',
    'create index import_lines_reference on import_lines (import_id, reference)',
  ];
}
