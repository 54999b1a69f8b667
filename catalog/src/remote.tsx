import { CONTRACT_VERSION, type RemoteContext } from '@vitrine/shared/contract/federation/remote';
import { PAGE_GROUPS } from './messages/page-groups.ts';
import { remoteRoutes } from '@vitrine/shared/remote/remote-routes';

export const contract = CONTRACT_VERSION;

const specialList = () => import('./routes/lists/SpecialList.tsx');
const insect = () => import('./routes/Insect.tsx');
const search = () => import('./routes/lists/Search.tsx');
const text = () => import('./routes/texts/Text.tsx');

/** The pages of the catalogue, with the ids and paths of the route table. */
export function createRoutes(remote: RemoteContext) {
  return remoteRoutes(
    {
      owner: 'catalog',
      messages: {
        en: () => import('./messages/en.ts'),
        nl: () => import('./messages/nl.ts'),
        fr: () => import('./messages/fr.ts'),
      },
      pageMessages: {
        'home.en': () => import('./messages/home/en.json'),
        'home.nl': () => import('./messages/home/nl.json'),
        'home.fr': () => import('./messages/home/fr.json'),
        'insect.en': () => import('./messages/insect/en.json'),
        'insect.nl': () => import('./messages/insect/nl.json'),
        'insect.fr': () => import('./messages/insect/fr.json'),
        'lists.en': () => import('./messages/lists/en.json'),
        'lists.nl': () => import('./messages/lists/nl.json'),
        'lists.fr': () => import('./messages/lists/fr.json'),
        'species.en': () => import('./messages/species/en.json'),
        'species.nl': () => import('./messages/species/nl.json'),
        'species.fr': () => import('./messages/species/fr.json'),
        'texts.en': () => import('./messages/texts/en.json'),
        'texts.nl': () => import('./messages/texts/nl.json'),
        'texts.fr': () => import('./messages/texts/fr.json'),
      },
      groups: PAGE_GROUPS,
      pages: {
        home: () => import('./routes/Home.tsx'),
        webshop: () => import('./routes/lists/Webshop.tsx'),
        category: () => import('./routes/lists/Category.tsx'),
        family: () => import('./routes/lists/Family.tsx'),
        genus: () => import('./routes/lists/Genus.tsx'),
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
        shipping: () => import('./routes/texts/Shipping.tsx'),
        contact: () => import('./routes/texts/Contact.tsx'),
        blog: () => import('./routes/texts/Blog.tsx'),
        post: () => import('./routes/texts/Post.tsx'),
        subscription: () => import('./routes/texts/Subscription.tsx'),
        provenance: () => import('./routes/texts/Provenance.tsx'),
      },
    },
    remote,
  );
}
