import { createContext, use } from 'react';

/** A write that can be taken back. */
export interface Undoable {
  /** What was done: “12 names mended”. */
  text: string;
  auditId: number;
}

const Offer = createContext<(undoable: Undoable) => void>(() => {});
export const OfferProvider = Offer.Provider;

/** Says what was done, with a way to take it back, until something else is done or it is put away. */
export function useOfferUndo(): (undoable: Undoable) => void {
  return use(Offer);
}
