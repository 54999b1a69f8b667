import type { Locale } from '@vitrine/shared/contract/locale';
import { axiosTransport } from '@vitrine/shared/http/axios-transport';
import { readSuggestions } from '@vitrine/shared/http/read-suggestions';

/** What a shopper may mean who types in the header. */
export function suggest(asked: { q: string; locale: Locale; signal: AbortSignal }) {
  return readSuggestions(
    axiosTransport(() => asked.locale),
    asked,
  );
}
