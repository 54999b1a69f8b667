import type { RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { readPath } from '@vitrine/shared/paths/read-path';
import type { Owner } from '@vitrine/shared/paths/route-table';
import { resolveLazy } from '../../routing/resolve-lazy.ts';
import type { GetRemote } from './browser-remotes.ts';

/** Debounce: passing over a link is no intent. */
const DWELL_MS = 80;

let fetchAimed: (aim: Aim) => Promise<void> = () => Promise.resolve();

interface Aim {
  owner: Owner;
  /** The page by its name: all insects are drawn by the same code. */
  key: string;
  pathname: string;
}

/**
 * Fetches the code of a page that the shopper points at, touches or has focused, once: its remote and its own part. Not
 * its data, which may change until the click and costs the server as much as the page; not the tools, which few may
 * open; nothing for who saves data. Returns what stops it.
 */
export function prefetchOnIntent(getRemote: GetRemote, remote: RemoteContext): () => void {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fetchCode = async ({ owner, key, pathname }: Aim) => {
    if (fetched.has(key) || savesData()) return;
    fetched.add(key);
    await resolveLazy((await getRemote(owner)).createRoutes(remote), pathname);
  };
  fetchAimed = fetchCode;
  const aim = ({ target }: Event) => {
    clearTimeout(timer);
    const found = aimAt(target);
    // What does not come is asked for again, and told of, by the step itself.
    if (found) timer = setTimeout(() => void fetchCode(found).catch(() => undefined), DWELL_MS);
  };
  const signs = ['pointerover', 'focusin', 'touchstart'];
  for (const sign of signs) document.addEventListener(sign, aim, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of signs) document.removeEventListener(sign, aim);
  };
}

/** The same for a page that nobody points at, but that must be there when the connection goes. */
export async function fetchCodeOf(pathname: string): Promise<void> {
  const aim = aimOf(pathname);
  if (aim) await fetchAimed(aim);
}

function aimAt(target: EventTarget | null): Aim | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.origin === location.origin && !link.target ? aimOf(link.pathname) : null;
}

function aimOf(pathname: string): Aim | null {
  if (pathname === location.pathname) return null;
  const page = readPath(pathname);
  const here = readPath(location.pathname);
  // Another language is another load.
  if (!page || page.owner === 'tools' || (here && page.locale !== here.locale)) return null;
  return { owner: page.owner, key: `${page.owner} ${page.name}`, pathname };
}

/** Not in every browser; who cannot say it has not asked for it. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
