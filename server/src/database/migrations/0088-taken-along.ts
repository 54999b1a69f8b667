/** Whether staff handed an order over at the shop's stand: nothing of it is sent. Orders from before were to be sent. */
export const takenAlong = (): string[] => [
  'alter table orders add column is_taken_along integer not null default 0',
];
