/** Lengths that a reader takes in at a glance. */
const LENGTHS_MM = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500];

interface ScaleBar {
  mm: number;
  /** In the unit of the question. */
  length: number;
}

/**
 * The longest round bar that fits, for a picture on which a millimetre is `unitsPerMm` long. Null where not even the
 * shortest fits, or where nobody knows the scale.
 */
export function scaleBar(unitsPerMm: number, longest: number): ScaleBar | null {
  const mm = LENGTHS_MM.findLast((candidate) => candidate * unitsPerMm <= longest);
  return mm === undefined || !(unitsPerMm > 0) ? null : { mm, length: mm * unitsPerMm };
}
