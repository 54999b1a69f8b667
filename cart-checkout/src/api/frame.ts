import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { Frame } from '@vitrine/shared/contract/frame';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/frame')).frameSchema;

/**
 * The newest lots, for who has an empty cart. The frame that a browser was handed with another page has none: then it is
 * asked for. Empty when it cannot be had, for a cart without them is still a cart.
 */
export async function readLatest(
  api: ApiTransport,
  { latest }: Pick<Frame, 'latest'>,
): Promise<InsectCard[]> {
  if (latest.length > 0) return latest;
  const answer = await parsedLater(contract, api({ method: 'GET', path: '/api/frame' }));
  return answer.ok ? answer.value.latest : [];
}
