import type { InsectCard } from '../contract/catalogue.ts';
import type { CartCheck } from '../contract/orders/cart-check.ts';
import type { CartLine } from '../contract/orders/cart-state.ts';

/** Something that the shop changed in a cart, for the shopper to hear about. `insect` is null for one long gone. */
export type CartChange = { uuid: string; insect: InsectCard | null } & (
  | { kind: 'sold-out' }
  | { kind: 'reduced'; was: number; amount: number }
  | { kind: 'price'; wasCents: number; priceCents: number }
);

interface Reconciled {
  lines: CartLine[];
  changes: CartChange[];
}

/**
 * Holds a cart against what the shop answered about it (spec §6): sold-out insects go, limited ones are reduced,
 * prices become those of now. Lines that the answer does not speak of came in later, and stay as they are.
 */
export function reconcile(lines: readonly CartLine[], check: CartCheck): Reconciled {
  const found = lines.map((line) => reconcileLine(line, check));
  return {
    lines: found.flatMap(({ line }) => (line ? [line] : [])),
    changes: found.flatMap(({ changes }) => changes),
  };
}

function reconcileLine(line: CartLine, check: CartCheck): { line: CartLine | null; changes: CartChange[] } {
  const { uuid } = line;
  const answer = check.lines.find((checked) => checked.uuid.toUpperCase() === uuid.toUpperCase());
  if (!answer) return { line, changes: [] };
  const { insect } = answer;
  if (answer.amount <= 0) return { line: null, changes: [{ kind: 'sold-out', uuid, insect }] };
  const amount = answer.status === 'reduced' ? Math.min(line.amount, answer.amount) : line.amount;
  const priceCents = insect?.priceCents ?? line.priceCents;
  const changes: CartChange[] = [];
  if (amount < line.amount) changes.push({ kind: 'reduced', uuid, insect, was: line.amount, amount });
  if (priceCents !== line.priceCents) {
    changes.push({ kind: 'price', uuid, insect, wasCents: line.priceCents, priceCents });
  }
  return { line: { uuid, amount, priceCents }, changes };
}
