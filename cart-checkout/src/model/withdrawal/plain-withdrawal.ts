import type { ApiFailure } from '@vitrine/shared/contract/failure';
import {
  AMOUNT_FIELD,
  LINE_FIELD,
  type WithdrawableOrder,
  type WithdrawalDraft,
  type WithdrawalRequest,
} from '@vitrine/shared/contract/orders/withdrawal';
import { wholeOrder, type WithdrawalChoice } from './withdrawal-choice.ts';
import type { WithdrawalStep } from './withdrawal-step.ts';

/** Who was typed where no script ran. */
export function whoTyped({ typed }: WithdrawalDraft): WithdrawalRequest {
  const { name = '', reference = '', email = '' } = typed;
  return { name, reference, email };
}

/** The step that follows from what the shop says of the one before. */
export function stepOf(draft: WithdrawalDraft | null): WithdrawalStep {
  if (draft?.receipt) return { name: 'done', who: whoTyped(draft), receipt: draft.receipt };
  if (draft?.order) return { name: 'what', who: whoTyped(draft), order: draft.order };
  return { name: 'who' };
}

/** Why the step before was not taken, as a script would have been told; null when it was. */
export function refusalOf({ message, fields }: WithdrawalDraft): ApiFailure | null {
  if (message === '' && Object.keys(fields).length === 0) return null;
  return { kind: 'rejected', status: 400, code: 'invalid', message, fields, body: null };
}

/** The lines that were ticked, where a choice was sent; else all of them. */
export function choiceTyped(order: WithdrawableOrder, draft: WithdrawalDraft | null): WithdrawalChoice {
  const whole = wholeOrder(order);
  if (!draft || !refusalOf(draft)) return whole;
  const chosen = Object.entries(whole).map(([uuid, most]) => {
    const amount = Number(draft.typed[AMOUNT_FIELD + uuid] ?? 1);
    const isTicked = draft.typed[LINE_FIELD + uuid] !== undefined;
    return [uuid, isTicked ? Math.min(Math.max(amount || 1, 1), most) : 0] as const;
  });
  return Object.fromEntries(chosen);
}
