import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords } from './dialect-words.ts';

/** The hash chains over stock moves, invoices and the log, and the signed roots of each day (decision 072). */
export function books(dialect: DialectName): string[] {
  const { id, strict } = dialectWords(dialect);
  return [
    `create table book_seals (
      chain text not null, number integer not null check (number > 0),
      row_id integer not null, hash text not null,
      primary key (chain, number), unique (chain, row_id)
    ) ${strict}`,
    ...appendOnly(dialect, 'book_seals'),
    `create table book_heads (
      chain text primary key,
      count integer not null, hash text not null, at text not null, signature text not null
    ) ${strict}`,
    `insert into book_heads (chain, count, hash, at, signature) values
      ('stock', 0, '', '', ''), ('invoices', 0, '', '', ''), ('audit', 0, '', '', ''), ('subjects', 0, '', '', '')`,
    `create table book_roots (
      id ${id},
      day text not null unique, at text not null, heads text not null,
      previous text not null unique, hash text not null unique,
      public_key text not null, signature text not null
    ) ${strict}`,
    ...appendOnly(dialect, 'book_roots'),
  ];
}
