import type { Text, TextName } from '@vitrine/shared/contract/text';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import type { LoaderFunctionArgs } from 'react-router';
import { readText } from './read-text.ts';

/** A text of the shop in the language of the page; fails as the page does. */
export async function loadText(
  name: TextName,
  args: LoaderFunctionArgs,
  { remote, locale }: PageContext,
): Promise<Text> {
  return loadOrThrow(await readText(remote.api(args), name, locale));
}
