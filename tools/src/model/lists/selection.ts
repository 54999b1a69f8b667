import { useState } from 'react';

/** What is selected of a list, by id. */
export interface Selection {
  ids: ReadonlySet<string>;
  has(id: string): boolean;
  toggle(id: string): void;
  /** Everything between the row that was selected last and this one. */
  selectTo(id: string): void;
  setAll(isSelected: boolean): void;
}

/**
 * Rows that were selected and are no longer listed are not selected either: nobody changes what they do not see.
 * @param listed the ids of the rows, in their order
 */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);
  const ids = new Set(listed.filter((id) => chosen.has(id)));
  return {
    ids,
    has: (id) => ids.has(id),
    toggle: (id) => {
      setChosen(toggled(ids, id));
      setLast(id);
    },
    selectTo: (id) => {
      setChosen(new Set([...ids, ...between(listed, last ?? id, id)]));
      setLast(id);
    },
    setAll: (isSelected) => setChosen(new Set(isSelected ? listed : [])),
  };
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function between(listed: readonly string[], one: string, other: string): string[] {
  const ends = [listed.indexOf(one), listed.indexOf(other)].map((index) => Math.max(0, index));
  return listed.slice(Math.min(...ends), Math.max(...ends) + 1);
}
