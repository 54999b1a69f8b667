/** Parcels that nobody has said to be there, as it stands in the index; a query must use the same words. */
export const NOT_THERE = 'delivered_at is null';

/** The list of what is on its way finds parcels by themselves: the order of one may be back in part. */
export const parcelsUnderWay = (): string[] => [
  `create index shipments_under_way on shipments (order_id) where ${NOT_THERE}`,
];
