import { polyline, type Point, trace } from './path.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { Wing } from '../wings/wing.ts';

/** A torn notch in the outer margin, as a clip attribute for the wing that has it. */
export function damageClip(sheet: Sheet, wing: Wing, lot: Random): string {
  const at = lot.between(0.35, 0.8);
  const tear: Point[] = [
    wing.at(at - 0.055, 1.2),
    wing.at(at - 0.05, 0.985),
    wing.at(at - 0.028, 0.93),
    wing.at(at - 0.012, 0.945),
    wing.at(at + 0.004, 0.85 + lot.jitter(0.03)),
    wing.at(at + 0.014, 0.925),
    wing.at(at + 0.036, 0.9),
    wing.at(at + 0.05, 0.99),
    wing.at(at + 0.05, 1.2),
  ];
  const outside = polyline(trace('-2000,-2000 2000,-2000 2000,2000 -2000,2000'), true);
  const id = sheet.define(
    (name) =>
      `<clipPath id="${name}"><path clip-rule="evenodd" d="${outside}${polyline(tear, true)}"/></clipPath>`,
  );
  return ` clip-path="url(#${id})"`;
}
