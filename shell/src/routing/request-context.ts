import { createContext, RouterContextProvider } from 'react-router';
import type { Profile } from '@vitrine/shared/contract/account';
import type { ApiTransport } from '@vitrine/shared/contract/failure';
import type { Frame } from '@vitrine/shared/contract/frame';

/** What loaders may ask about the request that they answer. */
export interface Visit {
  api: ApiTransport;
  frame: Frame;
  profile: Profile | null;
}

const visitContext = createContext<Visit>();

/** The router's context for one visit. */
export function contextOf(visit: Visit): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  return context;
}

/** The visit behind a loader's arguments. */
export function visitOf(args: { context: Readonly<RouterContextProvider> }): Visit {
  return args.context.get(visitContext);
}
