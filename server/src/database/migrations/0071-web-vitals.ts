/** How fast pages were in browsers: counts, nothing of a person. */
export const webVitals = (): string[] => [
  `create table web_vitals (
    day text not null,
    page text not null,
    release text not null,
    connection text not null,
    vital text not null,
    bucket integer not null,
    readings integer not null,
    primary key (day, page, release, connection, vital, bucket)
  )`,
];
