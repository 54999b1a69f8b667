import { printFigure } from '../figure.ts';
import { eachOf, medians, visitWithLighthouse, type Visit } from './lighthouse-visits.ts';
import { runPicturedShop } from './pictured-shop.ts';
import { startTwin, TWIN } from './static-twin.ts';

/** A shopper makes one visit, and it may be the worst: so each of them counts, not the middle one alone. */
const VISITS = 10;
const STILL_VISITS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Lighthouse on a telephone, simulated: its four scores of four pages, beside the same pages without scripts.
 * @param only one of the pages by its name, as `cart`
 */
export async function benchLighthouse(only?: string): Promise<void> {
  const shop = await runPicturedShop();
  const twin = await startTwin(shop.url);
  try {
    for (const [name, path] of Object.entries(shop.pages)) {
      if (only !== undefined && only !== name) continue;
      const visits = await visitWithLighthouse(twin.url + path, VISITS, CATEGORIES);
      const still = await visitWithLighthouse(twin.url + TWIN + path, STILL_VISITS);
      printPage(name, visits, medians(still));
    }
  } finally {
    twin.stop();
    await shop.stop();
  }
}

function printPage(name: string, visits: Visit[], still: Visit): void {
  const page = medians(visits);
  const of = (what: string) => `lighthouse ${name}: ${what}`;
  const value = (what: string) => page[what] ?? NaN;
  for (const category of CATEGORIES)
    printFigure({ name: of(category), value: value(category), unit: 'points' });
  const against = 'the same page without scripts';
  const ratio = value('LCP') / (still['LCP'] ?? NaN);
  printFigure({ name: of('LCP'), value: value('LCP'), unit: 'ms', ratio, against });
  printFigure({ name: of('TBT'), value: value('TBT'), unit: 'ms' });
  printWorst(of('TBT'), visits);
  printFigure({ name: of('CLS'), value: value('CLS'), unit: 'shift' });
  // The slowdown by four is meant for 1,500 to 2,000.
  printFigure({ name: of('speed of this machine'), value: value('machine'), unit: 'benchmarkIndex' });
  printFigure({ name: of('everything loaded'), value: value('bytes'), unit: 'bytes' });
}

/** Time that presses would have waited, in the worst of the visits; each of them in their order beside it. */
export function printWorst(name: string, visits: Visit[]): void {
  const worst = Math.max(...visits.map((visit) => visit['TBT'] ?? NaN));
  printFigure({ name: `${name}, worst visit`, value: worst, unit: `ms (of ${eachOf(visits, 'TBT')})` });
}
