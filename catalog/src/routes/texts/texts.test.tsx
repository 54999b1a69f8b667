/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from '@vitrine/shared/contract/failure';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { insect, PICTURE } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';
import { POST, POSTS, RATES, TEXT } from '../../testing/text-fixtures.ts';

beforeEach(() => window.sessionStorage.clear());

describe('a text', () => {
  it('is placed as the server set it, and its links need no reload', async () => {
    const page = await openPage('/about-us', new FakeCatalogue());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(TEXT.title);
    await userEvent.click(screen.getByRole('link', { name: 'shipping' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/shipping'));
  });

  it('that is long begins with what it holds; one of the law says how old it is', async () => {
    const headings = Array.from({ length: 7 }, (_, index) => ({
      id: `text-${index}`,
      text: `Part ${index}`,
    }));
    await openPage(
      '/nl/voorwaarden',
      new FakeCatalogue().answer('/api/texts/conditions', { ...TEXT, headings }),
    );
    const contents = screen.getByRole('navigation', { name: 'Op deze pagina' });
    expect(within(contents).getByRole('link', { name: 'Part 3' }).getAttribute('href')).toBe('#text-3');
    expect(screen.getByText('21 november 2026')).toBeTruthy();
  });

  it('that cannot be had is a failure of the page, not an empty one', async () => {
    const shop = new FakeCatalogue().fail('/api/texts/privacy', { kind: 'timeout' });
    expect((await openPage('/privacy-policy', shop)).status).toBe(503);
  });
});

describe('what a text names', () => {
  it('lies below a post, with a picture beside its title, and in its preview elsewhere', async () => {
    const post = { ...POST, lots: [insect()] };
    const page = await openPage(
      '/blog/how-to-read-a-data-label',
      new FakeCatalogue().answer('/api/posts/how-to-read-a-data-label', post),
    );
    const lots = within(screen.getByRole('region', { name: 'Mentioned here, and in stock' }));
    expect(lots.getByRole('link', { name: /^Papilio machaon/ }).getAttribute('href')).toBe(
      insectPath(insect(), 'en'),
    );
    const plate = within(screen.getByRole('figure')).getByRole('link');
    expect(plate.textContent).toBe('Papilio machaon, from our drawers');
    expect(page.head()).toMatchObject({ imageAlt: 'Papilio machaon' });
  });

  it('leads to all about each species, also one of which all is sold', async () => {
    const { family } = insect();
    const species = [
      { name: 'Papilio machaon', family },
      { name: 'Iphiclides podalirius', family },
    ];
    const slug = 'how-to-read-a-data-label';
    const shop = new FakeCatalogue().answer(`/api/posts/${slug}`, { ...POST, lots: [], species });
    await openPage(`/blog/${slug}`, shop);
    const named = within(screen.getByRole('region', { name: 'Mentioned here' }));
    const links = named.getAllByRole('link', { name: /^All about/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All about Papilio machaon', '/webshop/butterflies/papilionidae/genus/papilio/machaon'],
      ['All about Iphiclides podalirius', '/webshop/butterflies/papilionidae/genus/iphiclides/podalirius'],
    ]);
  });

  it('is shown in the list by its picture; a post that names nothing has none', async () => {
    const [post] = POSTS.posts;
    const posts = [
      { ...post, picture: PICTURE },
      { ...post, picture: null, slug: { en: 'keeping', nl: 'bewaren', fr: 'conserver' } },
    ];
    await openPage('/blog', new FakeCatalogue().answer('/api/posts', { ...POSTS, posts }));
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => card.querySelectorAll('img').length)).toEqual([1, 0]);
  });

  it('lies below a page of text too', async () => {
    const shop = new FakeCatalogue().answer('/api/texts/about', { ...TEXT, lots: [insect()] });
    await openPage('/nl/over-ons', shop);
    expect(screen.getByRole('region', { name: 'Hier vermeld, en op voorraad' })).toBeTruthy();
  });
});

describe('the blog', () => {
  it('has its pages under addresses of their own', async () => {
    const shop = new FakeCatalogue().answer('/api/posts', { ...POSTS, page: 2, pages: 3 });
    const { head } = await openPage('/fr/blog?page=2', shop);
    expect(shop.asked.find(({ path }) => path === '/api/posts')?.query).toEqual({ locale: 'fr', page: '2' });
    expect(head()).toMatchObject({ canonical: '/fr/blog?page=2', alternates: { nl: '/nl/blog?page=2' } });
    expect(screen.getByRole('link', { name: 'Articles plus récents' }).getAttribute('href')).toBe('/fr/blog');
    expect(screen.getByRole('link', { name: 'Articles plus anciens' }).getAttribute('href')).toBe(
      '/fr/blog?page=3',
    );
  });

  it.each(['0', 'x', '-1', '1.5'])('has no page %s', async (page) => {
    const shop = new FakeCatalogue();
    expect((await openPage(`/blog?page=${page}`, shop)).status).toBe(404);
    expect(shop.asked).toEqual([]);
  });

  it('keeps the status of what the shop refuses', async () => {
    const refused: ApiFailure = {
      ...{ kind: 'rejected', status: 400, code: 'invalid', message: '' },
      ...{ fields: {}, body: null },
    };
    const { status } = await openPage('/blog?page=2', new FakeCatalogue().fail('/api/posts', refused));
    expect(status).toBe(400);
  });

  it('shows a post with its day, its data for search engines, and what to read on with', async () => {
    const { head } = await openPage('/fr/blog/lire-une-etiquette', new FakeCatalogue());
    expect(screen.getByText('18 septembre 2026')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Keeping a collection' }).getAttribute('href')).toBe(
      '/fr/blog/conserver',
    );
    expect(head().jsonLd).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: POST.title,
        url: 'https://shop.example/fr/blog/lire-une-etiquette',
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('leads from a post’s name in another language to the right address', async () => {
    const page = await openPage('/nl/blog/how-to-read-a-data-label', new FakeCatalogue());
    expect(page.address).toBe('/nl/blog/zo-lees-je-een-etiket');
  });

  it('does not know a post that is not there', async () => {
    expect((await openPage('/blog/nothing', new FakeCatalogue())).status).toBe(404);
  });
});

describe('the shipping page', () => {
  it('says what a parcel costs, from when it is free, and which countries a rate is for', async () => {
    await openPage('/shipping', new FakeCatalogue());
    expect(screen.getByRole('row', { name: /Belgium.*€6\.95.*up to 2.kg.*€100\.00/ })).toBeTruthy();
    const union = screen.getByRole('row', { name: /European Union.*€16\.95.*–/ });
    expect(within(union).getByText('5 countries')).toBeTruthy();
    expect(within(union).getByText('Austria, Bulgaria, Cyprus, Czechia, Denmark')).toBeTruthy();
    expect(screen.getByText(/For each further 2.kg: €4\.00\./)).toBeTruthy();
  });

  it('lists the bands of rates that do not grow alike', async () => {
    const uneven = RATES.map((rate, index) => ({
      ...rate,
      bands: [...rate.bands, { maxGrams: 9000, priceCents: 3000 + index }],
    }));
    await openPage('/shipping', new FakeCatalogue().answer('/api/shipping/rates', uneven));
    expect(screen.queryByText(/For each further/)).toBeNull();
    expect(screen.getByText(/up to 9.kg: €30\.01/)).toBeTruthy();
  });

  it('says by which law what may not go where, since when, and what nobody has confirmed', async () => {
    const groups = [
      { answer: 'no', papers: [], confirmed: 'law', annex: '', taxa: ['Carabus', 'Vespa crabro'] },
      { answer: 'papers', papers: ['export-permit'], confirmed: 'ask', annex: 'B', taxa: ['annex B'] },
      { answer: 'ask', papers: [], confirmed: 'ask', annex: '', taxa: ['Vespa crabro'], sources: ['C', 'O'] },
      { answer: 'ask', papers: [], confirmed: 'ask', annex: '', taxa: ['source I'] },
    ];
    const law = {
      ...{ id: 'de', cite: 'BArtSchV', article: '§ 1', url: 'https://law.example/', place: 'DE', groups },
      ...{ from: '2010-03-01', lookedUp: '2026-11-25' },
    };
    await openPage('/nl/verzending', new FakeCatalogue().answer('/api/shipping/rules', [law]));
    const laws = within(screen.getByRole('region', { name: 'Welke insecten waarheen mogen' }));
    expect(
      laws.getByText('De wet is van kracht sinds 1 maart 2010; opgezocht op 25 november 2026.', {
        exact: false,
      }),
    ).toBeTruthy();
    expect(laws.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'mag niet verkocht worden',
      'Bijlage B · met papieren · uitvoervergunning · nog te bevestigen door een jurist',
      'vraag het ons · gekweekt (C), van vóór de overeenkomst (O)',
      'vraag het ons',
    ]);
    // What nobody checked is not said to be allowed.
    expect(laws.getByText(/geen nationale lijst na: .*Oostenrijk/)).toBeTruthy();
    expect(laws.queryByText(/geen nationale lijst na: .*Duitsland/)).toBeNull();
    expect(laws.getByText('Alle loten van deze herkomst: in beslag genomen (I).')).toBeTruthy();
    expect(laws.getByText('Carabus spp., Vespa crabro').getAttribute('lang')).toBe('la');
  });

  it.each([
    ['/shipping', 'We have not read it whole: this is what we knew of our own species on 25 November 2026.'],
    ['/nl/verzending', 'Niet helemaal gelezen: dit wisten we van onze eigen soorten op 25 november 2026.'],
    [
      '/fr/livraison',
      'Nous ne l’avons pas lue en entier : voici ce que nous savions de nos propres espèces le 25 novembre 2026.',
    ],
  ])('says of a law that nobody read whole that nobody did: %s', async (path, sentence) => {
    const law = {
      ...{ id: 'de', cite: 'BArtSchV', article: '§ 1', url: 'https://law.example/', place: 'DE', groups: [] },
      ...{ from: '2010-03-01', lookedUp: '2026-11-25', isReadWhole: false },
    };
    await openPage(path, new FakeCatalogue().answer('/api/shipping/rules', [law]));
    expect(screen.getByText(sentence, { exact: false })).toBeTruthy();
  });

  it('names no countries without a list where each has one', async () => {
    const law = {
      ...{ id: 'be', cite: 'Law', article: '', url: 'https://law.example/', place: 'BE', groups: [] },
      ...{ from: '2010-03-01', lookedUp: '2026-11-25' },
    };
    const home = RATES.filter(({ countries }) => countries.join() === 'BE');
    const shop = new FakeCatalogue().answer('/api/shipping/rates', home);
    await openPage('/shipping', shop.answer('/api/shipping/rules', [law]));
    const laws = within(screen.getByRole('region', { name: 'Which insects may go where' }));
    expect(laws.getByText(/This is what we go by/)).toBeTruthy();
    expect(laws.queryByText(/no national list/)).toBeNull();
  });
});
