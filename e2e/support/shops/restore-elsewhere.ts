import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { press } from '../people/by-keys.ts';
import { runShop, type Shop } from './run-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A backup from the page, put back by command where there is no shop yet. */
export async function restoreElsewhere(page: Page, shop: Shop): Promise<Shop> {
  await page.goto(pathTo('toolsBackups', 'en'));
  await press(page, 'Take a backup');
  const link = page.getByRole('link', { name: /^Download the backup/ });
  await expect(link).toBeVisible({ timeout: 120_000 });
  const coming = page.waitForEvent('download');
  await link.press('Enter');
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-restored-'));
  const file = path.join(folder, 'backup.tar');
  await (await coming).saveAs(file);
  const env = { ...process.env, DATA_DIR: folder, PUBLIC_URL: shop.url };
  const program = path.join(ROOT, 'server/src/operations/backup/restore-command.ts');
  await promisify(execFile)(process.execPath, [program, file], { cwd: ROOT, env });
  const restored = await runShop(undefined, { DATA_DIR: folder, ROLE: 'storefront' });
  return {
    ...restored,
    stop: async () => {
      await restored.stop();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
