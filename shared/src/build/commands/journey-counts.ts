interface Spec {
  title: string;
  file: string;
  line: number;
  tests: { status: string }[];
}
interface Suite {
  title: string;
  specs?: Spec[];
  suites?: Suite[];
}
/** What is read of Playwright's report; one that was not written has nothing. */
export interface Report {
  stats?: { expected?: number; flaky?: number; unexpected?: number };
  suites?: Suite[];
}

/**
 * What a report of journeys comes to: how many held, how many failed twice, and the names of those that failed once and
 * then held.
 */
export function journeyCounts({ stats = {}, suites = [] }: Report) {
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const names = suites.flatMap(specsOf).filter(isFlaky).map(nameOf);
  return { passed: expected + flaky, failed: unexpected, flaky: names };
}

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];
const isFlaky = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky');
const nameOf = ({ file, line, title }: Spec) => `${file}:${line} ${title}`;
