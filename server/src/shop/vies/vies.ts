import { z } from '@vitrine/shared/contract/zod';
import { plainVatNumber } from '../../forms/rules/vat-number.ts';
import type { RegisterAnswer } from '../rules/vat-check.ts';

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
export async function askVies(url: string, number: string, own: string): Promise<RegisterAnswer | null> {
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
