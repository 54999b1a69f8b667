import type { PageHead } from '@vitrine/shared/contract/remote';
import type { Text, TextName } from '@vitrine/shared/contract/text';
import { loadOrThrow } from '@vitrine/shared/http/load-or-throw';
import { pathsTo } from '@vitrine/shared/paths/path-to';
import type { PageContext } from '@vitrine/shared/remote/remote-routes';
import type { LoaderFunctionArgs } from 'react-router';
import { readText } from '../api/read-text.ts';
import { pageTitle } from '../model/page-title.ts';

/** A text of the shop in the language of the page. */
export async function loadText(
  name: TextName,
  args: LoaderFunctionArgs,
  { remote, locale }: PageContext,
): Promise<Text> {
  return loadOrThrow(await readText(remote.api(args), name, locale));
}

export function textHead({ title, description }: Text, name: TextName): PageHead {
  return { title: pageTitle(title), description, alternates: pathsTo(name) };
}
