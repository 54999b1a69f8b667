import type { CartLine, CartState } from '@vitrine/shared/contract/orders/cart-state';
import type { CartChange } from '@vitrine/shared/cart/reconcile';
import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { CartCheck } from '@vitrine/shared/contract/orders/cart-check';

export type CheckedLine = CartCheck['lines'][number];

/** A line of the cart with what the shop knows of its insect. */
export interface ViewLine extends CartLine {
  insect: InsectCard;
  /** The most that the line may hold. */
  available: number;
}

/** The lines that can be drawn: those of which the shop has said what they are. */
export function viewLines(cart: CartState, answers: readonly CheckedLine[]): ViewLine[] {
  return cart.lines.flatMap((line) => {
    const answer = answerOf(answers, line.uuid);
    if (!answer?.insect) return [];
    return [{ ...line, insect: answer.insect, available: Math.max(answer.amount, answer.insect.stock) }];
  });
}

/** The insects in the cart of which the shop has not said anything yet. */
export function unknownInsects(cart: CartState, answers: readonly CheckedLine[]): string[] {
  return cart.lines.filter((line) => !answerOf(answers, line.uuid)).map(({ uuid }) => uuid);
}

/** What is known, with the newer answers in place of the older. */
export function withAnswers(known: readonly CheckedLine[], newer: readonly CheckedLine[]): CheckedLine[] {
  return [...newer, ...known.filter((answer) => !answerOf(newer, answer.uuid))];
}

/** What there is to tell, the newest word on each insect. */
export function withChanges(told: readonly CartChange[], newer: readonly CartChange[]): CartChange[] {
  const isNewer = (change: CartChange) =>
    newer.some(({ uuid, kind }) => uuid === change.uuid && kind === change.kind);
  return [...told.filter((change) => !isNewer(change)), ...newer];
}

function answerOf(answers: readonly CheckedLine[], uuid: string): CheckedLine | undefined {
  return answers.find((answer) => answer.uuid.toUpperCase() === uuid);
}
