/**
 * What a report of journeys comes to: how many held, how many failed twice, and the names of those that failed once and
 * then held.
 */
export function journeyCounts({ stats = {}, suites = [] }) {
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const names = suites.flatMap(specsOf).filter(isFlaky).map(nameOf);
  return { passed: expected + flaky, failed: unexpected, flaky: names };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');
const nameOf = ({ file, line, title }) => `${file}:${line} ${title}`;
