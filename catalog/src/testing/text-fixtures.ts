import type { ShippingRateInfo } from '@vitrine/shared/contract/orders/shipping';
import { TEXT_NAMES, type Post, type PostList, type Text } from '@vitrine/shared/contract/text';

export const TEXT: Text = {
  title: 'Terms of the shop',
  description: 'What we promise.',
  lead: 'What we promise, and what we ask.',
  html: '<h2 id="text-one">One</h2><p>Read about <a href="/shipping">shipping</a>.</p>',
  headings: [{ id: 'text-one', text: 'One' }],
  version: 1,
  updatedAt: '2026-11-21T11:00:00.000Z',
};

export const POST: Post = {
  ...TEXT,
  title: 'How to read a data label',
  slug: { en: 'how-to-read-a-data-label', nl: 'zo-lees-je-een-etiket', fr: 'lire-une-etiquette' },
  publishedAt: '2026-09-18T11:00:00.000Z',
  readOn: [
    {
      slug: { en: 'keeping', nl: 'bewaren', fr: 'conserver' },
      title: 'Keeping a collection',
      lead: 'Light, damp and beetles.',
      publishedAt: '2026-06-05T11:00:00.000Z',
    },
  ],
};

const { title, lead, slug, publishedAt } = POST;
export const POSTS: PostList = { posts: [{ title, lead, slug, publishedAt }], total: 1, page: 1, pages: 1 };

export const RATES: ShippingRateInfo[] = [
  rate('be', ['BE'], 695, 10_000),
  rate('eu', ['AT', 'BG', 'CY', 'CZ', 'DK'], 1695, null),
];

function rate(
  code: string,
  countries: string[],
  priceCents: number,
  freeFromCents: number | null,
): ShippingRateInfo {
  return {
    code,
    name: { en: 'European Union', nl: 'Europese Unie', fr: 'Union européenne' },
    countries,
    carrier: 'bpost',
    service: 'bpack',
    tracked: true,
    days: { min: 1, max: 2 },
    bands: [
      { maxGrams: 2000, priceCents },
      { maxGrams: 4000, priceCents: priceCents + 400 },
    ],
    freeFromCents,
    maxValueCents: null,
  };
}

/** What the app API answers about texts. */
export const TEXT_ANSWERS = {
  ...Object.fromEntries(TEXT_NAMES.map((name) => [`/api/texts/${name}`, TEXT])),
  ...Object.fromEntries(Object.values(POST.slug).map((name) => [`/api/posts/${name}`, POST])),
  '/api/posts': POSTS,
  '/api/shipping/rates': RATES,
};
