/** Those that lists were read by. The index in memory answers these now; every sale had to keep them true. */
const LISTS = [
  'category_newest',
  'category_price',
  'category_name',
  'category_reference',
  'repairs_newest',
  'mixed_newest',
  'shown_newest',
  'shown_price',
];

/**
 * Without the indexes that begin with a flag. SQLite takes any index for choosy unless it has counted, and looked up
 * a few insects by their ids among a million that are shown.
 */
export function indexes(): string[] {
  return [
    ...LISTS.map((name) => `drop index insects_${name}`),
    'drop index insects_wanted',
    `create index insects_of_species on insects (name, updated_at desc, id desc)
      where is_shown = 1 and is_sold_out = 0`,
    // The two orders in which the content service gives a whole catalogue. A sum: no search by the flag fits it.
    'create index insects_newest on insects (updated_at desc, id desc) where is_shown = 1',
    'create index insects_listed on insects ((is_sold_out + 0), updated_at desc, id desc) where is_shown = 1',
  ];
}
