import { brokenCode } from '../support/shops/broken-code.ts';
import { startProcesses, type Processes } from '../support/shops/processes.ts';
import { ownReleases, type Releases } from '../support/shops/releases.ts';
import { explainFailures, type Failure } from './explain-failures.ts';
import { startLoad, type Ask, type SteadyLoad, type Visit } from '../support/faults/steady-load.ts';

const ASKS: Ask[] = [
  ...['/', '/webshop', '/nl/webshop', '/fr/webshop?page=2', '/cart', '/api/catalogue/home'],
  { path: '/api/cart/check', body: { lines: [] } },
];
const PEOPLE = 4;
/** On a machine that other work shares. */
const LIVE_MS = 60_000;
/** So much is asked between one thing that happens and the next. */
const BETWEEN = 40;

interface UnderLoad {
  asked: number;
  /** What happened meanwhile, in order. */
  happened: string[];
  /** Answered in the shop's own words that it cannot be had now. */
  drawnFailures: number;
  drawnPaths: string[];
  /** Neither what was asked for nor a drawn word about it. */
  undrawn: number;
  undrawnAnswers: Failure[];
}

/**
 * Releases, a canary that is promoted and one that is ended, a rollback, a release that fails and is taken back by
 * itself, killed processes and a database that drops its connections, all while people ask for pages.
 */
export async function releasesUnderLoad(rounds: number): Promise<UnderLoad> {
  const releases = await ownReleases();
  const processes = await startProcesses(releases.variables);
  const load = startLoad(processes.url, ASKS, PEOPLE);
  const happened: string[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, happen] of happenings(releases, processes)) {
        await happen();
        happened.push(name);
        await untilAsked(load, BETWEEN);
      }
    }
    await load.stop();
    const undrawn = load.visits.filter(isUndrawn);
    const drawn = load.visits.filter((visit) => visit.status !== 200 && !isUndrawn(visit));
    return {
      asked: load.visits.length,
      happened,
      drawnFailures: drawn.length,
      drawnPaths: drawn.slice(0, 20).map(told),
      undrawn: undrawn.length,
      undrawnAnswers: await explainFailures(undrawn, processes.all),
    };
  } finally {
    await load.stop();
    await processes.stop();
    await releases.remove();
  }
}

/** With the beginning of what was said: of data it names the failure. */
const told = ({ path, status, ms, said }: Visit) =>
  `${path} ${status} ${Math.round(ms)} ms ${said.slice(0, 100)}`.trim();

/** The shop, and nginx for it, say with 503 what cannot be had; any other failure is no word of theirs. */
const isUndrawn = ({ status, isWhole }: Visit) => !isWhole || ![200, 503].includes(status);

function happenings(releases: Releases, processes: Processes): [string, () => Promise<unknown>][] {
  const live = async (version: string) => untilAllHave(processes, version);
  const [storefront] = processes.storefronts;
  const [api] = processes.apis;
  return [
    ['release', async () => live(await releases.release())],
    ['canary', () => releases.release(50)],
    ['promote', async () => live(await releases.promote())],
    ['storefront killed', async () => storefront?.kill()],
    ['release', () => releases.release()],
    ['storefront back', async () => storefront?.start()],
    ['canary', () => releases.release(10)],
    ['database connections ended', () => processes.database.endConnections()],
    ['canary ended', async () => live(await releases.rollback())],
    ['rollback', async () => live(await releases.rollback())],
    ['api killed', async () => api?.kill()],
    ['release that throws while drawing', async () => releases.releaseWith('catalog', broken())],
    ['api back', async () => api?.start()],
    ['release', async () => live(await releases.release())],
  ];
}

const broken = () => ({ server: brokenCode('catalog', 'throws in render', 'server') });

/** Every storefront draws with this version. */
async function untilAllHave({ storefronts }: Processes, version: string): Promise<void> {
  for (const { url } of storefronts) {
    await until(`${version} live on ${url}`, async () => {
      const answer = await fetch(`${url}/remotes.json`).catch(() => null);
      const remotes: Record<string, { version: string }> = answer ? await answer.json() : {};
      return remotes.catalog?.version === version;
    });
  }
}

export async function untilAsked(load: SteadyLoad, times: number): Promise<void> {
  const wanted = load.visits.length + times;
  await until(`${times} more answers`, async () => load.visits.length >= wanted);
}

export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LIVE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`not within ${LIVE_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
