import { createCache } from '@vitrine/shared/platform/versioned-cache';
import { HOUR_MS } from '@vitrine/shared/platform/time';
import { z } from '@vitrine/shared/contract/zod';
import { plainVatNumber } from '../../forms/rules/vat-number.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RegisterAnswer, VatCheck } from '../rules/vat-check.ts';

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
 * end in 0; it gives no answer to those that end in 9, and names whose those are that end in 8.
 */
function askTestRegister(number: string): RegisterAnswer | null {
  if (number.endsWith('9')) return null;
  const isValid = !number.endsWith('0');
  return {
    isValid,
    consultation: isValid ? 'TEST' : '',
    name: number.endsWith('8') ? `Test register: ${number}` : '',
    address: '',
  };
}

/** Member states take seconds; a shopper who waits longer is told that nobody answers. */
const WAIT_MS = 6000;

/** `---` is what member states that name nobody say. */
const answerSchema = z.object({
  valid: z.boolean(),
  requestIdentifier: z.nullish(z.string()),
  name: z.nullish(z.string()),
  address: z.nullish(z.string()),
});

/**
 * Asks the European Commission's VAT Information Exchange System, by its REST service, whether a business has this number.
 * @param number with its country's prefix, without spaces
 * @param own that of who asks, or empty
 * @returns null when VIES or its member state gives no answer, which is not the same as no
 * @throws when it cannot be reached within 6 seconds
 */
async function askVies(url: string, number: string, own: string): Promise<RegisterAnswer | null> {
  const asking = plainVatNumber(own);
  const answer = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({
      countryCode: number.slice(0, 2),
      vatNumber: number.slice(2),
      ...(asking && { requesterMemberStateCode: asking.slice(0, 2), requesterNumber: asking.slice(2) }),
    }),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  // Failures come as 200 too, with `actionSucceed: false` and no `valid`.
  const read = answerSchema.safeParse(await answer.json());
  if (!answer.ok || !read.success) return null;
  const { valid, requestIdentifier, name, address } = read.data;
  const said = (text: string | null | undefined) => (text === '---' ? '' : (text ?? '').trim());
  return {
    isValid: valid,
    consultation: said(requestIdentifier),
    name: said(name),
    address: said(address),
  };
}
