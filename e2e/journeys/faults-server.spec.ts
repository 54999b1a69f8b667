import { test, expect } from '@playwright/test';
import { brokenCode, CODE_FAULTS, type CodeFault } from '../support/broken-code.ts';
import { ORIGIN_FAULTS, type OriginFault } from '../support/faulty-origin.ts';
import {
  ask,
  expectOthersWell,
  expectRecovery,
  faultyShop,
  liveIn,
  shown,
  type FaultyShop,
  type Remote,
} from '../support/faulty-shop.ts';
import type { Shop } from '../support/run-shop.ts';

/*
 * Every remote with every fault, in a server that never had the remote and in one that has. Two remotes fail at a time:
 * the other two show that the shop goes on.
 */
const PAIRS: [Remote, Remote][] = [
  ['catalog', 'account'],
  ['cart-checkout', 'tools'],
];

/** One that opens and then fails is drawn by the version before, which its pointer names; one that does not open, by none. */
const statusWith = (fault: CodeFault, remote: Remote) => (fault.endsWith('at load') ? 503 : shown(remote));

const breakCode = ({ releases }: FaultyShop, remote: Remote, fault: CodeFault) =>
  releases.releaseWith(remote, { server: brokenCode(remote, fault, 'server') });
const mendCode = ({ releases }: FaultyShop, remote: Remote, note: string) =>
  releases.releaseWith(remote, { server: `\n// after: ${note}\n` });

for (const pair of PAIRS) {
  test.describe(pair.join(' and '), () => {
    test.describe.configure({ timeout: 400_000 });

    for (const fault of ORIGIN_FAULTS) {
      test(`in a server that starts while their origin ${fault}`, async () => {
        const faulty = await faultyShop(pair);
        try {
          for (const remote of pair) await faulty.origins[remote]?.suffer(fault);
          const shop = await faulty.start();
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

    for (const fault of CODE_FAULTS) {
      test(`in a server that starts while their code ${fault}`, async () => {
        const faulty = await faultyShop(pair);
        try {
          for (const remote of pair) await breakCode(faulty, remote, fault);
          const shop = await faulty.start();
          for (const remote of pair) expect(await ask(shop, remote), remote).toBe(statusWith(fault, remote));
          await expectOthersWell(shop, pair);
          for (const remote of pair)
            await expectRecovery(shop, remote, await mendCode(faulty, remote, fault));
        } finally {
          await faulty.end();
        }
      });
    }

    test('in a server that had them before, whatever becomes of their origin: the version before goes on', async () => {
      const faulty = await faultyShop(pair);
      try {
        const shop = await faulty.start();
        for (const remote of pair) await expectRecovery(shop, remote);
        for (const fault of ORIGIN_FAULTS)
          await test.step(fault, () => failOrigins(faulty, shop, pair, fault));
      } finally {
        await faulty.end();
      }
    });

    test('in a server that had them before, whatever their next version does: the version before goes on', async () => {
      const faulty = await faultyShop(pair);
      try {
        const shop = await faulty.start();
        for (const remote of pair) await expectRecovery(shop, remote);
        for (const fault of CODE_FAULTS) {
          await test.step(fault, async () => {
            for (const remote of pair) await releaseBroken(faulty, shop, remote, fault);
            await expectOthersWell(shop, pair);
            for (const remote of pair)
              await expectRecovery(shop, remote, await mendCode(faulty, remote, `${fault}, warm`));
          });
        }
      } finally {
        await faulty.end();
      }
    });
  });
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
  remote: Remote,
  fault: CodeFault,
): Promise<void> {
  const broken = await breakCode(faulty, remote, fault);
  if (!fault.endsWith('at load'))
    await expect.poll(() => liveIn(shop, remote), { timeout: 20_000 }).toBe(broken);
  expect(await ask(shop, remote), `${remote} answers`).toBe(shown(remote));
}
