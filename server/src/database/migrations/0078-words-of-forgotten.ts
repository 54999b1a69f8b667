import type { DialectName } from '../database.ts';

/**
 * Two words of persons stand in rows that nobody may change: why something was taken out of an order, and which of the
 * staff wrote a text. Nothing but these may be emptied: the one once its order is forgotten, the other at any time. Who wrote none, as of what came with the shop, stays nobody.
 */
export function wordsOfForgotten(dialect: DialectName): string[] {
  const isForgotten = `exists (select 1 from orders where id = old.order_id and contact_state = 'forgotten')`;
  return [
    ...mayEmpty(dialect, 'order_cuts', { column: 'reason', to: '', others: CUT_COLUMNS, when: isForgotten }),
    ...mayEmpty(dialect, 'texts', {
      column: 'saved_by',
      to: FORGOTTEN_AUTHOR,
      others: TEXT_COLUMNS,
      when: `old.saved_by <> ''`,
    }),
  ];
}

/** Stands where it said who wrote a text: empty is what came with the shop. */
export const FORGOTTEN_AUTHOR = '–';

const CUT_COLUMNS = 'id order_id at is_sold goods_cents shipping_cents refund_cents'.split(' ');
const TEXT_COLUMNS = 'id name locale version title description lead body updated_at'.split(' ');

interface Emptied {
  column: string;
  to: string;
  /** What must stay as it was. */
  others: readonly string[];
  when?: string;
}

function mayEmpty(dialect: DialectName, table: string, { column, to, others, when }: Emptied): string[] {
  const refusal = `${table} is append-only`;
  const isSame = others.map((name) => `new.${name} = old.${name}`).join(' and ');
  const may = [`new.${column} = '${to}'`, isSame, ...(when ? [when] : [])].join(' and ');
  if (dialect === 'sqlite') {
    return [
      `drop trigger ${table}_no_update`,
      `create trigger ${table}_no_update before update on ${table} when not (${may})
        begin select raise(abort, '${refusal}'); end`,
    ];
  }
  return [
    `create or replace function ${table}_refuse() returns trigger language plpgsql as $$ begin
      if tg_op = 'UPDATE' then
        if ${may} then return new; end if;
      end if;
      raise exception '${refusal}';
    end $$`,
  ];
}
