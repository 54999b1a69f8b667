import type { BeetleForm } from './beetle-forms.ts';
import type { BeetlePattern } from './beetle-patterns.ts';
import type { Elytron } from './beetle-shell.ts';
import type { Brief } from '../drawing/sheet.ts';

/** What the parts of one beetle are drawn with. */
export interface BeetleTools {
  readonly brief: Brief;
  readonly form: BeetleForm;
  readonly pattern: BeetlePattern;
  readonly paint: (paint: number | string) => string;
  readonly elytron: Elytron;
}
