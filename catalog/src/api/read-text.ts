import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import { textSchema, type Text, type TextName } from '@vitrine/shared/contract/text';
import { parsed } from '@vitrine/shared/http/parsed';

/** A text of the shop in a language. */
export async function readText(api: ApiTransport, name: TextName, locale: Locale): Promise<ApiResult<Text>> {
  return parsed(textSchema, await api({ method: 'GET', path: `/api/texts/${name}`, query: { locale } }));
}
