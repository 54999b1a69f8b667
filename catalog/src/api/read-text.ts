import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Text, TextName } from '@vitrine/shared/contract/text';
import { parsedLater } from '@vitrine/shared/http/parsed';

const contract = async () => (await import('@vitrine/shared/contract/text')).textSchema;

/** A text of the shop in a language. */
export async function readText(api: ApiTransport, name: TextName, locale: Locale): Promise<ApiResult<Text>> {
  return parsedLater(contract, api({ method: 'GET', path: `/api/texts/${name}`, query: { locale } }));
}
