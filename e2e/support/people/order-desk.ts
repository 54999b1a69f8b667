import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Shop } from '../shops/run-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PROGRAM = path.join(ROOT, 'server/src/orders/fulfilment/order-command.ts');

/** What the owner does with an order on the shop's machine: `npm run order -- <reference> <action>`. */
export async function takeStep(
  { url, dataDir }: Pick<Shop, 'url' | 'dataDir'>,
  reference: string,
  ...action: string[]
): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url };
  await promisify(execFile)(process.execPath, [PROGRAM, reference, ...action], { cwd: ROOT, env });
}
