import { round, type Point } from './path.ts';
import type { Sheet } from './sheet.ts';

/** The pin seen from above: a brass head with a light on it and a short shadow. `unit` is one card unit. */
export function drawPin(sheet: Sheet, [x, y]: Point, unit: number): string {
  const brass = sheet.radial(
    [
      [0, '#fdf3cf'],
      [0.3, '#d9b45c'],
      [0.75, '#8a6420'],
      [1, '#4f380f'],
    ],
    [0.36, 0.32, 0.72],
  );
  const r = 7.5 * unit;
  return (
    `<ellipse cx="${round(x + 5 * unit)}" cy="${round(y + 7 * unit)}" rx="${round(r * 1.05)}" ry="${round(r * 0.9)}" fill="#140d05" opacity=".35"/>` +
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${brass}"/>`
  );
}
