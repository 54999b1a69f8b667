import { useCallback } from 'react';
import { PHONE_PAYMENTS } from '@vitrine/shared/contract/tools/orders/phone-orders';
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

/** What the log noted with an action; a word of the shop's own in the reader's language. */
export function useNoteName(): (action: string, note: string) => string {
  const words = useWords();
  const actionName = useActionName();
  return useCallback(
    (action: string, note: string) => {
      // Of what is taken back, the log notes which action it was.
      if (action === 'undo') return actionName(note);
      const payment = PHONE_PAYMENTS.find((one) => action === 'orders.place' && one === note);
      return payment ? words(`phone.payment.${payment}`) : note;
    },
    [words, actionName],
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
