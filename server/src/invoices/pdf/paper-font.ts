import { readFileSync } from 'node:fs';
import { create } from 'fontkit';

/** Words that papers have in common, and some of their own; then it begins anew. */
const MOST_RUNS = 5_000;

/**
 * A typeface that remembers how words are laid out: papers say mostly the same, and pdfkit lays out each of their words
 * two or three times. It remembers none by itself where figures are chosen.
 */
export function openFont(file: string) {
  const font = create(readFileSync(file));
  const layOut = font.layout.bind(font);
  const runs = new Map<string, ReturnType<typeof layOut>>();
  font.layout = (text, ...how) => {
    const key = JSON.stringify([text, ...how]);
    const run = runs.get(key) ?? layOut(text, ...how);
    if (runs.size >= MOST_RUNS) runs.clear();
    runs.set(key, run);
    // Whoever asked scales the positions in place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run)), run, { positions });
  };
  return font;
}
