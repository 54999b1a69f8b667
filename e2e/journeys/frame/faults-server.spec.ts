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
 * What a server does when remotes fail. Two fail at a time, each with a fault of its own; the other two show that the shop
 * goes on. First in a server that never had them, then, when they are well again, in the same server, which has them now:
 * there each has the other's fault, so that every fault befalls one remote that is new and one that is known. A server
 * knows no remote by its name: which of the four has a fault is taken by turns. One that starts without a remote is by day
 * in federation.spec.ts.
 */
const PAIRS = [
  ['catalog', 'account'],
  ['cart-checkout', 'tools'],
] as const satisfies [Remote, Remote][];

/** Each remote, and what is wrong with it. */
type Faults<Fault> = [remote: Remote, fault: Fault][];

/** One that opens and then fails is drawn by the version before, which its pointer names; one that does not open, by none. */
const statusWith = (fault: CodeFault, remote: Remote) => (fault.endsWith('at load') ? 503 : shown(remote));

const breakCode = ({ releases }: FaultyShop, remote: Remote, fault: CodeFault) =>
  releases.releaseWith(remote, { server: brokenCode(remote, fault, 'server') });
const mendCode = ({ releases }: FaultyShop, remote: Remote, note: string) =>
  releases.releaseWith(remote, { server: `\n// after: ${note}\n` });

for (const { name, fresh, known } of byTurns(ORIGIN_FAULTS)) {
  test(
    `of an origin that fails, ${name}: in a server that starts without them, and in one that had them: the version before goes on`,
    BY_NIGHT,
    () =>
      withShop(
        fresh,
        async ({ origins }) => {
          for (const [remote, fault] of fresh) await origins[remote]?.suffer(fault);
        },
        async (faulty, shop) => {
          await test.step('new', () => startAway(faulty, shop, fresh));
          await test.step('known', () => failOrigins(faulty, shop, known));
        },
      ),
  );
}

for (const { name, fresh, known } of byTurns(CODE_FAULTS)) {
  test(
    `of code that fails, ${name}: in a server that starts with it, and in one that had them: the version before goes on`,
    BY_NIGHT,
    () =>
      withShop(
        fresh,
        async (faulty) => {
          for (const [remote, fault] of fresh) await breakCode(faulty, remote, fault);
        },
        async (faulty, shop) => {
          await test.step('new', () => startBroken(faulty, shop, fresh));
          await test.step('known', () => releaseBroken(faulty, shop, known));
        },
      ),
  );
}

/** Two faults a test, with one pair of remotes or the other. */
function byTurns<Fault extends string>(faults: readonly [Fault, ...Fault[]]) {
  const turns = Array.from({ length: Math.ceil(faults.length / 2) }, (_none, index) => index);
  return turns.map((turn) => {
    const [one, other] = PAIRS[turn % 2] ?? PAIRS[0];
    // An odd one has the first beside it.
    const [first = faults[0], second = faults[0]] = faults.slice(turn * 2);
    const fresh: Faults<Fault> = [
      [one, first],
      [other, second],
    ];
    const known: Faults<Fault> = [
      [one, second],
      [other, first],
    ];
    return { name: fresh.map(([remote, fault]) => `${remote} (${fault})`).join(' and '), fresh, known };
  });
}

/**
 * Of a shop that has shown all its remotes but these: the first page of one is slow to come, and on a busy machine it is
 * not waited for to its end.
 */
async function withShop(
  faults: Faults<string>,
  spoil: (faulty: FaultyShop) => Promise<void>,
  suffer: (faulty: FaultyShop, shop: Shop) => Promise<void>,
): Promise<void> {
  test.setTimeout(400_000);
  const remotes = remotesOf(faults);
  const faulty = await faultyShop(remotes);
  try {
    await spoil(faulty);
    const shop = await faulty.start();
    for (const remote of REMOTES) if (!remotes.includes(remote)) await expectRecovery(shop, remote);
    await suffer(faulty, shop);
  } finally {
    await faulty.end();
  }
}

const remotesOf = (faults: Faults<string>) => faults.map(([remote]) => remote);

/** One that is slow is there by and by, without being mended. */
async function startAway(faulty: FaultyShop, shop: Shop, faults: Faults<OriginFault>): Promise<void> {
  for (const [remote, fault] of faults)
    if (fault === 'slow') await expectRecovery(shop, remote);
    else expect(await ask(shop, remote), remote).toBe(503);
  await expectOthersWell(shop, remotesOf(faults));
  for (const [remote] of faults) await faulty.origins[remote]?.recover();
  for (const [remote] of faults) await expectRecovery(shop, remote);
}

/** What is released meanwhile is live once the origin is well again. */
async function failOrigins(faulty: FaultyShop, shop: Shop, faults: Faults<OriginFault>): Promise<void> {
  for (const [remote, fault] of faults) await faulty.origins[remote]?.suffer(fault);
  const versions = await mendAll(faulty, faults);
  for (const [remote] of faults) expect(await ask(shop, remote), remote).toBe(shown(remote));
  await expectOthersWell(shop, remotesOf(faults));
  for (const [remote] of faults) await faulty.origins[remote]?.recover();
  for (const [remote, version] of versions) await expectRecovery(shop, remote, version);
}

async function startBroken(faulty: FaultyShop, shop: Shop, faults: Faults<CodeFault>): Promise<void> {
  for (const [remote, fault] of faults)
    if (statusWith(fault, remote) === 503) expect(await ask(shop, remote), remote).toBe(503);
    else await expectRecovery(shop, remote);
  await expectOthersWell(shop, remotesOf(faults));
  for (const [remote, version] of await mendAll(faulty, faults)) await expectRecovery(shop, remote, version);
}

/** A version that does not open is never live; a page that one fails is drawn by the version before. */
async function releaseBroken(faulty: FaultyShop, shop: Shop, faults: Faults<CodeFault>): Promise<void> {
  for (const [remote, fault] of faults) {
    const broken = await breakCode(faulty, remote, fault);
    if (!fault.endsWith('at load'))
      await expect.poll(() => liveIn(shop, remote), { timeout: 20_000 }).toBe(broken);
    expect(await ask(shop, remote), `${remote} answers`).toBe(shown(remote));
  }
  await expectOthersWell(shop, remotesOf(faults));
  for (const [remote, version] of await mendAll(faulty, faults)) await expectRecovery(shop, remote, version);
}

/** Each remote with the version that is well. */
async function mendAll(faulty: FaultyShop, faults: Faults<string>): Promise<[Remote, string][]> {
  const versions: [Remote, string][] = [];
  for (const [remote, fault] of faults) versions.push([remote, await mendCode(faulty, remote, fault)]);
  return versions;
}
