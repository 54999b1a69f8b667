import {
  importFieldSchema,
  importLineSchema,
  importUnknownWordSchema,
} from '@vitrine/shared/contract/tools/import';
import { z } from '@vitrine/shared/contract/zod';
import type { FieldErrors } from '../forms/rules/field-errors.ts';
import type { ImportLineRow } from './store/import-lines.ts';
import type { PlannedLot } from './plan-line.ts';

const cellsSchema = z.array(z.string());
const fieldsSchema = z.array(z.nullable(importFieldSchema));

/* What files and lines are stored as. */
export const readCells = (json: string) => cellsSchema.parse(JSON.parse(json));
export const readUnknownWords = (json: string) => z.array(importUnknownWordSchema).parse(JSON.parse(json));
export const readFields = (json: string) => fieldsSchema.parse(JSON.parse(json));
export const readChanges = (json: string) => importLineSchema.shape.changes.parse(JSON.parse(json));

/** Errors or warnings. Nothing but what `planLine` found is ever stored there. */
export function readErrors(json: string): FieldErrors {
  const errors: FieldErrors = JSON.parse(json);
  return errors;
}

/** What a line asks for. @throws for one that asks for nothing */
export function readPlanned({ wanted }: Pick<ImportLineRow, 'wanted'>): PlannedLot {
  if (wanted === null) throw new Error('A line that changes nothing is not written');
  const kept: PlannedLot = JSON.parse(wanted);
  return kept;
}
