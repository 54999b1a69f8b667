import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Locale } from '@vitrine/shared/contract/locale';
import type { PostTeaser } from '@vitrine/shared/contract/text';
import { readCards, type Catalogue } from '../catalogue/index.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { NamedTeaser } from './store/posts.ts';
import { readText } from './store/texts.ts';

interface Context {
  database: Database;
  catalogue: Pick<Catalogue, 'named'>;
  clock: Clock;
}

/** Two rows of the widest window. */
const MOST_LOTS = 8;

/** What texts name, as lots: found anew with each answer, for lots come and go. */
export function createNamedLots({ database: { kysely }, catalogue, clock }: Context) {
  /** Lots that can be ordered of what a text names. A text is read without them while the catalogue is away. */
  async function lots(name: string, locale: Locale): Promise<InsectCard[]> {
    const text = await readText(kysely, name, locale);
    if (!text) return [];
    const ids = await catalogue.named(`${text.title}\n${text.lead}\n${text.body}`, MOST_LOTS).catch(() => []);
    const cards = await readCards(kysely, ids, clock());
    return cards.filter(({ stock }) => stock > 0);
  }

  async function withPicture({ name, ...teaser }: NamedTeaser, locale: Locale): Promise<PostTeaser> {
    const shown = (await lots(`post:${name}`, locale)).find(({ picture }) => picture);
    return { ...teaser, picture: shown?.picture ?? null };
  }

  return {
    lots,
    /** Posts of a list, each with the picture of the first lot that it names and that has one. */
    withPictures: (posts: NamedTeaser[], locale: Locale) =>
      Promise.all(posts.map((post) => withPicture(post, locale))),
  };
}
