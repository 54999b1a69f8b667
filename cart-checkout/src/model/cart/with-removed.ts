import type { CartLine } from '@vitrine/shared/contract/orders/cart-state';
import type { ViewLine } from './cart-view.ts';

/** A line that was taken out on this page, and where it stood. */
export interface Removed {
  line: ViewLine;
  position: number;
}

export type CartRow = { line: ViewLine; isRemoved: boolean };

/** The lines with those taken out in their old places. One that came back, by undo or otherwise, is a line again. */
export function withRemoved(lines: readonly ViewLine[], removed: readonly Removed[]): CartRow[] {
  const rows: CartRow[] = lines.map((line) => ({ line, isRemoved: false }));
  const gone = removed
    .filter(({ line }) => !lines.some(({ uuid }) => uuid === line.uuid))
    .toSorted((one, other) => one.position - other.position);
  for (const { line, position } of gone) rows.splice(position, 0, { line, isRemoved: true });
  return rows;
}

/** The lines of the cart in the order in which they are shown; what came from another tab meanwhile is the last. */
export function asShown(lines: readonly CartLine[], rows: readonly CartRow[]): CartLine[] {
  const places = new Map(rows.map(({ line }, place) => [line.uuid, place]));
  const placeOf = ({ uuid }: CartLine) => places.get(uuid) ?? rows.length;
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}
