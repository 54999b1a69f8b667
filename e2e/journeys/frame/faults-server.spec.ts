import { brokenCode, CODE_FAULTS, type CodeFault } from '../../support/shops/broken-code.ts';
import { BY_NIGHT } from '../../support/by-night.ts';
import { ORIGIN_FAULTS, type OriginFault } from '../../support/faults/faulty-origin.ts';
import {
  ask,
  expectOthersWell,
  expectRecovery,
  faultyShop,
  liveIn,
  REMOTES,
  shown,
  type FaultyShop,
  type Remote,
} from '../../support/faults/faulty-shop.ts';
import { expect, test } from '../../support/journey.ts';
import type { Shop } from '../../support/shops/run-shop.ts';

/*
 * Every remote with every fault in a server that has had the remote; in one that never had it, every fault, with one pair
 * of remotes or the other by turns. Two remotes fail at a time: the other two show that the shop goes on. By day one fault of each kind befalls a server that had them, by night all
 * of them both kinds of server; one that starts without a remote is by day in federation.spec.ts.
 */
const PAIRS = [
  ['catalog', 'account'],
  ['cart-checkout', 'tools'],
] as const satisfies [Remote, Remote][];
const BY_DAY = { remotes: ['catalog'], origin: 'truncates', code: 'throws in render' } as const;

/** One that opens and then fails is drawn by the version before, which its pointer names; one that does not open, by none. */
const statusWith = (fault: CodeFault, remote: Remote) => (fault.endsWith('at load') ? 503 : shown(remote));

const breakCode = ({ releases }: FaultyShop, remote: Remote, fault: CodeFault) =>
  releases.releaseWith(remote, { server: brokenCode(remote, fault, 'server') });
const mendCode = ({ releases }: FaultyShop, remote: Remote, note: string) =>
  releases.releaseWith(remote, { server: `\n// after: ${note}\n` });

for (const [fault, pair] of byTurns(ORIGIN_FAULTS)) {
  test(`${pair.join(' and ')}: in a server that starts while their origin ${fault}`, BY_NIGHT, async () => {
    test.setTimeout(400_000);
    const faulty = await faultyShop(pair);
    try {
      for (const remote of pair) await faulty.origins[remote]?.suffer(fault);
      const shop = await startWithout(faulty, pair);
      // One that is slow is there by and by, without being mended.
      if (fault === 'slow') for (const remote of pair) await expectRecovery(shop, remote);
      else for (const remote of pair) expect(await ask(shop, remote), remote).toBe(503);
      await expectOthersWell(shop, pair);
      for (const remote of pair) await faulty.origins[remote]?.recover();
      for (const remote of pair) await expectRecovery(shop, remote);
    } finally {
      await faulty.end();
    }
  });
}

for (const [fault, pair] of byTurns(CODE_FAULTS)) {
  test(`${pair.join(' and ')}: in a server that starts while their code ${fault}`, BY_NIGHT, async () => {
    test.setTimeout(400_000);
    const faulty = await faultyShop(pair);
    try {
      for (const remote of pair) await breakCode(faulty, remote, fault);
      const shop = await startWithout(faulty, pair);
      for (const remote of pair)
        if (statusWith(fault, remote) === 503) expect(await ask(shop, remote), remote).toBe(503);
        else await expectRecovery(shop, remote);
      await expectOthersWell(shop, pair);
      for (const remote of pair) await expectRecovery(shop, remote, await mendCode(faulty, remote, fault));
    } finally {
      await faulty.end();
    }
  });
}

for (const pair of PAIRS) {
  test.describe(pair.join(' and '), () => {
    test.describe.configure({ timeout: 400_000 });

    test(
      'in a server that had them before, whatever becomes of their origin: the version before goes on',
      BY_NIGHT,
      () =>
        withShop(pair, async (faulty, shop) => {
          for (const fault of ORIGIN_FAULTS)
            await test.step(fault, () => failOrigins(faulty, shop, pair, fault));
        }),
    );

    test(
      'in a server that had them before, whatever their next version does: the version before goes on',
      BY_NIGHT,
      () =>
        withShop(pair, async (faulty, shop) => {
          for (const fault of CODE_FAULTS)
            await test.step(fault, () => releaseBroken(faulty, shop, pair, fault));
        }),
    );
  });
}

test(
  'in a server that had them before, an origin and a next version that fail: the version before goes on',
  BY_NIGHT,
  async () => {
    test.setTimeout(240_000);
    await withShop(BY_DAY.remotes, async (faulty, shop) => {
      await failOrigins(faulty, shop, BY_DAY.remotes, BY_DAY.origin);
      await releaseBroken(faulty, shop, BY_DAY.remotes, BY_DAY.code);
    });
  },
);

function byTurns<Fault>(faults: readonly Fault[]) {
  return faults.map((fault, index) => [fault, PAIRS[index % 2] ?? PAIRS[0]] as const);
}

/**
 * A shop that has shown all its remotes but these: the first page of one is slow to come, and on a busy machine it is not
 * waited for to its end.
 */
async function startWithout(faulty: FaultyShop, pair: readonly Remote[]): Promise<Shop> {
  const shop = await faulty.start();
  for (const remote of REMOTES) if (!pair.includes(remote)) await expectRecovery(shop, remote);
  return shop;
}

/** Of a shop that has shown its remotes, of which these come from origins that can fail. */
async function withShop(
  pair: readonly Remote[],
  suffer: (faulty: FaultyShop, shop: Shop) => Promise<void>,
): Promise<void> {
  const faulty = await faultyShop(pair);
  try {
    const shop = await startWithout(faulty, []);
    await suffer(faulty, shop);
  } finally {
    await faulty.end();
  }
}

/** What is released meanwhile is live once the origin is well again. */
async function failOrigins(
  faulty: FaultyShop,
  shop: Shop,
  pair: readonly Remote[],
  fault: OriginFault,
): Promise<void> {
  for (const remote of pair) await faulty.origins[remote]?.suffer(fault);
  const versions = [];
  for (const remote of pair) versions.push(await mendCode(faulty, remote, fault));
  for (const remote of pair) expect(await ask(shop, remote), remote).toBe(shown(remote));
  await expectOthersWell(shop, pair);
  for (const remote of pair) await faulty.origins[remote]?.recover();
  for (const [index, remote] of pair.entries()) await expectRecovery(shop, remote, versions[index]);
}

/** A version that does not open is never live; a page that one fails is drawn by the version before. */
async function releaseBroken(
  faulty: FaultyShop,
  shop: Shop,
  pair: readonly Remote[],
  fault: CodeFault,
): Promise<void> {
  for (const remote of pair) {
    const broken = await breakCode(faulty, remote, fault);
    if (!fault.endsWith('at load'))
      await expect.poll(() => liveIn(shop, remote), { timeout: 20_000 }).toBe(broken);
    expect(await ask(shop, remote), `${remote} answers`).toBe(shown(remote));
  }
  await expectOthersWell(shop, pair);
  for (const remote of pair)
    await expectRecovery(shop, remote, await mendCode(faulty, remote, `${fault}, warm`));
}
