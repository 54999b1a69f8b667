import { LAW_ROWS } from './law/law-rows.ts';
import { canShip, mayBeOrdered, type LotFacts, type Verdict } from './can-ship.ts';
import type { Destination } from './legal-places.ts';

const BY_ID = new Map(LAW_ROWS.map((row) => [row.id, row]));

/** The laws behind rows, as lawyers cite them. */
export function citesOf(reasons: readonly string[]): string[] {
  return [...new Set(reasons.flatMap((id) => BY_ID.get(id)?.cite ?? []))];
}

/** The annexes that name a lot, by the rows of a verdict; empty where other laws keep it. */
export function annexesOf(reasons: readonly string[]): string[] {
  return [...new Set(reasons.flatMap((id) => BY_ID.get(id)?.annex || []))];
}

/** Those lots that may not be ordered to a destination, each with why. */
export function refusedLots<Lot extends LotFacts>(
  lots: readonly Lot[],
  destination: Destination,
  today: string,
): { lot: Lot; verdict: Verdict }[] {
  return lots
    .map((lot) => ({ lot, verdict: canShip(lot, destination, today) }))
    .filter(({ verdict }) => !mayBeOrdered(verdict));
}
