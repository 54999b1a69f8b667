import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RemoteOpening } from '@vitrine/shared/contract/federation/storefront';
import {
  VITAL_BUCKETS,
  VITALS,
  type Connection,
  type Vital,
} from '@vitrine/shared/contract/federation/web-vital-lists';
import type { PageVitals } from '@vitrine/shared/contract/federation/web-vitals';
import type { RouteName } from '@vitrine/shared/paths/route-table';
import type { Env } from '../../env.ts';

/** Seconds. From a cached page to what is given up. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What a process tells of itself. Labels are words of the shop, never addresses: their number is bounded. */
export interface Metrics {
  registry: Registry;
  /** Something to be looked up at each reading. It must have an end. */
  atReading(look: () => Promise<void>): void;
  /** All figures in the text format of Prometheus. */
  read(): Promise<string>;
  /** An answer, by its route's pattern. */
  answered(answer: { method: string; route: string; status: number; seconds: number }): void;
  /** A page that was sent out of the cache. */
  pageCached(): void;
  pageDrawn(page: { page: RouteName | 'none'; status: number; seconds: number }): void;
  /** What a browser refused by a page's policies. */
  refused(page: RouteName | 'none'): void;
  /** How fast a page was in a browser. */
  pageMeasured(page: PageVitals, connection: Connection): void;
  /** A try to open a version of a remote. */
  remoteOpened(opening: RemoteOpening): void;
  /** A transaction from its asking to its commit; waiting for a turn is in it. */
  transacted(seconds: number): void;
}

/** The figures of one process, with those of Node itself: memory, event loop, collections. */
export function createMetrics(role: Env['role']): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ role });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const times = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });

  const answers = times('vitrine_http_seconds', 'Time to answer.', ['method', 'route', 'status']);
  const drawn = times('vitrine_page_seconds', 'Time to draw a page that was not cached.', ['page', 'status']);
  const opened = times('vitrine_remote_open_seconds', 'Time to fetch and open a version.', [
    'remote',
    'version',
    'outcome',
  ]);
  const transactions = times('vitrine_transaction_seconds', 'Transactions, waiting for a turn included.', []);
  const cached = new Counter({
    name: 'vitrine_pages_kept_total',
    help: 'Pages sent from the cache; the others are counted by vitrine_page_seconds.',
    registers,
  });

  const refusals = new Counter({
    name: 'vitrine_browser_refusals_total',
    help: 'What browsers refused by the policies of pages; the log says what it was.',
    labelNames: ['page'],
    registers,
  });

  const pageMeasured = measureVitals(registers);

  const looks: (() => Promise<void>)[] = [];

  return {
    registry,
    atReading: (look) => void looks.push(look),
    async read() {
      // What cannot be looked up leaves the others as they are.
      await Promise.allSettled(looks.map((look) => look()));
      return registry.metrics();
    },
    answered: ({ method, route, status, seconds }) =>
      answers.observe({ method, route, status: classOf(status) }, seconds),
    pageCached: () => cached.inc(),
    refused: (page) => refusals.inc({ page }),
    pageMeasured,
    pageDrawn: ({ page, status, seconds }) => drawn.observe({ page, status: classOf(status) }, seconds),
    remoteOpened: ({ remote, version, isOpened, seconds }) =>
      opened.observe({ remote, version, outcome: isOpened ? 'opened' : 'failed' }, seconds),
    transacted: (seconds) => transactions.observe(seconds),
  };
}

/** Of more versions a process keeps no series: all begin anew, as at a start. */
const MOST_RELEASES = 20;

function measureVitals(registers: Registry[]): Metrics['pageMeasured'] {
  const labelNames = ['page', 'release', 'connection'];
  // Seconds; of CLS the score itself.
  const histogram = (vital: Vital, name: string, help: string) => {
    const buckets = VITAL_BUCKETS[vital].map((bound) => bound / 1000);
    return new Histogram({ name, help, labelNames, buckets, registers });
  };
  const histograms = {
    LCP: histogram('LCP', 'vitrine_lcp_seconds', 'Largest Contentful Paint of visitors.'),
    INP: histogram('INP', 'vitrine_inp_seconds', 'Interaction to Next Paint of visitors.'),
    CLS: histogram('CLS', 'vitrine_cls', 'Cumulative Layout Shift of visitors.'),
  };
  const releases = new Set<string>();

  return ({ page, release, ...values }, connection) => {
    if (releases.size >= MOST_RELEASES && !releases.has(release)) {
      for (const one of Object.values(histograms)) one.reset();
      releases.clear();
    }
    releases.add(release);
    for (const name of VITALS) {
      const value = values[name];
      if (value !== undefined) histograms[name].observe({ page, release, connection }, value / 1000);
    }
  };
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** A figure that is looked up when it is asked for, by the values of one label if it has any. */
export function gauge(registry: Registry, name: string, help: string, label?: string): Gauge {
  return new Gauge({ name, help, labelNames: label ? [label] : [], registers: [registry] });
}
