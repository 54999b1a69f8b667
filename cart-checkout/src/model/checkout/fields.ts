import type { Draft } from './draft.ts';

/** What every part of the form works with. */
export interface Fields {
  draft: Draft;
  onChange(patch: Partial<Draft>): void;
}
