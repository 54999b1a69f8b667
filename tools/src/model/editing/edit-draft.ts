import { useCallback, useEffect, useRef, useState } from 'react';
import { toolDraft, type Draft } from './drafts.ts';
import { beginEdit, isChanged, namesOf, rebase, type Edit, type Held } from './edit.ts';

type Change<Name extends string> = (edit: Edit<Name>) => Edit<Name>;

/**
 * An edit that is stored as a draft in this tab until it is saved, and rebased when its data are reloaded.
 * @returns the edit, its updater, its newest state for who waited since it was drawn, and whether it was restored from a
 * draft
 */
export function useEditDraft<Name extends string>(name: string, held: Held<Name>) {
  const [edit, setEdit] = useState(() => beginEdit(held));
  const [isRestored, setRestored] = useState(false);
  const latest = useRef({ edit, held });
  const update = useCallback(
    (change: Change<Name>) => {
      const next = change(latest.current.edit);
      latest.current.edit = next;
      toolDraft(name).write(draftOf(next));
      setEdit(next);
    },
    [name],
  );
  const readNow = useCallback(() => latest.current.edit, []);
  useEffect(() => {
    const draft = toolDraft(name).read();
    const kept = draft && restore(draft, latest.current.held);
    if (!kept || !isChanged(kept)) return;
    update(() => kept);
    setRestored(true);
  }, [name, update]);
  useEffect(() => {
    latest.current.held = held;
    if (held.revision !== latest.current.edit.base.revision) update((now) => rebase(now, held));
  }, [held, update]);
  return { edit, update, readNow, isRestored };
}

function draftOf<Name extends string>(edit: Edit<Name>): Draft | null {
  if (!isChanged(edit)) return null;
  const { base, mine } = edit;
  const changed = namesOf(mine);
  return {
    base: Object.fromEntries(changed.map((name) => [name, base.values[name]])),
    mine: Object.fromEntries(changed.map((name) => [name, mine[name] ?? ''])),
    revision: base.revision,
  };
}

/** What was typed on an earlier revision is laid against the one that holds now. Fields that are gone are left out. */
function restore<Name extends string>(draft: Draft, held: Held<Name>): Edit<Name> {
  const before: Edit<Name> = beginEdit({ values: { ...held.values }, revision: draft.revision });
  for (const name of namesOf(held.values)) {
    const typed = draft.mine[name];
    if (typed === undefined) continue;
    before.mine[name] = typed;
    before.base.values[name] = draft.base[name] ?? held.values[name];
  }
  return rebase(before, held);
}
