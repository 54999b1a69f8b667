/** What can be wrong with a specimen: the same word decides what is drawn and what the lot's description says. */
export type FlawKind =
  | 'nick'
  | 'chip'
  | 'hind-chip'
  | 'rubbed'
  | 'tear'
  | 'scratch'
  | 'claw'
  | 'tarsus'
  | 'leg'
  | 'antenna-tip'
  | 'antenna';

export interface Flaw {
  readonly kind: FlawKind;
  readonly side: 'left' | 'right';
  /** Where on the part, from 0 to 1. */
  readonly at: number;
}
