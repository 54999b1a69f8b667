import type { StorefrontOptions } from '@vitrine/shared/contract/storefront';

type Ask = NonNullable<StorefrontOptions['ask']>;

/** Asks the app API for text; over the web's requests where the server cannot be asked otherwise. */
export function askOf({ ask, api }: Pick<StorefrontOptions, 'ask' | 'api'>): Ask {
  return ask ?? ((question) => askOverTheWeb(api, question));
}

async function askOverTheWeb(
  api: StorefrontOptions['api'],
  { url, ...question }: Parameters<Ask>[0],
): ReturnType<Ask> {
  const answer = await api(new Request(new URL(url, 'http://page.invalid'), question));
  return { status: answer.status, body: await answer.text() };
}
