import type { DialectName } from '../database.ts';

/** Notes at an order stay as they were written until the order is forgotten; with it they may go. */
export function notesOfForgotten(dialect: DialectName): string[] {
  const isForgotten = `exists (select 1 from orders where id = old.order_id and contact_state = 'forgotten')`;
  if (dialect === 'sqlite') {
    return [
      'drop trigger order_notes_no_delete',
      `create trigger order_notes_no_delete before delete on order_notes when not ${isForgotten}
        begin select raise(abort, 'order_notes is append-only'); end`,
    ];
  }
  return [
    `create or replace function order_notes_refuse() returns trigger language plpgsql as $$ begin
      if tg_op = 'DELETE' and ${isForgotten} then return old; end if;
      raise exception 'order_notes is append-only';
    end $$`,
  ];
}
