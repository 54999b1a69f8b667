import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { lexer, type Token } from 'marked';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { HOLD_MS } from '@vitrine/shared/contract/orders/cart-limits';
import { formatDay } from '@vitrine/shared/i18n/formats';
import { SAMPLE_SELLER } from '@vitrine/sample-shop/lots/sample-seller';
import type { NewText } from './store/texts.ts';
import { firstPages, firstPosts } from './seed-texts.ts';
import { withParticulars } from './particulars.ts';
import { renderText } from './render-text.ts';

const ALL = [...firstPages(), ...firstPosts().flatMap(({ texts }) => texts)];
const BY_NAME = [...Map.groupBy(ALL, ({ name }) => name)];

/** Headings, paragraphs and lists, and how many lines each list and table has. */
const shapeOf = ({ body }: NewText) =>
  lexer(body)
    .filter(({ type }) => type !== 'space')
    .map((token: Token) =>
      'items' in token ? token.items.length : 'rows' in token ? token.rows.length : token.type,
    );

const targetsOf = ({ body }: NewText) =>
  [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) =>
    target.startsWith('https:') ? 'https:' : target,
  );

describe.each(BY_NAME)('The text %s', (_name, texts) => {
  it('says the same, part by part, in each language', () => {
    expect(texts.map(({ locale }) => locale)).toEqual([...LOCALES]);
    const [en, ...others] = texts.map(shapeOf);
    for (const other of others) expect(other).toEqual(en);
  });

  it('leads to the same pages, all of which exist', () => {
    const [en, ...others] = texts.map(targetsOf);
    for (const other of others) expect(other).toEqual(en);
    for (const text of texts) {
      const links = renderText(text.body, text.locale).html.match(/<a /g) ?? [];
      expect(links).toHaveLength(targetsOf(text).length);
    }
  });

  it('names the seller wherever it means to', () => {
    for (const { locale, title, description, lead, body } of texts) {
      const text = withParticulars(
        { title, description, lead, ...renderText(body, locale) },
        SAMPLE_SELLER,
        locale,
      );
      expect(JSON.stringify(text)).not.toMatch(/\{\w+\}|%7B|…\./);
    }
  });

  it('says of no price that VAT is in it, which hangs on where the parcel goes', () => {
    for (const { lead, body } of texts) {
      expect(lead + body).not.toMatch(
        /includ\w* VAT|VAT included|inclusief btw|btw inbegrepen|TVA comprise\./i,
      );
    }
  });

  it('has a title, a description that fits a search result, and a lead, without shouting', () => {
    for (const { title, description, lead, body } of texts) {
      expect(title.length).toBeGreaterThan(3);
      expect(description.length).toBeGreaterThan(40);
      expect(description.length).toBeLessThan(180);
      expect(lead.length).toBeGreaterThan(20);
      expect(title + description + lead + body).not.toContain('!');
    }
  });
});

const assessment = JSON.parse(readFileSync(join(import.meta.dirname, '../../data/assessment.json'), 'utf8'));

describe.each(LOCALES)('The statement on accessibility in %s', (locale) => {
  it('says the day of the last check that passed, which is no part of its text', () => {
    const [statement] = firstPages().filter(
      (page) => page.name === 'accessibility' && page.locale === locale,
    );
    const { body = '' } = statement ?? {};
    expect(body).not.toMatch(/\b\d{1,2}(er)? \p{L}+ 20\d\d/u);
    const text = { title: '', description: '', lead: '', ...renderText(body, locale) };
    const day = formatDay(`${assessment.day}T12:00:00.000Z`, locale);
    expect(withParticulars(text, SAMPLE_SELLER, locale).html).toContain(day);
    expect(assessment.passed).toBeGreaterThan(assessment.journeys.length);
  });
});

it.each(LOCALES)('The conditions in %s say as many minutes as lots are reserved', (locale) => {
  const conditions = firstPages().find((page) => page.name === 'conditions' && page.locale === locale);
  expect(conditions?.body).toMatch(new RegExp(` ${HOLD_MS / 60_000} minut`));
});

describe('The blog', () => {
  it('has a slug of its own for each post in each language', () => {
    const slugs = firstPosts().flatMap(({ slug }) => Object.values(slug));
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  });
});

describe('A particular that the owner has not filled in', () => {
  it('shows as a gap, and one that the owner wrote oddly as what it says', () => {
    const seller = { ...SAMPLE_SELLER, vatNumber: '', name: '<b>"Kabinet"</b> & {email}' };
    const text = {
      title: '{seller}',
      description: '',
      lead: '',
      ...renderText('{seller}, VAT {vatNumber}', 'en'),
    };
    const filled = withParticulars(text, seller, 'en');
    expect(filled.html).toBe('<p>&lt;b&gt;&quot;Kabinet&quot;&lt;/b&gt; &amp; {email}, VAT …</p>');
    expect(filled.title).toBe(seller.name);
  });
});
