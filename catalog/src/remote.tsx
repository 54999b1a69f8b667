import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { remoteRoutes } from '@vitrine/shared/remote/remote-routes';

export const contract = CONTRACT_VERSION;

const specialList = () => import('./routes/SpecialList.tsx');
const insect = () => import('./routes/Insect.tsx');
const search = () => import('./routes/Search.tsx');
const text = () => import('./routes/Text.tsx');

/** The pages of the catalogue, with the ids and paths of the route table. */
export function createRoutes(remote: RemoteContext) {
  return remoteRoutes(
    {
      owner: 'catalog',
      messages: {
        en: () => import('./messages/en.json'),
        nl: () => import('./messages/nl.json'),
        fr: () => import('./messages/fr.json'),
      },
      pages: {
        home: () => import('./routes/Home.tsx'),
        webshop: () => import('./routes/Webshop.tsx'),
        category: () => import('./routes/Category.tsx'),
        family: () => import('./routes/Family.tsx'),
        genus: () => import('./routes/Genus.tsx'),
        species: () => import('./routes/Species.tsx'),
        compare: () => import('./routes/Compare.tsx'),
        mixed: specialList,
        newInsects: specialList,
        oneEuro: specialList,
        repairs: specialList,
        insect,
        mixedInsect: insect,
        newInsect: insect,
        oneEuroInsect: insect,
        repairsInsect: insect,
        search,
        searchTerm: search,
        about: text,
        conditions: text,
        privacy: text,
        accessibility: text,
        frames: text,
        shipping: () => import('./routes/Shipping.tsx'),
        contact: () => import('./routes/Contact.tsx'),
        blog: () => import('./routes/Blog.tsx'),
        post: () => import('./routes/Post.tsx'),
        subscription: () => import('./routes/Subscription.tsx'),
      },
    },
    remote,
  );
}
