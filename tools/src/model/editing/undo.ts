import { createContext, use } from 'react';
import type { Staying } from '@vitrine/shared/contract/tools/tools';

/** A write that can be taken back. */
export interface Undoable {
  /** What was done: “12 names mended”. */
  text: string;
  auditId: number;
  /** Of an import that was taken back: what stays. */
  stays?: readonly Staying[];
}

const Offer = createContext<(undoable: Undoable) => void>(() => {});
export const OfferProvider = Offer.Provider;

/** Says what was done, with a way to take it back, until something else is done or it is put away. */
export function useOfferUndo(): (undoable: Undoable) => void {
  return use(Offer);
}
