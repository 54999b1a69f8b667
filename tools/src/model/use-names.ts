import { useCallback } from 'react';
import { AUDIT_ACTIONS, MAIL_KINDS } from '@vitrine/shared/contract/tools/names';
import { useWords } from './use-words.ts';

/** What an action of the log is called; one that another version wrote, by its short word. */
export function useActionName(): (action: string) => string {
  const words = useWords();
  return useCallback(
    (action: string) => {
      const known = AUDIT_ACTIONS.find((one) => one === action);
      return known ? words(`audit.action.${known}`) : action;
    },
    [words],
  );
}

/** The same for a kind of mail. */
export function useMailName(): (kind: string) => string {
  const words = useWords();
  return useCallback(
    (kind: string) => {
      const known = MAIL_KINDS.find((one) => one === kind);
      return known ? words(`mails.kind.${known}`) : kind;
    },
    [words],
  );
}
