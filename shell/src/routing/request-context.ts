import { createContext, redirect, redirectDocument, RouterContextProvider } from 'react-router';
import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { Frame } from '@vitrine/shared/contract/frame';
import type { Locale } from '@vitrine/shared/contract/locale';
import { readLocale } from '@vitrine/shared/paths/read-path';

/** What loaders may ask about the request that they answer. */
export interface Visit {
  api: ApiTransport;
  frame: Frame;
  profile: Profile | null;
}

const visitContext = createContext<Visit>();

/** The router's context for one visit, in the language of the page that is open. */
export function contextOf(visit: Visit, locale: Locale): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(visitContext, { ...visit, api: obeyingRedirects(visit.api, locale) });
  return context;
}

/** The visit behind a loader's arguments. */
export function visitOf(args: { context: Readonly<RouterContextProvider> }): Visit {
  return args.context.get(visitContext);
}

/**
 * The app API for loaders and actions: an answer that leads elsewhere ends them, and the router goes there, on the server
 * with a redirect (seed §8). What is done in a page obeys by `useObey`.
 * @throws Response 302
 */
function obeyingRedirects(api: ApiTransport, locale: Locale): ApiTransport {
  return async (request) => {
    const answer = await api(request);
    const to = answer.instructions?.redirect;
    // A page has one language from load to load.
    if (to) throw readLocale(to) === locale ? redirect(to) : redirectDocument(to);
    return answer;
  };
}
