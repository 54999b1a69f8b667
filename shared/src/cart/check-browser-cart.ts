import type { ApiResult, ApiTransport } from '../contract/failure.ts';
import type { CartCheck, LineRequest } from '../contract/orders/cart-check.ts';
import { parsedLater } from '../http/parsed.ts';
import { readBrowserCart } from './browser-cart.ts';
import { readBrowserHold, saveBrowserHold } from './browser-hold.ts';

const contract = async () => (await import('../contract/orders/cart-check.ts')).cartCheckSchema;

interface Question {
  lines: LineRequest[];
  holdId?: string | undefined;
}

/** Holds the cart of this browser against the stock and the prices of this moment. */
export async function checkBrowserCart(
  api: ApiTransport,
  signal?: AbortSignal,
): Promise<ApiResult<CartCheck>> {
  return checkLines(
    api,
    readBrowserCart().lines.map(({ uuid, amount }) => ({ uuid, amount })),
    signal,
  );
}

/**
 * What is there of these lines at this moment, whatever lies in the cart; the shopper's own hold counts as in stock. A
 * question that the shop refuses is asked once more without the hold, which is forgotten if that was it.
 */
export async function checkLines(
  api: ApiTransport,
  lines: LineRequest[],
  signal?: AbortSignal,
): Promise<ApiResult<CartCheck>> {
  const holdId = readBrowserHold();
  const answer = await ask(api, { lines, holdId }, signal);
  if (holdId === undefined || !isRefused(answer)) return answer;
  const again = await ask(api, { lines }, signal);
  if (again.ok && readBrowserHold() === holdId) saveBrowserHold(null);
  return again;
}

/** Whether the shop answered that it cannot read the cart: asking the same again would not help. */
export function isRefused(answer: ApiResult<CartCheck>): boolean {
  return !answer.ok && answer.failure.kind === 'rejected' && answer.failure.status === 400;
}

async function ask(api: ApiTransport, body: Question, signal?: AbortSignal): Promise<ApiResult<CartCheck>> {
  const request = { method: 'POST', path: '/api/cart/check', body } as const;
  return parsedLater(contract, api({ ...request, ...(signal && { signal }) }));
}
