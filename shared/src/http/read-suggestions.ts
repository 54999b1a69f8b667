import type { ApiTransport } from '../contract/failure.ts';
import type { Suggestions } from '../contract/listing.ts';
import type { Locale } from '../contract/locale.ts';
import { parsedLater } from './parsed.ts';

const contract = async () => (await import('../contract/listing.ts')).suggestionsSchema;

/** What a shopper may mean who typed `q`. Null when it cannot be had: nothing is suggested then. */
export async function readSuggestions(
  api: ApiTransport,
  { q, locale, signal }: { q: string; locale: Locale; signal: AbortSignal },
): Promise<Suggestions | null> {
  const query = { q, locale };
  const path = '/api/catalogue/suggestions';
  const answer = await parsedLater(contract, api({ method: 'GET', path, query, signal }));
  return answer.ok ? answer.value : null;
}
