import { useCallback, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { useRemote } from '@vitrine/shared/remote/remote-context';
import { undo } from '../../api/undo.ts';
import { OfferProvider, type Undoable } from '../../model/editing/undo.ts';
import { useAction } from '@vitrine/shared/remote/use-action';
import { isShortcut, isTyping, useKey } from '../../model/use-key.ts';
import { UndoBar } from './UndoBar.tsx';

interface Done extends Undoable {
  isUndone: boolean;
}

/** Holds the last thing that was done, and takes it back on request; what was taken back can be done again. */
export function UndoKeeper({ children }: { children: ReactNode }) {
  const [done, setDone] = useState<Done | null>(null);
  const { browserApi } = useRemote();
  const { revalidate } = useRevalidator();
  const { run, isBusy, failure } = useAction(
    ({ auditId }: Done) => undo(browserApi, auditId),
    async ({ auditId, stays }) => {
      setDone((before) => before && { ...before, auditId, stays, isUndone: !before.isUndone });
      await revalidate();
    },
  );
  const offer = useCallback((undoable: Undoable) => setDone({ ...undoable, isUndone: false }), []);
  useKey(
    (event) => isShortcut(event, 'z') && !isTyping(event) && done?.isUndone === false,
    () => done && void run(done),
  );
  return (
    <OfferProvider value={offer}>
      {children}
      <UndoBar
        done={done}
        isBusy={isBusy}
        failure={failure}
        onUndo={() => done && void run(done)}
        onClose={() => setDone(null)}
      />
    </OfferProvider>
  );
}
