import { createCache } from '@vitrine/shared/platform/versioned-cache';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { plainVatNumber } from '../../forms/rules/vat-number.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RegisterAnswer, VatCheck } from '../rules/vat-check.ts';
import { askVies } from './vies.ts';

/** The register of businesses: whether a VAT number is one. */
export interface VatRegister {
  /** Never throws: nobody's order waits for a register that is away. */
  check(typed: string): Promise<VatCheck>;
}

const KNOWN_NUMBERS = 1000;

/**
 * VIES at its address, or the built-in test register where there is none. An answer holds for an hour, so that the order
 * finds what the checkout was told; none is not remembered.
 * @param readOwnNumber the shop's own VAT number: who asks by name gets a consultation number, which is the proof
 */
export function createVatRegister(options: {
  viesUrl: string | null;
  clock: Clock;
  readOwnNumber(): Promise<string>;
}): VatRegister {
  const { viesUrl, clock, readOwnNumber } = options;
  const register = viesUrl === null ? 'test' : 'VIES';
  const ask = async (number: string): Promise<RegisterAnswer | null> =>
    viesUrl === null ? askTestRegister(number) : askVies(viesUrl, number, await readOwnNumber());
  const answers = createCache<VatCheck>({
    maxEntries: KNOWN_NUMBERS,
    maxAgeMs: HOUR_MS,
    storable: ({ state }) => state !== 'away',
    now: () => clock().getTime(),
  });
  return {
    check(typed) {
      const number = plainVatNumber(typed);
      return answers.fetch('', number, async () => {
        const checkedAt = clock().toISOString();
        const answer = await ask(number).catch(() => null);
        if (!answer)
          return { number, state: 'away', checkedAt, consultation: '', name: '', address: '', register };
        const { isValid, ...more } = answer;
        return { number, state: isValid ? 'valid' : 'invalid', checkedAt, ...more, register };
      });
    },
  };
}

/**
 * The built-in TEST register, where payments are tests too. It knows every number that is written well, but those that
 * end in 0; it gives no answer to those that end in 9.
 */
function askTestRegister(number: string): RegisterAnswer | null {
  if (number.endsWith('9')) return null;
  const isValid = !number.endsWith('0');
  return {
    isValid,
    consultation: isValid ? 'TEST' : '',
    name: isValid ? `Test register: ${number}` : '',
    address: '',
  };
}
