import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { withSeller, type Article, type LocalizedArticle } from '../model/article.ts';
import { readInline } from '../model/inline-text.ts';
import { linkTarget } from '../model/link-target.ts';
import { FRAME } from '../testing/fixtures.ts';
import { POSTS } from './posts.ts';
import { TEXTS } from './texts.ts';

const ALL: [string, LocalizedArticle][] = [
  ...Object.entries<LocalizedArticle>(TEXTS),
  ...POSTS.map(({ slug, text }): [string, LocalizedArticle] => [slug.en, text]),
];
const shapeOf = ({ sections }: Article) =>
  sections.map(({ heading, blocks }) => [
    Boolean(heading),
    blocks.map((block) => (Array.isArray(block) ? block.length : 'text')),
  ]);
const linesOf = ({ lead, sections }: Article) => [lead, ...sections.flatMap(({ blocks }) => blocks.flat())];

async function inEachLanguage(text: LocalizedArticle): Promise<Article[]> {
  return Promise.all(LOCALES.map(async (locale) => (await text[locale]()).default));
}

describe.each(ALL)('the text “%s”', (_name, text) => {
  it('says the same, part by part, in each language', async () => {
    const [en, nl, fr] = (await inEachLanguage(text)).map(shapeOf);
    expect(nl).toEqual(en);
    expect(fr).toEqual(en);
  });

  it('leads to the same pages, all of which exist, in each language', async () => {
    const targets = (await inEachLanguage(text)).map((article) =>
      linesOf(withSeller(article, FRAME.seller, 'en'))
        .flatMap(readInline)
        .flatMap((part) => (typeof part === 'string' ? [] : [part.target]))
        .map((target) => (target.startsWith('https:') ? 'https:' : target)),
    );
    expect(targets[1]).toEqual(targets[0]);
    expect(targets[2]).toEqual(targets[0]);
    const unknown = targets[0]?.filter((target) => target !== 'https:' && !linkTarget(target, 'en'));
    expect(unknown).toEqual([]);
  });

  it('names the seller wherever it means to', async () => {
    const filled = (await inEachLanguage(text)).map((article) => withSeller(article, FRAME.seller, 'en'));
    expect(filled.flatMap(linesOf).filter((line) => /[{}]/.test(line))).toEqual([]);
  });
});

describe('a particular that the owner has not filled in', () => {
  it('shows as a gap', async () => {
    const { default: conditions } = await TEXTS.conditions.en();
    const article = withSeller(conditions, { ...FRAME.seller, vatNumber: '' }, 'en');
    expect(article.sections[0]?.blocks[0]).toContain('VAT number ….');
  });
});
