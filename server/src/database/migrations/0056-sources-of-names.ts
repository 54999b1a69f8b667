/** Who says that a name stands for another. Of names from before it nobody noted who did. */
export const sourcesOfNames = (): string[] => [
  `alter table synonyms add column source text not null default ''`,
];
