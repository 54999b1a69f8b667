import { chromium, type Browser } from 'playwright';
import { brotliBytes } from '../../support/pages/brotli-bytes.ts';
import { CHROMIUM } from '../../support/chromium.ts';
import { firstLoad, type LoadedFile } from '../../support/pages/first-load.ts';
import { buildOneBundle, type OneBundle } from '../../support/shops/one-bundle.ts';
import { printFigure } from '../figure.ts';

const UNIT = 'bytes (brotli 11)';

/**
 * What a browser fetches on its first visit to each address, compressed as a shop would send it, and how long the page
 * itself is; of JavaScript also what it would fetch if the shop were a single application.
 */
export async function benchFirstLoad(shop: string, addresses: Record<string, string>): Promise<void> {
  const oneBundle = await buildOneBundle();
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (const [name, path] of Object.entries(addresses)) {
      const own = await visit(browser, shop + path);
      printScripts(name, own, await visit(browser, shop + path, oneBundle));
      const { files, bytes } = weigh(own, 'stylesheet');
      printFigure({ name: `${name}: CSS on first load`, value: bytes, unit: UNIT });
      printFigure({ name: `${name}: CSS requests`, value: files, unit: 'files' });
      const html = await (await fetch(shop + path)).arrayBuffer();
      printFigure({ name: `${name}: HTML`, value: html.byteLength / 1000, unit: 'KB (unpacked)' });
    }
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, address: string, instead?: OneBundle): Promise<LoadedFile[]> {
  const page = await browser.newPage();
  await instead?.takeOver(page);
  const files = await firstLoad(page, address);
  await page.close();
  return files;
}

function printScripts(name: string, own: LoadedFile[], one: LoadedFile[]): void {
  const [{ files, bytes }, yardstick] = [weigh(own, 'script'), weigh(one, 'script')];
  const against = `the same application in one bundle: ${yardstick.bytes} bytes in ${yardstick.files} files`;
  const ratio = bytes / yardstick.bytes;
  printFigure({ name: `${name}: JavaScript on first load`, value: bytes, unit: UNIT, ratio, against });
  printFigure({ name: `${name}: JavaScript requests`, value: files, unit: 'files' });
}

function weigh(loaded: LoadedFile[], kind: LoadedFile['kind']): { files: number; bytes: number } {
  const wanted = loaded.filter((file) => file.kind === kind);
  // Once each: the service worker asks for the shell's again, to cache them.
  const files = [...new Map(wanted.map((file) => [file.path, file])).values()];
  return { files: files.length, bytes: brotliBytes(files.map(({ body }) => body)) };
}
