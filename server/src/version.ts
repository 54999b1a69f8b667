import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@vitrine/shared/contract/zod';

const packageSchema = z.object({ version: z.string() });
const file = join(import.meta.dirname, '../package.json');

/** Version of the shop, shown in the fine print and in `/healthz`. */
export const VERSION = packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
