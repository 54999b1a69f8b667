import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createMemoryRouter } from 'react-router';
import { exchangesSchema } from '../../contract/federation/exchange.ts';
import { LOCALES, type Locale } from '../../contract/locale.ts';
import {
  CONTRACT_VERSION,
  type PageHead,
  type RemoteModule,
  type RouteHandle,
} from '../../contract/federation/remote.ts';
import { flatRoutes } from '../../paths/flat-routes.ts';
import type { Owner } from '../../paths/route-table.ts';
import { exampleAddresses } from '../standalone/examples.ts';
import { standInContext } from '../standalone/open-alone.tsx';

interface Door {
  owner: Owner;
  remote: RemoteModule;
  /** The remote's `src`. */
  folder: string;
}

/** The remote's side of its door to the shell: its pages, what they say of themselves, and that nothing else gets out. */
export function checkDoor({ owner, remote, folder }: Door): void {
  // While exchanges are written anew there is nothing to open pages with.
  if (process.env['RECORD'] === '1') return;
  const file = join(folder, 'fixtures/exchanges.json');
  const exchanges = exchangesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const createRoutes = () =>
    remote.createRoutes(
      standInContext(exchanges, { publicUrl: 'https://shop.example', notify: () => undefined }),
    );

  describe('the door', () => {
    it('is all that gets out, and speaks the contract', () => {
      expect(Object.keys(remote).toSorted()).toEqual(['contract', 'createRoutes']);
      expect(remote.contract).toBe(CONTRACT_VERSION);
    });

    it('opens the pages that the route table gives to the remote, and no others, as often as it is asked', () => {
      const owned = flatRoutes().filter((route) => route.owner === owner);
      for (const routes of [createRoutes(), createRoutes()]) {
        const pages = routes.flatMap(({ children = [] }) => children).map(({ id, path }) => ({ id, path }));
        expect(new Set(pages)).toEqual(new Set(owned.map(({ id, path }) => ({ id, path }))));
        expect(pages).toHaveLength(owned.length);
      }
    });

    it('brings styles that hold for its own elements alone', () => {
      const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.css'),
      );
      expect(styles.filter((name) => !name.endsWith('.module.css'))).toEqual([]);
      expect(styles.flatMap((name) => leaksOf(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
    });
  });

  describe.each(LOCALES)('in %s', (locale) => {
    it.each(exampleAddresses(owner, locale, exchanges))(
      '$name opens, and says what it is',
      async ({ address }) => {
        const { head, path } = await openPage(createRoutes(), address);
        expect(head.title).not.toBe('');
        if (head.isIndexed === false) return;
        expect(head.description ?? '').not.toBe('');
        expect([path, head.canonical]).toContain(head.alternates?.[locale]);
        for (const other of LOCALES) await expectSame(head, other);
      },
    );
  });

  /** The page in another language names the same addresses. */
  async function expectSame({ alternates }: PageHead, locale: Locale): Promise<void> {
    if (alternates)
      expect((await openPage(createRoutes(), alternates[locale])).head.alternates).toEqual(alternates);
  }
}

/** Selectors without a class of the remote's own: they would style what others draw. */
function leaksOf(css: string): string[] {
  const selectors = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g);
  return [...selectors]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(?:from|to|\d+%|&.*)$/s.test(selector))
    .filter((selector) => !selector.replaceAll(/:global\([^)]*\)/g, '').includes('.'));
}

/** Opens a page the way the shell does, following where it leads. */
async function openPage(
  routes: ReturnType<RemoteModule['createRoutes']>,
  address: string,
): Promise<{ head: PageHead; path: string }> {
  const router = createMemoryRouter([{ children: routes }], { initialEntries: [address] });
  await new Promise<void>((resolve) => {
    const isThere = () => router.state.initialized && router.state.navigation.state === 'idle';
    if (isThere()) return resolve();
    router.subscribe(() => isThere() && resolve());
  });
  const { errors, matches, loaderData, location } = router.state;
  router.dispose();
  if (errors) throw Object.values(errors)[0];
  const { route } = matches.at(-1) ?? {};
  const handle: RouteHandle = route?.handle ?? {};
  return { head: handle.head?.(loaderData[route?.id ?? '']) ?? { title: '' }, path: location.pathname };
}
