import { expect, it } from '@jest/globals';
import { atom, useAtom } from 'jotai';
import { CONTRACT_VERSION, type RemoteModule } from '@vitrine/shared/contract/federation/remote';
import { remoteRoutes } from '@vitrine/shared/remote/remote-routes';
import { useCart, useProfile } from '@vitrine/shared/remote/remote-context';
import { ADA, FRAME } from '../../../testing/fixtures.ts';
import { renderJob, handlersOf } from './render-job.ts';
import { visitReader } from './read-visit.ts';
import type { Ask, ShopFacts } from '../../drawing/protocol.ts';

const RELEASE = {
  name: 'shell',
  version: 'v1',
  contract: 2,
  container: 'shell',
  entry: null,
  main: 'main.js',
};
const FILES = { serverEntry: 'main.cjs', css: [], client: {}, server: {} };
const SHOP: ShopFacts = {
  publicUrl: 'https://shop.example',
  shell: { ...RELEASE, ...FILES },
  shellUrl: '/releases/shell/v1/',
};

/** What a careless remote might keep: who was seen last. */
const lastSeen = atom('nobody');

function Page() {
  const here = useProfile()?.firstname ?? 'nobody';
  const [last, setLast] = useAtom(lastSeen);
  if (last !== here) setLast(here);
  return <h1>{`${here} after ${last}, cart ${useCart()?.count ?? 'not known'}`}</h1>;
}

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  createRoutes: (context) => {
    const none = async () => ({ default: {} });
    return remoteRoutes(
      {
        owner: 'cart-checkout',
        messages: { en: none, nl: none, fr: none },
        pages: {
          cart: async () => ({
            // So that visits are drawn while others wait.
            loader: (args) => context.api(args)({ method: 'GET', path: '/api/extra' }),
            Component: Page,
          }),
        },
      },
      context,
    );
  },
};

const VISITORS = { ada: ADA, bob: { ...ADA, id: 8, firstname: 'Bob' } };

const bobIsDrawn = Promise.withResolvers<void>();

/** Who asks is in the name of the visit. Ada's answers come when Bob's page is about to be drawn. */
const ask: Ask = async ({ url, visit: name }) => {
  if (name === 'ada') await bobIsDrawn.promise;
  if (name === 'bob' && url === '/api/extra') bobIsDrawn.resolve();
  if (url === '/api/frame') return { status: 200, body: JSON.stringify(FRAME) };
  const profile = name === 'ada' || name === 'bob' ? VISITORS[name] : undefined;
  return { status: 200, body: JSON.stringify({ profile }) };
};

it('visitors at the same moment, and after each other, never share what a page knows of one', async () => {
  const maker = { shop: SHOP, ask, log: () => undefined, readVisit: visitReader() };
  const drawable = {
    browser: { version: 'v1', container: 'remote', entry: { url: '/entry.js', integrity: '' }, css: [] },
    handlers: handlersOf(remote, SHOP),
  };
  const visit = async (name: string) => {
    const job = {
      method: 'GET',
      isAnonymous: name === '',
      catalogueVersion: '1',
      browsers: {},
      visit: name,
    };
    const page = await renderJob({ ...job, url: 'https://shop.example/cart' }, drawable, maker);
    return /<h1>(.*?)<\/h1>/.exec(page.bytes.toString())?.[1];
  };
  expect(await Promise.all(['ada', 'bob', '', 'ada'].map(visit))).toEqual([
    'Ada after nobody, cart not known',
    'Bob after nobody, cart not known',
    'nobody after nobody, cart not known',
    'Ada after nobody, cart not known',
  ]);
  expect(await visit('')).toBe('nobody after nobody, cart not known');
});
