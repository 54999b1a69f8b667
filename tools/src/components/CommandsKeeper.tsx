import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { RegisterProvider, type Command } from '../model/commands.ts';

/** Holds what the page that is open offers to the command palette. */
export function CommandsKeeper({ children }: { children: ReactNode }) {
  const [lists, setLists] = useState<(readonly Command[])[]>([]);
  const add = useCallback((commands: readonly Command[]) => {
    setLists((others) => [commands, ...others]);
    return () => setLists((others) => others.filter((list) => list !== commands));
  }, []);
  const register = useMemo(() => ({ commands: lists.flat(), add }), [lists, add]);
  return <RegisterProvider value={register}>{children}</RegisterProvider>;
}
