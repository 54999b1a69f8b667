import type { Locale } from '@vitrine/shared/contract/locale';
import type { Post, PostList, PostTeaser, Text, TextName } from '@vitrine/shared/contract/text';
import { createCache } from '@vitrine/shared/platform/versioned-cache';
import { type Catalogue, type NamedInText, readCards } from '../catalogue/index.ts';
import type { Clock } from '../platform/clock.ts';
import { memoizeTtl } from '../platform/memoize-ttl.ts';
import type { Database } from '../database/database.ts';
import { countPosts, findPost, listPosts, type NamedTeaser, slugsOf } from './store/posts.ts';
import { readSeller } from '../shop/index.ts';
import { readText, readTextsVersion, type StoredText } from './store/texts.ts';
import { particularsOf, withParticulars } from './particulars.ts';
import { plainText } from './rules/plain-text.ts';

/** What the owner changes shows within this time. */
const MAX_AGE_MS = 1000;
const POSTS_A_PAGE = 12;
const READ_ON = 3;

export interface TextsContext {
  database: Database;
  catalogue: Pick<Catalogue, 'version' | 'named'>;
  clock: Clock;
}

interface AnswerTexts {
  text(name: TextName, locale: Locale): Promise<Text | null>;
  /** Null for a page past the end; the first page is always there. */
  posts(page: number, locale: Locale): Promise<PostList | null>;
  post(slug: string, locale: Locale): Promise<Post | null>;
}

/** Texts as pages show them. What is made once is cached until a text, a post or the seller changes. */
export function answerTexts({ database, catalogue, clock }: TextsContext): AnswerTexts {
  const { kysely } = database;
  // The catalogue's is another whenever staff of this process changed something.
  const changed = () => catalogue.version().catch(() => '');
  const keep = keepUntilChanged(memoizeTtl(clock, MAX_AGE_MS, () => readTextsVersion(kysely), changed));
  const make = async (name: string, locale: Locale): Promise<Text | null> => {
    const row = await readText(kysely, name, locale);
    if (!row) return null;
    const { title, description, lead, body, version, updated_at: updatedAt } = row;
    // What cleans texts takes 5 MB, and a process that draws none needs it not.
    const { renderText } = await import('./render-text.ts');
    const plain = { title: plainText(title), description: plainText(description), lead: plainText(lead) };
    const text = { ...plain, ...renderText(body, locale), version, updatedAt };
    return withParticulars(text, await readSeller(kysely), locale);
  };
  const named = createNamed({ database, catalogue, clock });
  const teasers = async (posts: NamedTeaser[], locale: Locale) => {
    const fill = particularsOf(await readSeller(kysely), locale);
    const filled = posts.map((post) => ({ ...post, title: fill(post.title), lead: fill(post.lead) }));
    return named.withPictures(filled, locale);
  };
  return {
    async text(name, locale) {
      const text = await keep(`text ${name} ${locale}`, () => make(name, locale));
      // What binds or informs by law sells nothing.
      return text && name === 'about' ? { ...text, ...(await named.of(name, locale)) } : text;
    },
    async posts(page, locale) {
      const list = await listPage(database, page, locale, clock());
      return list && { ...list, posts: await teasers(list.posts, locale) };
    },
    async post(slug, locale) {
      const now = clock();
      const post = await findPost(kysely, slug, locale, now);
      const text =
        post && (await keep(`post ${post.name} ${locale}`, () => make(`post:${post.name}`, locale)));
      if (!post || !text) return null;
      const newest = await listPosts(kysely, locale, { offset: 0, limit: READ_ON + 1 }, now);
      const readOn = newest.filter((other) => other.slug.en !== post.slug_en).slice(0, READ_ON);
      return {
        ...text,
        slug: slugsOf(post),
        publishedAt: post.published_at,
        readOn: await teasers(readOn.map(plainTeaser), locale),
        ...(await named.of(`post:${post.name}`, locale)),
      };
    },
  };
}

async function listPage(
  { kysely }: Database,
  page: number,
  locale: Locale,
  now: Date,
): Promise<(Omit<PostList, 'posts'> & { posts: NamedTeaser[] }) | null> {
  const total = await countPosts(kysely, now);
  const pages = Math.max(1, Math.ceil(total / POSTS_A_PAGE));
  if (page > pages) return null;
  const slice = { offset: (page - 1) * POSTS_A_PAGE, limit: POSTS_A_PAGE };
  const posts = await listPosts(kysely, locale, slice, now);
  return { posts: posts.map(plainTeaser), total, page, pages };
}

function plainTeaser<T extends { title: string; lead: string }>(post: T): T {
  return { ...post, title: plainText(post.title), lead: plainText(post.lead) };
}

/**
 * Caches what was made for a key until the version changes. A failure is not cached, and neither is null: only what
 * exists takes up memory.
 */
function keepUntilChanged(version: () => Promise<string>) {
  let current = '';
  let answers = new Map<string, unknown>();
  return async function keep<T>(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const now = await version();
    if (now !== current) {
      current = now;
      answers = new Map();
    }
    const cached = answers;
    // Written under this key by this function alone.
    if (cached.has(key)) return cached.get(key) as T;
    const made = await make();
    if (made !== null) cached.set(key, made);
    return made;
  };
}

/** Two rows of the widest window. */
const MOST_LOTS = 8;
const NOTHING = { lots: [], species: [] };
/** Several pages of the blog, in each language. */
const MOST_TEXTS = 200;

/** What texts name: found anew whenever lots come and go. A list names what a dozen long texts do. */
function createNamed({ database: { kysely }, catalogue, clock }: TextsContext) {
  const known = createCache<NamedInText>({ maxEntries: MOST_TEXTS, maxAgeMs: 60_000 });

  async function lookUp({ id, title, lead, body }: StoredText): Promise<NamedInText> {
    const words = `${title}\n${lead}\n${body}`;
    return known.fetch(await catalogue.version(), String(id), () => catalogue.named(words, MOST_LOTS));
  }

  /** Lots that can be ordered, and species. A text is read without them while the catalogue is away. */
  async function of(name: string, locale: Locale): Promise<Required<Pick<Text, 'lots' | 'species'>>> {
    const text = await readText(kysely, name, locale);
    const { lots, species } = text ? await lookUp(text).catch(() => NOTHING) : NOTHING;
    const cards = await readCards(kysely, lots, clock());
    return {
      lots: cards.filter(({ stock }) => stock > 0),
      species: species.map(({ name: latin, family: { category, slug } }) => ({
        name: latin,
        family: { category, slug },
      })),
    };
  }

  async function withPicture({ name, ...teaser }: NamedTeaser, locale: Locale): Promise<PostTeaser> {
    const { lots } = await of(`post:${name}`, locale);
    const shown = lots.find(({ picture }) => picture);
    return { ...teaser, picture: shown?.picture ?? null };
  }

  return {
    of,
    /** Posts of a list, each with the picture of the first lot that it names and that has one. */
    withPictures: (posts: NamedTeaser[], locale: Locale) =>
      Promise.all(posts.map((post) => withPicture(post, locale))),
  };
}
