/** A drawing is made in two steps, and what a page shows is made first: which step is done, and since when it is wanted. */
export function picturesInSteps(): string[] {
  return [
    'alter table picture_jobs add column has_small integer not null default 0',
    'alter table picture_jobs add column wanted_at text',
  ];
}
