/**
 * What an order promised of its delivery when it was placed: the working days of its way, and the day from which parcels
 * leave, while the shop is away. Whether it is a gift, what is written on the card, and to whom its invoice goes when
 * that is somebody else. Orders from before promised nothing that is known, and are no gifts.
 */
export const giftsAndDays = (): string[] => [
  'alter table orders add column days_min integer',
  'alter table orders add column days_max integer',
  'alter table orders add column ships_from text',
  'alter table orders add column gift_note text',
  'alter table orders add column invoice_address text',
];
