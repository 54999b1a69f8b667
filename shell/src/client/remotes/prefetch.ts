import { matchRoutes, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import type { RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { isForAnyone } from '../../model/page-kind.ts';
import { resolveLazy } from '../../routing/resolve-lazy.ts';
import type { GetRemote } from './browser-remotes.ts';

/** Debounce: passing over a link is no intent. */
const DWELL_MS = 80;
/** A finger that scrolls has moved by then. */
const TOUCH_MS = 40;
const SCROLL_PX = 6;
/** Pages whose data is under way at once: more would stand in the way of the one that is opened. */
const MOST_AHEAD = 2;

let fetchAimed: (aim: Aim) => Promise<unknown> = () => Promise.resolve();

interface Aim {
  owner: Owner;
  /** The page by its name: all insects are drawn by the same code. */
  key: string;
  url: URL;
  /** Everybody is shown the same, and nothing happens by opening it. */
  isForEveryone: boolean;
}

interface Prefetching {
  getRemote: GetRemote;
  remote: RemoteContext;
  /** For loaders that run ahead of the step, which then has their answers (`ask-ahead.ts`). */
  contextAhead: () => LoaderFunctionArgs['context'];
}

/**
 * Fetches a page that the shopper points at, presses or has focused before the step to it: its remote and its own part, and
 * of the catalogue its data. Not the tools, which few may open; nothing for who saves data. Returns what stops it.
 */
export function prefetchOnIntent({ getRemote, remote, contextAhead }: Prefetching): () => void {
  const fetched = new Map<string, Promise<RouteObject[]>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = { clientX: 0, clientY: 0 };
  let underWay = 0;

  const routesOf = async ({ owner, url }: Aim) => {
    const routes = (await getRemote(owner)).createRoutes(remote);
    await resolveLazy(routes, url.pathname);
    return routes;
  };
  const fetchCode = (aim: Aim) => {
    const coming = fetched.get(aim.key) ?? routesOf(aim);
    fetched.set(aim.key, coming);
    coming.catch(() => fetched.delete(aim.key));
    return coming;
  };
  const fetchPage = async (aim: Aim) => {
    if (savesData()) return;
    const routes = await fetchCode(aim);
    if (!aim.isForEveryone || underWay >= MOST_AHEAD) return;
    underWay += 1;
    await runLoaders(routes, aim.url, contextAhead()).finally(() => (underWay -= 1));
  };
  const fetchAfter = (milliseconds: number, { target }: Event) => {
    clearTimeout(timer);
    const aim = aimAt(target);
    // What does not come is asked for again, and told of, by the step itself.
    if (aim) timer = setTimeout(() => void fetchPage(aim).catch(() => undefined), milliseconds);
  };
  fetchAimed = async (aim) => {
    if (!savesData()) await fetchCode(aim);
  };
  const stops = new AbortController();
  const on = <Sign extends keyof DocumentEventMap>(
    sign: Sign,
    act: (event: DocumentEventMap[Sign]) => void,
  ): void => document.addEventListener(sign, act, { passive: true, signal: stops.signal });
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse') fetchAfter(DWELL_MS, event);
  });
  // A press focuses too, and later: it must not put off what it asked for itself.
  on('focusin', (event) => {
    if (event.target instanceof Element && event.target.matches(':focus-visible'))
      fetchAfter(DWELL_MS, event);
  });
  on('pointerdown', (event) => {
    pressed = event;
    fetchAfter(event.pointerType === 'touch' ? TOUCH_MS : 0, event);
  });
  on('pointermove', ({ pointerType, clientX, clientY }) => {
    const moved = Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY);
    if (pointerType === 'touch' && moved > SCROLL_PX) clearTimeout(timer);
  });
  on('pointercancel', () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    stops.abort();
  };
}

/** As the router would. What they give is thrown away: it is the answers to their questions that are cached. */
async function runLoaders(routes: RouteObject[], url: URL, context: LoaderFunctionArgs['context']) {
  const request = new Request(url);
  await Promise.all(
    (matchRoutes(routes, url.pathname) ?? []).map(({ route, params }) => {
      const { loader, path: pattern = '' } = route;
      return typeof loader === 'function' ? loader({ request, params, context, pattern, url }) : null;
    }),
  );
}

/** The code of a page that nobody points at, but that must be there when the connection goes. */
export async function fetchCodeOf(pathname: string): Promise<void> {
  const aim = aimOf(new URL(pathname, location.origin));
  if (aim) await fetchAimed(aim);
}

function aimAt(target: EventTarget | null): Aim | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && !link.target ? aimOf(new URL(link.href)) : null;
}

function aimOf(url: URL): Aim | null {
  if (url.pathname + url.search === location.pathname + location.search) return null;
  const page = readPath(url.pathname);
  const here = readPath(location.pathname);
  // Another language is another load.
  if (!page || page.owner === 'tools' || (here && page.locale !== here.locale)) return null;
  const { owner, name } = page;
  // The shop notes what is searched for in vain.
  const isForEveryone = owner === 'catalog' && !name.startsWith('search') && isForAnyone(page);
  return { owner, key: `${owner} ${name}`, url, isForEveryone };
}

/** Not in every browser; who cannot say it has not asked for it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
