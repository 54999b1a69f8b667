/**
 * What a report of journeys comes to: how many held, how many failed twice, and the names of those that failed once and
 * then held.
 * @param {{ stats?: { expected?: number, flaky?: number, unexpected?: number }, suites?: Suite[] }} report
 * @typedef {{ file?: string, title: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ title: string, file: string, line: number, tests: { status: string }[] }} Spec
 */
export function journeyCounts({ stats = {}, suites = [] }) {
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const flakyNames = suites.flatMap(specsOf).filter(isFlaky).map(nameOf);
  return { passed: expected + flaky, failed: unexpected, flaky: flakyNames };
}

/** @type {(suite: Suite) => Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @type {(spec: Spec) => boolean} */
const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');

/** @type {(spec: Spec) => string} */
const nameOf = ({ file, line, title }) => `${file}:${line} ${title}`;
