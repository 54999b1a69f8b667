import { expect } from '@playwright/test';
import { startOrigin, type FaultyOrigin } from './faulty-origin.ts';
import { ownReleases, type Releases } from '../shops/releases.ts';
import { runShop, type Shop } from '../shops/run-shop.ts';

/** A page of each remote that everybody may see, or that leads everybody to the login. */
const PAGES = {
  catalog: '/webshop',
  'cart-checkout': '/cart',
  account: '/login',
  tools: '/tools',
} as const;
export type Remote = keyof typeof PAGES;
export const REMOTES = Object.keys(PAGES) as Remote[];

/** No page takes longer, whatever a remote does. */
const LONGEST_ANSWER_MS = 12_000;
/** What was mended is there again within five seconds, without a restart; a busy machine has four times as long. */
const RECOVERY_MS = 20_000;

/** A shop that fetches some remotes from origins that can fail. */
export interface FaultyShop {
  releases: Releases;
  origins: Record<string, FaultyOrigin>;
  start(): Promise<Shop>;
  end(): Promise<void>;
}

export async function faultyShop(faulty: readonly Remote[]): Promise<FaultyShop> {
  const releases = await ownReleases();
  const started = faulty.map(async (name) => [name, await startOrigin(releases.folder, name)] as const);
  const origins: Record<string, FaultyOrigin> = Object.fromEntries(await Promise.all(started));
  const pointers = REMOTES.map((name) => [name, origins[name]?.pointer ?? `/releases/${name}/remote.json`]);
  let shop: Shop | null = null;
  return {
    releases,
    origins,
    start: async () => {
      const alone = { ROLE: 'storefront', LOG_LEVEL: 'silent' };
      shop = await runShop(Object.fromEntries(pointers), { ...releases.variables, ...alone });
      return shop;
    },
    end: async () => {
      await shop?.stop();
      await Promise.all(Object.values(origins).map((origin) => origin.close()));
      await releases.remove();
    },
  };
}

/** What a page's answer says, once it is known to be bounded and to be a whole page with the frame around it. */
export async function ask(shop: Shop, remote: Remote): Promise<number> {
  const signal = AbortSignal.timeout(LONGEST_ANSWER_MS);
  const answer = await fetch(shop.url + PAGES[remote], { signal, redirect: 'manual' });
  const html = await answer.text();
  if (answer.status === 302) return 302;
  expect(html, remote).toContain('</html>');
  // The tools bring a frame of their own.
  if (remote !== 'tools')
    for (const part of ['<header', '<footer', 'href=/cart']) expect(html).toContain(part);
  const isFallback = /This drawer is stuck|Something went wrong/.test(html);
  expect(isFallback, `${remote} answers ${answer.status}`).toBe(answer.status >= 500);
  return answer.status;
}

/** Shown as it should be: who is not logged in gets no page of the tools, but is led to the login. */
export const shown = (remote: Remote) => (remote === 'tools' ? 302 : 200);

/** The rest of the shop goes on: the API, the other remotes, and the answer that there is no such page. */
export async function expectOthersWell(shop: Shop, faulty: readonly Remote[]): Promise<void> {
  for (const remote of REMOTES.filter((name) => !faulty.includes(name)))
    expect(await ask(shop, remote), remote).toBe(shown(remote));
  const others = ['/api/frame', '/nowhere', '/healthz'];
  const answers = await Promise.all(others.map((path) => fetch(shop.url + path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
}

/** The remote comes back by itself. `version`: not before this one is live. */
export async function expectRecovery(shop: Shop, remote: Remote, version?: string): Promise<void> {
  const back = async () => {
    if (version && (await liveIn(shop, remote)) !== version) return 'another version';
    return ask(shop, remote);
  };
  await expect.poll(back, { timeout: RECOVERY_MS, intervals: [200] }).toBe(shown(remote));
}

export async function liveIn(shop: Shop, remote: Remote): Promise<string | undefined> {
  const live: Record<string, { version: string }> = await (await fetch(`${shop.url}/remotes.json`)).json();
  return live[remote]?.version;
}
