import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiFailure, ApiResult } from '@vitrine/shared/contract/failure';
import { changedMeanwhileSchema } from '@vitrine/shared/contract/tools/tools';
import {
  beginEdit,
  change,
  choose,
  type Edit,
  type Held,
  isChanged,
  namesOf,
  rebase,
  saved,
  type Values,
  valuesOf,
  type Whose,
} from './edit.ts';
import { errorsOf } from '@vitrine/shared/forms/field-errors';
import { fieldsOf } from './form-fields.ts';
import { useCurrentStaff } from '../current-staff.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { toolDraft, type Draft } from './drafts.ts';

interface Editing<Name extends string, Saved> {
  /** The page and the record, such as `insect:12`: under it the tab keeps what is typed. */
  name: string;
  /** What the loader read. After a save it is read again. */
  held: Held<Name>;
  labels: Record<Name, string>;
  /** Sends all values with the revision that they were made on. */
  send(values: Values<Name>, revision: number): Promise<ApiResult<Saved>>;
  /** What holds now, from the `current` of an answer `changed-meanwhile`; null when it cannot be read. */
  readCurrent(current: unknown): Held<Name> | null;
  /** Has the record loaded again, or goes on elsewhere. */
  onSaved: (saved: Saved) => void | Promise<void>;
}

/** Who was first; empty where it is not known. */
export interface First {
  by: string;
  at: string;
}

/** `new`: nothing was typed yet, and there is nothing to be saved. */
export type SaveStateName = 'new' | 'saved' | 'saving' | 'unsaved' | 'failed';

/** What `EditForm` and the fields in it draw. */
export type EditFormState<Name extends string> = ReturnType<typeof useEditForm<Name, unknown>>;

/**
 * A form over one record. What is typed persists over a reload, a login and a failure; errors stand at their fields; what
 * somebody else saved meanwhile is laid beside it and never overwritten.
 */
export function useEditForm<Name extends string, Saved>(editing: Editing<Name, Saved>) {
  const { edit, update, readNow, isRestored } = useEditDraft(
    `${useCurrentStaff().email}:${editing.name}`,
    editing.held,
  );
  const [first, setFirst] = useState<First | null>(null);
  const { run, isBusy, failure } = useAction(
    async (values: Values<Name>) => {
      const answer = await editing.send(values, edit.base.revision);
      const meanwhile = answer.ok ? null : readMeanwhile(answer.failure, editing.readCurrent);
      if (meanwhile) update((now) => rebase(now, meanwhile.theirs));
      // Also when the page is gone by now: the draft of this tab is no longer needed.
      if (answer.ok) update((now) => saved(now, values));
      setFirst(meanwhile?.first ?? null);
      return answer;
    },
    editing.onSaved,
    { isToldInPlace: (failure) => readMeanwhile(failure, editing.readCurrent) !== null },
  );
  const values = valuesOf(edit);
  const set = (name: Name, value: string) => update((now) => change(now, name, value));
  return {
    values,
    /** What was typed by now: for what an answer is laid into that came later than this drawing. */
    valuesNow: () => valuesOf(readNow()),
    set,
    ...fieldsOf({ values, labels: editing.labels, set }),
    labels: editing.labels,
    errors: errorsOf(failure),
    /** Why it was not saved; who was first is told apart. */
    failure: first ? null : failure,
    first,
    theirs: edit.base.values,
    contested: edit.contested,
    choose: (name: Name, whose: Whose) => update((now) => choose(now, name, whose)),
    isRestored: isRestored && isChanged(edit),
    state: stateOf(edit, isBusy, failure),
    discard: () => {
      update(({ base }) => beginEdit(base));
      setFirst(null);
    },
    submit: () => {
      if (edit.contested.length === 0) void run(values);
    },
  };
}

/** The revision of a record that the server does not have yet. */
const NOT_YET = 0;

function stateOf(edit: Edit<string>, isBusy: boolean, failure: ApiFailure | null): SaveStateName {
  if (isBusy) return 'saving';
  if (failure) return 'failed';
  if (isChanged(edit)) return 'unsaved';
  return edit.base.revision === NOT_YET ? 'new' : 'saved';
}

function readMeanwhile<Name extends string>(
  failure: ApiFailure,
  readCurrent: Editing<Name, unknown>['readCurrent'],
): { first: First; theirs: Held<Name> } | null {
  if (failure.kind !== 'rejected') return null;
  const read = changedMeanwhileSchema.safeParse(failure.body);
  const theirs = read.success ? readCurrent(read.data.current) : null;
  return read.success && theirs ? { first: read.data, theirs } : null;
}

type Change<Name extends string> = (edit: Edit<Name>) => Edit<Name>;

/**
 * An edit that is stored as a draft in this tab until it is saved, and rebased when its data are reloaded.
 * @returns the edit, its updater, its newest state for who waited since it was drawn, and whether it was restored from a
 * draft
 */
function useEditDraft<Name extends string>(name: string, held: Held<Name>) {
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
