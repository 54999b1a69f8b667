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
interface Report {
  stats?: { expected?: number; flaky?: number; unexpected?: number };
  suites?: Suite[];
}

/** `flaky` names those that failed once and then held. */
export function journeyCounts(report: Report): { passed: number; failed: number; flaky: string[] };
