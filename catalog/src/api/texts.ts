import type { ApiResult, ApiTransport } from '@vitrine/shared/contract/failure';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { Text, TextName } from '@vitrine/shared/contract/text';
import { parsedLater } from '@vitrine/shared/http/parsed';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import type { LoaderFunctionArgs } from 'react-router';

const contract = async () => (await import('@vitrine/shared/contract/text')).textSchema;

/** A text of the shop in a language. */
export async function readText(api: ApiTransport, name: TextName, locale: Locale): Promise<ApiResult<Text>> {
  return parsedLater(contract, api({ method: 'GET', path: `/api/texts/${name}`, query: { locale } }));
}

/** A text of the shop in the language of the page; fails as the page does. */
export async function loadText(
  name: TextName,
  args: LoaderFunctionArgs,
  { remote, locale }: PageContext,
): Promise<Text> {
  return loadOrThrow(await readText(remote.api(args), name, locale));
}
