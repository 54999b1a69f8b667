/** What was measured, and against what in the same run. */
interface Figure {
  name: string;
  value: number;
  unit: string;
  /** `value` divided by the yardstick's value. */
  ratio?: number;
  /** The yardstick, in words. */
  against?: string;
}

/** What the shop promises of a figure: of its ratio where it has one, by the beginning of its name. */
const PROMISES: [RegExp, string][] = [
  [/^listing API$/, 'ratio ≥ 0.3'],
  [/^(home|listing|insect) page, never/, 'ratio ≥ 0.03'],
  [/^(home|listing|insect) page$/, 'ratio ≥ 0.9'],
  [/^listing API, 1000000 .*p99$/, 'ratio ≤ 1.5'],
  [/^search API, .*p99$/, '≤ 30'],
  [/^deep page, .*p99$/, '≤ 20'],
  [/^lots that share nothing: .*p99$/, 'ratio ≤ 3'],
  [/^orders on SQLite$/, '≥ 1000'],
  [/: JavaScript on first load$/, 'ratio ≤ 1.15'],
  [/^release of .*: fetched again with dictionaries$/, '≤ 10'],
  [/^release of .*: fetched again$/, '≤ 40'],
  [/^listing page: HTML$/, '≤ 60'],
  [/longest work of the serving thread$/, '≤ 20'],
  [/^owner's list/, '≤ 100'],
  [/^import of .*whole$/, '≤ 60'],
  [/\(RSS\)$/, '≤ 300'],
  [/^restart: ready$/, '≤ 3'],
  [/\(PSS\)$/, '≤ 350'],
  [/^lighthouse .*: (performance|accessibility|best-practices|seo)$/, '100'],
  [/^lighthouse .*: LCP$/, 'ratio ≤ 1.25'],
  [/^lighthouse .*: (TBT|CLS)$/, '0'],
  [/^lighthouse .*: TBT, worst visit$/, '≤ 20'],
  [/^peer, .*: LCP$/, 'ratio ≤ 1'],
  [/^press to answer/, '≤ 200'],
  [/^pictures, idle: all lots pictured$/, '≤ 180'],
  [/^pictures, idle: all pictures whole$/, '≤ 600'],
  [/^pictures, .*: memory of drawing$/, '≤ 400'],
  [/^pictures, .*: disk$/, '≤ 400'],
  [/^pictures, .*: all pictures in view.*, p95$/, '≤ 2000'],
];

/** One JSON line a figure. */
export function printFigure({ value, ratio, ...rest }: Figure): void {
  const promise = PROMISES.find(([names]) => names.test(rest.name))?.[1];
  const figure = {
    ...rest,
    value: round(value),
    ...(ratio !== undefined && { ratio: round(ratio) }),
    ...(promise !== undefined && { promise }),
  };
  process.stdout.write(`${JSON.stringify(figure)}\n`);
}

/** Three digits are more than two runs agree on. */
function round(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
