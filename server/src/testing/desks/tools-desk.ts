import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import {
  recoveryCodesSchema,
  secondFactorBegunSchema,
  type StaffRole,
} from '@vitrine/shared/contract/tools/tools';
import type { AppOptions } from '../../app/app-options.ts';
import type { Database } from '../../database/database.ts';
import { isTaking } from '../../operations/backup/lock-file.ts';
import { openAccountDesk, type AccountDesk, type Visitor } from './account-desk.ts';
import { testEnv } from '../test-env.ts';
import { until } from '../until.ts';

/** Somebody of staff at a browser, with an authenticator app. */
export interface Worker extends Visitor {
  /** What the app shows now, or so many steps of 30 seconds later. */
  code(steps?: number): string;
  recoveryCodes: string[];
}

export interface ToolsDesk extends AccountDesk {
  /** Logged in, before the second factor. */
  atTheDoor(role: StaffRole, email?: string): Promise<Visitor>;
  /** The same with an app set up: at work. */
  atWork(role: StaffRole, email?: string): Promise<Worker>;
  /** Sets an app up in a browser that is logged in. */
  setUp(visitor: Visitor): Promise<Worker>;
  dataDir: string;
}

/** An account desk with staff. Its key file is in a folder that goes with the suite, if none is given. */
export async function openToolsDesk(
  database: Database,
  folder?: string,
  {
    variables,
    ...more
  }: Pick<AppOptions, 'onRoute' | 'catalogue'> & { variables?: Record<string, string> } = {},
): Promise<ToolsDesk> {
  const dataDir = folder ?? (await makeFolder());
  const env = testEnv({ DATA_DIR: dataDir, RELEASES_DIR: join(dataDir, 'releases'), ...variables });
  const accounts = await openAccountDesk(database, { env, ...more });
  const desk: ToolsDesk = {
    ...accounts,
    dataDir,
    async atTheDoor(role, email = `${role}@example.com`) {
      const visitor = await accounts.registered({ email, emailConfirmation: email });
      await database.kysely.updateTable('accounts').set({ role }).where('email', '=', email).execute();
      return visitor;
    },
    atWork: async (role, email) => desk.setUp(await desk.atTheDoor(role, email)),
    async setUp(visitor) {
      const begun = await visitor.post('/api/tools/second-factor/begin');
      if (begun.statusCode !== 200) throw new Error(begun.body);
      const { secret } = secondFactorBegunSchema.parse(begun.json());
      const code = (steps = 0) =>
        new TOTP({ secret: Secret.fromBase32(secret) }).generate({
          timestamp: accounts.now().getTime() + steps * 30_000,
        });
      const confirmed = await visitor.post('/api/tools/second-factor/confirm', { code: code() });
      const { recoveryCodes } = recoveryCodesSchema.parse(confirmed.json());
      return Object.assign(visitor, { code, recoveryCodes });
    },
  };
  return desk;
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-tools-'));
  folders.push(folder);
  return folder;
}

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders.splice(0)) {
    // Who works at the desk may have begun one: it goes on in a process of its own, and writes into the folder.
    await until('the end of a backup', async () => !(await isTaking(folder)));
    await rm(folder, { recursive: true, force: true });
  }
});
