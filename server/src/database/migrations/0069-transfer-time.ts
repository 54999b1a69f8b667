/**
 * Until when an order's lots wait for its transfers before the link of its mail is pressed: given once, for a failed attempt
 * shortens the time that is written beside it. Orders that wait now have what they were given.
 */
export const transferTime = (): string[] => [
  `alter table orders add column transfer_until text`,
  `update orders set transfer_until = reserved_until
    where stock_state = 'reserved' and mailbox_proved_at is null and is_by_staff = 0
      and exists (select 1 from payments where payments.order_id = orders.id and payments.is_current = 1
        and payments.method = 'banktransfer' and payments.state = 'pending')`,
];
