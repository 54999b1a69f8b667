import { chromium, type Browser } from 'playwright';
import { CHROMIUM } from '../../support/chromium.ts';
import { printFigure } from '../figure.ts';
import { EMPTY, startTwin, TWIN } from './static-twin.ts';

/** A phone of the middle class: a quarter of this machine's speed, as Lighthouse takes it. */
const SLOWER = 4;
const RUNS = 5;
/** What hydrates late is in as well. */
const SETTLED_MS = 2_000;

/**
 * How long the main thread stops while pages load on a phone: tasks of 50 ms and more, as browsers report them. Beside
 * each page the same without scripts, and an empty one, from one server: what those have is the browser's own.
 */
export async function benchLongTasks(shop: string, addresses: Record<string, string>): Promise<void> {
  const twin = await startTwin(shop);
  const browser = await chromium.launch(CHROMIUM);
  const of = (name: string, path: string) => benchPage(browser, name, twin.url + path);
  try {
    await of('an empty page', EMPTY);
    for (const [name, path] of Object.entries(addresses)) {
      await of(name, path);
      await of(`${name} without scripts`, TWIN + path);
    }
  } finally {
    await browser.close();
    twin.stop();
  }
}

async function benchPage(browser: Browser, name: string, address: string): Promise<void> {
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await tasksOf(browser, address));
  const middle = runs.toSorted((one, other) => longest(one) - longest(other))[Math.floor(RUNS / 2)] ?? [];
  const measured = `${name}: phone, ${SLOWER} times slower`;
  printFigure({ name: `${measured}, longest task`, value: longest(middle), unit: 'ms (0: none over 50)' });
  printFigure({ name: `${measured}, long tasks`, value: middle.length, unit: 'tasks' });
}

const longest = (tasks: number[]) => Math.max(0, ...tasks);

/** Durations of the long tasks of one load in an empty browser, in milliseconds. */
async function tasksOf(browser: Browser, address: string): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const tasks = await page.evaluate(() => Reflect.get(window, 'longTasks') as number[]);
  await context.close();
  return tasks;
}
