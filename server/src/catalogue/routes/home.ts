import { CATEGORIES, type Home } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { type Catalogue, newestInsects } from '../engine/catalogue.ts';
import { readCards } from '../store/insects/insect-cards.ts';
import { readListPictures } from '../store/insects/list-picture.ts';
import type { Schema } from '../../database/schema/schema.ts';
import { PICTURE_CANDIDATES } from './families.ts';

const HOME_CARDS = 12;

/** What the home page shows: the newest insects, and every category with a picture of its own. */
export async function readHome(kysely: Kysely<Schema>, catalogue: Catalogue, now: Date): Promise<Home> {
  const latest = { kind: 'category', category: 'LATEST' } as const;
  const [counts, newest, ...candidates] = await Promise.all([
    catalogue.counts(),
    newestInsects(catalogue, latest, HOME_CARDS),
    ...CATEGORIES.map((category) =>
      newestInsects(catalogue, { kind: 'category', category }, PICTURE_CANDIDATES),
    ),
  ]);
  const [cards, pictures] = await Promise.all([
    readCards(kysely, newest, now),
    readListPictures(kysely, candidates),
  ]);
  const categories = CATEGORIES.map((category, at) => ({
    category,
    count: counts.categories[category],
    picture: pictures[at] ?? null,
  }));
  return { latest: cards, categories: withOwnPicture(categories, cards) };
}

/** The newest insect is also the newest of its own category: the drawer of new insects shows another one. */
function withOwnPicture(categories: Home['categories'], latest: Home['latest']): Home['categories'] {
  const shown = new Set(categories.map(({ picture }) => picture?.hash));
  const other = latest.find(({ picture }) => picture && !shown.has(picture.hash));
  return categories.map((drawer) =>
    drawer.category === 'LATEST' ? { ...drawer, picture: other?.picture ?? drawer.picture } : drawer,
  );
}
