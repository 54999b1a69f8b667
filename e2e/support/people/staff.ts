import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { TOTP } from 'otpauth';
import { pathTo } from '@vitrine/shared/paths/path-to';
import type { Shop } from '../shops/run-shop.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Staff passwords have fifteen signs and more. */
const PASSWORD = 'a drawer of many moths';
const STEP_MS = 30_000;

/** A page, or whatever else asks with cookies of its own. */
interface Asker {
  request: APIRequestContext;
  context?(): BrowserContext;
}

/** A shop, and where its data lie. */
type WorkPlace = Pick<Shop, 'url' | 'dataDir'> & { databaseUrl?: string };

export interface StaffMember {
  email: string;
  password: string;
}

/** Somebody of the shop, made as on the shop's machine, with a password chosen by the link that it prints. */
export async function makeStaff(
  { url, dataDir, databaseUrl }: WorkPlace,
  page: Asker,
  role = 'owner',
): Promise<StaffMember> {
  const email = `ann-${randomUUID()}@example.org`;
  const program = path.join(ROOT, 'server/src/staff/owner-command.ts');
  const database = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const env = { ...process.env, DATA_DIR: dataDir, PUBLIC_URL: url, ...database };
  const { stdout } = await promisify(execFile)(process.execPath, [program, email, role], { cwd: ROOT, env });
  const token = stdout.split(pathTo('passwordRecoveryToken', 'en', { token: '' }))[1]?.trim() ?? '';
  const data = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const answer = await page.request.post(`/api/auth/recovery/${token}`, { data });
  if (!answer.ok()) throw new Error(`the link of ${email} answered ${answer.status()}`);
  return { email, password: PASSWORD };
}

/** What an authenticator app shows; each code works once, so the next login takes the one after it. */
export function codeOf(secret: string, stepsLater = 0): string {
  const timestamp = Date.now() + stepsLater * STEP_MS;
  return new TOTP({ secret: secret.replaceAll(' ', '') }).generate({ timestamp });
}

/** Who is at work in a shop, by its address and their role, with what their browser keeps of the login. */
const atWork = new Map<
  string,
  { staff: StaffMember; cookies: Awaited<ReturnType<BrowserContext['cookies']>> }
>();

/**
 * Somebody of the shop at this page's browser, logged in, with the second factor set up and passed. Journeys of one worker
 * are at work as the same person, until one of them logs out.
 */
export async function goToWork(shop: WorkPlace, page: Asker, role = 'owner'): Promise<StaffMember> {
  const key = `${shop.url} ${role}`;
  const before = atWork.get(key);
  const context = page.context?.();
  if (before && context) {
    await context.addCookies(before.cookies);
    if ((await page.request.get('/api/tools/me')).ok()) return before.staff;
    await context.clearCookies({ name: /session/ });
  }
  const staff = await makeStaff(shop, page, role);
  const ask = async (path: string, data: object = {}) => {
    const answer = await page.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
    return answer;
  };
  await ask('/api/auth/login', { email: staff.email, password: staff.password });
  const begun: { secret: string } = await (await ask('/api/tools/second-factor/begin')).json();
  await ask('/api/tools/second-factor/confirm', { code: codeOf(begun.secret) });
  const cookies = (await context?.cookies())?.filter(({ name }) => name.includes('session'));
  if (cookies) atWork.set(key, { staff, cookies });
  return staff;
}
