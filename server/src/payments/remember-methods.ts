import { PAYMENT_METHODS, type PaymentMethod } from '@vitrine/shared/contract/frame';
import { withTimeout } from '@vitrine/shared/platform/with-timeout';
import { PROVIDER_MS } from './provider.ts';

const FRESH_MS = 5 * 60_000;

/**
 * The active methods, asked at most every five minutes. Every page shows them, so while they are asked again, or
 * cannot be, those of before are given; only the first answer is waited for.
 */
export function rememberMethods(
  ask: () => Promise<ReadonlySet<string>>,
): () => Promise<readonly PaymentMethod[]> {
  let known: readonly PaymentMethod[] = [];
  let askedAt = -Infinity;
  let asking: Promise<void> = Promise.resolve();

  async function askAgain(): Promise<void> {
    try {
      const active = await withTimeout(ask(), PROVIDER_MS);
      known = PAYMENT_METHODS.filter((method) => active.has(method));
    } catch {
      // Those of before are better than none; asked again in five minutes, or at once when there are none.
      if (known.length === 0) askedAt = -Infinity;
    }
  }

  return async () => {
    if (performance.now() - askedAt > FRESH_MS) {
      askedAt = performance.now();
      asking = askAgain();
    }
    if (known.length === 0) await asking;
    return known;
  };
}
