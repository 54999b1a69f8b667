import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApiResult } from '@vitrine/shared/contract/failure';
import type { IncompleteLot, GapsFilled } from '@vitrine/shared/contract/tools/data-quality';
import { useNotify } from '@vitrine/shared/remote/remote-context';
import { toolDraft } from '../editing/drafts.ts';
import { useCurrentStaff } from '../current-staff.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { isShortcut, useKey } from '../use-key.ts';
import { useOfferUndo } from '../editing/undo.ts';
import { useWords } from '../use-words.ts';

/** What was typed into the fields of rows: `12` or `12.country` to a value. */
type Typed = Readonly<Record<string, string>>;

interface Filling {
  /** Under it the tab keeps what is typed. */
  name: string;
  rows: readonly IncompleteLot[];
  /** Sends the rows of this page of which something is typed. */
  send(rows: IncompleteLot[], typed: Typed): Promise<ApiResult<GapsFilled>>;
}

const rowOf = (key: string) => Number(key.split('.')[0]);

/** Fields in the rows of a table, filled in one after the other and saved together. What is typed outlives a reload. */
export function useMissingData({ name, rows, send }: Filling) {
  const words = useWords();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  const { revalidate } = useRevalidator();
  const { typed, setTyped } = useTyped(name);
  const [left, setLeft] = useState<GapsFilled['left']>([]);
  const filled = rows.filter((row) => Object.keys(typed).some((key) => rowOf(key) === row.id));
  const action = useAction<Typed, GapsFilled>(
    (sent) => send(filled, sent),
    async (answer, sent) => {
      const isLeft = (id: number) => answer.left.some((row) => row.id === id);
      const isDone = (id: number) => filled.some((row) => row.id === id) && !isLeft(id);
      // What was typed since then is still to be sent.
      const isSaved = ([key, value]: [string, string]) => isDone(rowOf(key)) && value === sent[key];
      setTyped((now) => Object.fromEntries(Object.entries(now).filter((field) => !isSaved(field))));
      setLeft(answer.left);
      const text = words('missing.filled', { count: answer.filled });
      if (answer.auditId > 0) offerUndo({ text, auditId: answer.auditId });
      else notify({ type: 'info', title: text });
      await revalidate();
    },
  );
  const save = () => {
    if (filled.length > 0) void action.run(typed);
  };
  useKey((event) => isShortcut(event, 's'), save);
  return {
    valueOf: (key: string) => typed[key] ?? '',
    /** Fills fields; an empty text leaves a row as it is. */
    fill: (values: Typed) =>
      setTyped((now) =>
        Object.fromEntries(Object.entries({ ...now, ...values }).filter(([, value]) => value)),
      ),
    count: filled.length,
    left,
    save,
    isBusy: action.isBusy,
    failure: action.failure,
  };
}
export type MissingDataState = ReturnType<typeof useMissingData>;

function useTyped(page: string) {
  const name = `${useCurrentStaff().email}:${page}`;
  const [typed, setTyped] = useState<Typed>({});
  // After the first drawing, which the server made without knowing what this tab keeps.
  useEffect(() => {
    const draft = toolDraft(name).read();
    if (draft) setTyped(draft.mine);
  }, [name]);
  return {
    typed,
    setTyped: (change: (now: Typed) => Typed) =>
      setTyped((now) => {
        const next = change(now);
        toolDraft(name).write(Object.keys(next).length > 0 ? { base: {}, mine: next, revision: 0 } : null);
        return next;
      }),
  };
}
