import type { FieldError } from '../../forms/rules/field-errors.ts';

/** What a cell means to the form of a lot, and what its reader should look at. */
export type Reading = { ok: true; value: string; warning?: FieldError } | { ok: false; error: FieldError };
