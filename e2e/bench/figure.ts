/** What was measured, and against what in the same run. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** `value` divided by the yardstick's value. */
  ratio?: number;
  /** The yardstick, in words. */
  against?: string;
}

/** One JSON line a figure. */
export function printFigure({ value, ratio, ...rest }: Figure): void {
  const figure = { ...rest, value: round(value), ...(ratio !== undefined && { ratio: round(ratio) }) };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}

/** Three digits are more than two runs agree on. */
function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
