/** Pictures out of the owner's files, with their scale, and why one could not be made. */
export function pictureUploads(): string[] {
  return [
    'alter table pictures add column width_mm real',
    'alter table pictures add column upload_hash text',
    'alter table picture_jobs add column upload_hash text',
    'alter table picture_jobs add column width_mm real',
    `alter table picture_jobs add column error text not null default ''`,
  ];
}
