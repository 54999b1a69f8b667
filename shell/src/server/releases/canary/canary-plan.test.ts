import { describe, expect, it } from '@jest/globals';
import type { SignedRelease } from '@vitrine/shared/contract/federation/release';
import { newSigner, signedPointer } from '../../../testing/signing-origin.ts';
import { selectVersion, planTrials } from './canary-plan.ts';

const signer = newSigner();
const release = (version: string): SignedRelease => JSON.parse(signedPointer(signer, version));

/** `three` is live, `four` is tried; `two` and `one` were before. */
function pointer(changes: Partial<SignedRelease> = {}): SignedRelease {
  const before = [release('two'), release('one')];
  return { ...release('three'), before, canary: { ...release('four'), share: 10 }, ...changes };
}

const chosen = (refused: string[], from = pointer()) => {
  const { live, canary } = selectVersion(from, refused);
  return [live.version, canary?.version ?? null];
};

describe('What is drawn', () => {
  it('is what the pointer says, save what is refused', () => {
    expect(chosen([])).toEqual(['three', 'four']);
    expect(chosen(['four'])).toEqual(['three', null]);
    expect(chosen(['three'])).toEqual(['two', 'four']);
    expect(chosen(['three', 'two', 'four'])).toEqual(['one', null]);
  });

  it('is the live one when all are refused, and whatever a team releases next', () => {
    expect(chosen(['one', 'two', 'three'])).toEqual(['three', 'four']);
    const next = { ...release('five'), before: [release('three')] };
    expect(chosen(['three'], next)).toEqual(['five', null]);
  });
});

describe('What is on trial', () => {
  it('is the live version against the one before, the canary against what is drawn, and that before against older', () => {
    expect(planTrials(pointer(), [])).toEqual([
      { version: 'three', against: 'two' },
      { version: 'four', against: 'three', isBeside: true },
      { version: 'two', against: 'one', isFormer: true },
    ]);
    expect(planTrials(pointer(), ['three'])).toContainEqual({
      version: 'four',
      against: 'two',
      isBeside: true,
    });
  });

  it('is what the shop went back to, by what the server sees alone: reports of browsers take it back once', () => {
    expect(planTrials(pointer(), ['three'])).toContainEqual({
      version: 'two',
      against: 'one',
      isFormer: true,
    });
    expect(planTrials(pointer(), ['three', 'two']).filter(({ isFormer }) => isFormer)).toEqual([]);
  });

  it('is no more of what was before than three in a row', () => {
    const before = Array.from({ length: 30 }, (_none, at) => release(`former-${at}`));
    expect(planTrials(pointer({ before }), []).filter(({ isFormer }) => isFormer)).toHaveLength(3);
  });

  it('is nothing without a version before, and nothing after a day', () => {
    expect(planTrials(release('three'), [])).toEqual([]);
    expect(planTrials(pointer(), [], Date.now() + 25 * 3_600_000)).toEqual([]);
  });
});
