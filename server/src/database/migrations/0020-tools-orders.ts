import type { DialectName } from '../database.ts';
import { appendOnly, dialectWords, type DialectWords } from './dialect-words.ts';

/*
 * What staff note about orders and do with them, and which orders wait for what: an index of just those, so that finding
 * them costs as much as wait, not as many as there ever were.
 */

/** Queries have the same conditions from `index-conditions.ts`. */
const WAITING = {
  pack: `order_state = 'confirmed' and fulfilment_state in ('waiting', 'preparing')`,
  permit: `order_state = 'confirmed' and fulfilment_state = 'permit-wait'`,
  transfer: `order_state = 'placed' and payment_state = 'pending'`,
  shipped: `fulfilment_state = 'shipped'`,
};
const NOT_BACK = 'settled_at is null';
const NOT_REPAID = `state = 'failed'`;

const SEARCHED = ['firstname', 'lastname', 'company'];

export function toolsOrders(dialect: DialectName): string[] {
  const words = dialectWords(dialect);
  return [
    ...notes(words),
    ...['order_notes', 'order_step_authors', 'withdrawal_refusals'].flatMap((table) =>
      appendOnly(dialect, table),
    ),
    ...Object.entries(WAITING).map(
      ([queue, condition]) => `create index orders_to_${queue} on orders (id) where ${condition}`,
    ),
    `create index withdrawals_not_back on withdrawals (order_id) where ${NOT_BACK}`,
    `create index refunds_not_repaid on refunds (order_id) where ${NOT_REPAID}`,
    `create index shipments_tracking on shipments (tracking_number) where tracking_number <> ''`,
    ...search(dialect, words),
    `alter table outbox add column order_id integer ${computed(dialect, orderOfMail(dialect))}`,
    'create index outbox_order on outbox (order_id, id) where order_id is not null',
  ];
}

function notes({ id, strict }: DialectWords): string[] {
  return [
    `create table order_notes (
      id ${id}, order_id integer not null references orders (id),
      at text not null, email text not null, text text not null
    ) ${strict}`,
    'create index order_notes_order on order_notes (order_id, id)',
    `create table order_step_authors (
      history_id integer primary key references order_history (id),
      audit_id integer not null references audit_log (id)
    ) ${strict}`,
    `create table withdrawal_refusals (
      withdrawal_id integer not null references withdrawals (id), position integer not null,
      amount integer not null check (amount > 0), reason text not null,
      primary key (withdrawal_id, position)
    ) ${strict}`,
  ];
}

/** A table that is there already gets a virtual column in SQLite and a stored one in PostgreSQL. */
const computed = (dialect: DialectName, expression: string) =>
  `generated always as (${expression}) ${dialect === 'sqlite' ? 'virtual' : 'stored'}`;

/**
 * What an order is found by, in a narrow table of its own: a search that has to walk over every order reads a tenth of
 * what the orders take. The database keeps it, so that who is forgotten is forgotten there too.
 */
function search(dialect: DialectName, { strict }: DialectWords): string[] {
  const fill = (order: string) => `lower(${searchedText(dialect, order)})`;
  return [
    `create table order_search (
      order_id integer primary key references orders (id) on delete cascade,
      searched text not null
    ) ${strict}`,
    `insert into order_search (order_id, searched) select id, ${fill('orders')} from orders`,
    ...(dialect === 'sqlite' ? sqliteTriggers(fill('new')) : postgresTriggers(fill('new'))),
  ];
}

const KEPT = 'reference, email, address';

function sqliteTriggers(searched: string): string[] {
  return [
    `create trigger orders_insert_searched after insert on orders begin
      insert into order_search (order_id, searched) values (new.id, ${searched}); end`,
    `create trigger orders_update_searched after update of ${KEPT} on orders begin
      update order_search set searched = ${searched} where order_id = new.id; end`,
  ];
}

function postgresTriggers(searched: string): string[] {
  return [
    `create function orders_search() returns trigger language plpgsql as $$ begin
      insert into order_search (order_id, searched) values (new.id, ${searched})
        on conflict (order_id) do update set searched = excluded.searched;
      return null;
    end $$`,
    `create trigger orders_searched after insert or update of ${KEPT} on orders
      for each row execute function orders_search()`,
  ];
}

function searchedText(dialect: DialectName, order: string): string {
  const names = SEARCHED.map((key) =>
    dialect === 'sqlite'
      ? `json_extract(${order}.address, '$.${key}')`
      : `(${order}.address::json ->> '${key}')`,
  );
  const parts = [`${order}.reference`, `${order}.email`, ...names.map((name) => `coalesce(${name}, '')`)];
  return parts.join(` || ' ' || `);
}

const orderOfMail = (dialect: DialectName) =>
  dialect === 'sqlite' ? `json_extract(data, '$.orderId')` : `((data::json ->> 'orderId')::integer)`;
