import type { Draft } from './draft.ts';

/** What every part of the form works with. */
export interface Fields {
  draft: Draft;
  /** What the shop said about a field, by its name. */
  errors: Record<string, string>;
  onChange(patch: Partial<Draft>): void;
}
