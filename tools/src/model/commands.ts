import { createContext, use, useEffect } from 'react';

/** Something that the command palette offers. */
export interface Command {
  /** One of its kind: among commands of the same id the page's own wins. */
  id: string;
  title: string;
  /** Beside it, quieter: where it stands, what it is about. */
  detail?: string;
  run(): void;
}

interface Register {
  /** The commands of the page that is open. */
  commands: readonly Command[];
  /** Offers more of them; returns what takes them back. */
  add(commands: readonly Command[]): () => void;
}

const Registered = createContext<Register>({ commands: [], add: () => () => {} });
export const RegisterProvider = Registered.Provider;

export function useRegisteredCommands(): readonly Command[] {
  return use(Registered).commands;
}

/** A page offers what can be done on it. The list is to be the same one (`useMemo`) as long as nothing in it changes. */
export function useCommands(commands: readonly Command[]): void {
  const { add } = use(Registered);
  useEffect(() => add(commands), [add, commands]);
}

/** The commands whose words begin with, or contain, every word that was typed: accents and case do not count. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const fits = ({ title, detail = '' }: Command) => {
    const text = fold(`${title} ${detail}`);
    return wanted.every((word) => text.includes(word));
  };
  return commands.filter(fits);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
