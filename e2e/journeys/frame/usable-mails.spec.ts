import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { MAIL_KINDS } from '@vitrine/shared/contract/tools/names';
import { BY_NIGHT } from '../../support/by-night.ts';
import { expectUsable } from '../../support/pages/expect-usable.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROGRAM = path.join(ROOT, 'server/src/testing/papers/papers-command.ts');

/** One shop writes them all: they are read one language after the other. */
test.describe.configure({ mode: 'default' });

let folder: string;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-mails-'));
  await promisify(execFile)(process.execPath, [PROGRAM, folder], { cwd: ROOT });
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

for (const [place, locale] of LOCALES.entries()) {
  test(
    `everyone can read every mail on the narrowest phone, by day and by night with languages taking turns: ${locale}`,
    BY_NIGHT,
    async ({ page }) => {
      test.setTimeout(300_000);
      const files = (await readdir(path.join(folder, locale)))
        .filter((file) => file.endsWith('.html'))
        .toSorted();
      expect(files.length).toBeGreaterThan(MAIL_KINDS.length);
      for (const [index, file] of files.entries()) {
        await page.setViewportSize({ width: 320, height: 600 });
        await page.goto(pathToFileURL(path.join(folder, locale, file)).href);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), file).toBe(320);
        // Languages take turns: a mail has the same parts in each.
        if (index % LOCALES.length !== place) continue;
        await page.setViewportSize({ width: 768, height: 900 });
        await expectUsable(page);
      }
    },
  );
}
