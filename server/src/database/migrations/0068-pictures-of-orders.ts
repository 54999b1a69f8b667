/** Orders name the pictures whose flaws were agreed on: none of these is cleaned up, and few lines name one. */
export const picturesOfOrders = (): string[] => [
  "create index order_lines_flawed on order_lines (order_id) where flaws <> '[]'",
];
