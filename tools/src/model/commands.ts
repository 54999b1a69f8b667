import { foldAccents } from '@vitrine/shared/i18n/fold-accents';

/** Something that the command palette offers. */
export interface Command {
  /** One of its kind. */
  id: string;
  title: string;
  /** Beside it, quieter: where it stands, what it is about. */
  detail?: string;
  run(): void;
}

/** The commands whose words begin with, or contain, every word that was typed: accents and case do not count. */
export function findCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = foldAccents(typed).split(/\s+/).filter(Boolean);
  const fits = ({ title, detail = '' }: Command) => {
    const text = foldAccents(`${title} ${detail}`);
    return wanted.every((word) => text.includes(word));
  };
  return commands.filter(fits);
}
