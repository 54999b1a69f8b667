import { CATEGORIES, type Category, type Home } from '@vitrine/shared/contract/catalogue';
import type { Kysely } from 'kysely';
import { readListPicture } from './list-picture.ts';
import { countInsects, readListing } from './listing.ts';
import type { Schema } from './schema.ts';

const HOME_CARDS = 12;

/** What the home page shows: the newest insects, and every category with a picture of its own. */
export async function readHome(kysely: Kysely<Schema>, now: Date): Promise<Home> {
  const list = { kind: 'category', category: 'LATEST' } as const;
  const slice = { sort: 'newest', offset: 0, limit: HOME_CARDS } as const;
  const latest = await readListing(kysely, list, slice, now);
  const categories = await Promise.all(CATEGORIES.map((category) => readDrawer(kysely, category)));
  return { latest, categories: withOwnPicture(categories, latest) };
}

async function readDrawer(kysely: Kysely<Schema>, category: Category) {
  const list = { kind: 'category', category } as const;
  const [count, picture] = await Promise.all([countInsects(kysely, list), readListPicture(kysely, list)]);
  return { category, count, picture };
}

/** The newest insect is also the newest of its own category: the drawer of new insects shows another one. */
function withOwnPicture(categories: Home['categories'], latest: Home['latest']): Home['categories'] {
  const shown = new Set(categories.map(({ picture }) => picture?.hash));
  const other = latest.find(({ picture }) => picture && !shown.has(picture.hash));
  return categories.map((drawer) =>
    drawer.category === 'LATEST' ? { ...drawer, picture: other?.picture ?? drawer.picture } : drawer,
  );
}
