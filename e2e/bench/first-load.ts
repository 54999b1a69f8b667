import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser, type Response } from 'playwright';
import { CHROMIUM } from '../support/chromium.ts';
import { printFigure } from './figure.ts';

const KINDS = { script: 'JavaScript', stylesheet: 'CSS' };

/** What a browser fetches on its first visit to each address, compressed as a shop would send it. */
export async function benchFirstLoad(shop: string, addresses: Record<string, string>): Promise<void> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    for (const [name, path] of Object.entries(addresses)) await visit(browser, name, shop + path);
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, name: string, address: string): Promise<void> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  for (const [kind, words] of Object.entries(KINDS)) {
    const files = await filesOf(responses, kind);
    const value = files.reduce((sum, file) => sum + brotliBytes(file), 0);
    printFigure({ name: `${name}: ${words} on first load`, value, unit: 'bytes (brotli 11)' });
    printFigure({ name: `${name}: ${words} requests`, value: files.length, unit: 'files' });
  }
  await page.close();
}

/** Each address once: what was preloaded and then used is one file. */
async function filesOf(responses: Response[], kind: string): Promise<Buffer[]> {
  const wanted = responses.filter((response) => response.request().resourceType() === kind);
  const byAddress = new Map(wanted.map((response) => [response.url(), response]));
  return Promise.all([...byAddress.values()].map((response) => response.body()));
}

function brotliBytes(file: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length };
  return brotliCompressSync(file, { params }).length;
}
