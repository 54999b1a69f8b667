/** @jest-environment @vitrine/shared/build/browser-environment */
import { NO_FILTERS } from '@vitrine/shared/contract/listing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCatalogue } from '../../testing/fake-catalogue.ts';
import { insect, listing, PAPILIONIDAE } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.tsx';

const LISTING = '/api/catalogue/listing';

beforeEach(() => localStorage.clear());

describe('a shopper who searches', () => {
  it.each([
    ['/search?q=machaon', 'machaon'],
    ['/search/papilio-machaon', 'papilio machaon'],
    ['/search?q=%20%20morpho%20', 'morpho'],
  ])('at %s finds “%s”', async (path, q) => {
    const shop = new FakeCatalogue();
    await openPage(path, shop);
    expect(shop.listed()).toMatchObject({ q });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Results for “${q}”`);
  });

  it('finds nothing with nothing, and is shown where to look', async () => {
    const shop = new FakeCatalogue();
    await openPage('/search?q=', shop);
    expect(shop.listed()).toBeUndefined();
    expect(screen.getByRole('link', { name: 'Beetles' })).toBeTruthy();
  });

  it('keeps what was asked on the next pages', async () => {
    await openPage('/search?q=machaon', new FakeCatalogue());
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
      '/search?q=machaon&page=2',
    );
  });

  it('is shown the best match first, unless another order is chosen', async () => {
    const shop = new FakeCatalogue();
    const { router } = await openPage('/search?q=machaon', shop);
    expect(shop.listed()).toMatchObject({ sort: 'relevance' });
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'newest first');
    await waitFor(() => expect(router.state.location.search).toBe('?q=machaon&sort=newest'));
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'best match');
    await waitFor(() => expect(router.state.location.search).toBe('?q=machaon'));
  });

  it('may choose another order again before the first has come', async () => {
    const shop = new FakeCatalogue();
    const { router } = await openPage('/search?q=machaon', shop);
    const answer = shop.hold();
    const order = screen.getByLabelText('Sort by');
    await userEvent.selectOptions(order, 'newest first');
    await userEvent.selectOptions(order, 'best match');
    answer();
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.search).toBe('?q=machaon');
    expect(order).toHaveDisplayValue('best match');
  });

  it('is told which insects are only like what was typed', async () => {
    const near = insect({ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000002', name: 'Papilio maackii' });
    const found = listing({ items: [insect(), near], close: [near.uuid] });
    await openPage('/search?q=machaon', new FakeCatalogue().answer(LISTING, found));
    const close = within(screen.getByRole('region', { name: 'Close to what you typed' }));
    expect(close.getByRole('heading', { name: /Papilio maackii/ })).toBeTruthy();
    expect(close.queryByRole('heading', { name: /Papilio machaon/ })).toBeNull();
  });

  describe('in a sentence', () => {
    const SENTENCE = '/search?q=morpho+female+peru+under+50+euro';
    const filters = { ...NO_FILTERS, origin: ['PE'], gender: ['FEMALE' as const], priceToCents: 5000 };
    const read = listing({ unfiltered: 96, total: 12, filters, reading: { text: 'morpho' } });
    const chips = () =>
      within(screen.getByRole('list', { name: 'Chosen filters' }))
        .getAllByRole('link')
        .map((chip) => [chip.textContent, chip.getAttribute('href')]);

    it('sees what was read of it as filters, and can take away each', async () => {
      const shop = new FakeCatalogue().answer(LISTING, read);
      await openPage(SENTENCE, shop);
      expect(shop.listed()).toMatchObject({ q: 'morpho female peru under 50 euro' });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('morpho female peru under 50 euro');
      // In the size of a title it would push the first lots out of sight on a phone.
      expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-long');
      expect(chips()).toEqual([
        ['Remove the filter: Peru', '/search?q=morpho&gender=FEMALE&priceTo=50'],
        ['Remove the filter: female', '/search?q=morpho&origin=PE&priceTo=50'],
        ['Remove the filter: up to €50.00', '/search?q=morpho&origin=PE&gender=FEMALE'],
        ['Clear all', '/search?q=morpho'],
      ]);
      expect(screen.getByRole('checkbox', { name: /^female/ })).toBeChecked();
    });

    it('keeps it as typed from page to page, and nothing moves by itself', async () => {
      const { router } = await openPage(SENTENCE, new FakeCatalogue().answer(LISTING, read));
      const next = screen.getByRole('link', { name: 'Next page' }).getAttribute('href');
      expect(next).toBe(`${SENTENCE}&page=2`);
      expect(router.state.location.search).toBe(SENTENCE.slice('/search'.length));
    });

    it('sees what kind of animal it was read to mean, and can take that away', async () => {
      const reading = { text: 'blue beetle', kind: { categories: ['BEETLES' as const], without: 'blue' } };
      await openPage('/search?q=blue+beetle', new FakeCatalogue().answer(LISTING, listing({ reading })));
      expect(chips()[0]).toEqual(['Remove the filter: Beetles', '/search?q=blue']);
    });

    it.each([
      ['/search?q=butterflies+without+papilio', 'Without papilio'],
      ['/nl/zoeken?q=butterflies+without+papilio', 'Zonder papilio'],
      ['/fr/recherche?q=butterflies+without+papilio', 'Sans papilio'],
    ])('at %s sees which name is left out, and can take that away', async (path, label) => {
      const reading = {
        text: 'butterflies without papilio',
        kind: { categories: ['BUTTERFLIES' as const], without: 'without papilio' },
        unwanted: { names: ['papilio'], without: 'butterflies', cleared: '' },
      };
      await openPage(path, new FakeCatalogue().answer(LISTING, listing({ reading })));
      const chip = screen.getByText(label).closest('a');
      expect(chip?.getAttribute('href')).toBe(`${path.split('?')[0]}?q=butterflies`);
    });

    it('that asks for the cheapest sees that order, and may choose another', async () => {
      const cheapest = listing({ sort: 'price-up', reading: { text: 'goliathus', sort: 'price-up' } });
      const { router } = await openPage(
        '/search?q=cheapest+goliathus',
        new FakeCatalogue().answer(LISTING, cheapest),
      );
      const order = screen.getByLabelText('Sort by');
      expect(order).toHaveValue('price-up');
      await userEvent.selectOptions(order, 'best match');
      await waitFor(() => expect(router.state.location.search).toBe('?q=goliathus'));
    });

    it.each([
      ['/search?q=morpho+under+1+euro', 'price', 'Closest to what you asked for: Any price'],
      ['/nl/zoeken?q=morpho+under+1+euro', 'price', 'Komt het dichtst bij je vraag: Elke prijs'],
      ['/fr/recherche?q=morpho+under+1+euro', 'price', 'Au plus près de votre demande\u00a0: Tous les prix'],
      ['/search?q=morpho+1999', 'caughtYear', 'Closest to what you asked for: Year caught: any'],
      ['/search?q=morpho+1999+male', null, 'Closest to what you asked for: Without filters'],
    ])(
      '%s that nothing fits sees what comes nearest, and what was loosened',
      async (path, loosened, title) => {
        const none = listing({ total: 0, items: [], pages: 1, nearest: { loosened, items: [insect()] } });
        await openPage(path, new FakeCatalogue().answer(LISTING, none));
        const nearest = within(screen.getByRole('region', { name: title }));
        expect(nearest.getByRole('heading', { name: /Papilio machaon/ })).toBeTruthy();
      },
    );

    it('is told what lists cannot be narrowed by, and keeps it where nothing else was said', async () => {
      const reading = { text: '', leftOut: 'not from Peru' };
      await openPage('/search?q=not+from+Peru', new FakeCatalogue().answer(LISTING, listing({ reading })));
      expect(
        screen.getByText('“not from Peru” was left out of account: there is no filter for it.'),
      ).toBeTruthy();
      await userEvent.click(screen.getByRole('checkbox', { name: /^female/ }));
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('not from Peru');
    });

    it('finds by filters alone, and says so', async () => {
      const shop = new FakeCatalogue();
      await openPage('/search?gender=FEMALE', shop);
      expect(shop.listed()).toMatchObject({ q: '', gender: ['FEMALE'] });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Insects that fit');
    });

    it('is told that none of the sex is in stock, where to hear of one, and what there is of the other', async () => {
      const { facets } = read;
      const gender = [
        { value: 'MALE' as const, count: 4 },
        { value: 'FEMALE' as const, count: 1 },
      ];
      const soldOut = {
        ...read,
        total: 1,
        items: [insect({ stock: 0 })],
        wish: { uuid: insect().uuid, name: 'Papilio machaon' },
        isNoneOfSex: true,
        facets: { ...facets, inStock: 0, gender },
      };
      await openPage(SENTENCE, new FakeCatalogue().answer(LISTING, soldOut));
      const notice = within(
        screen.getByText('No female in stock now').closest('[role="status"]') as HTMLElement,
      );
      expect(notice.getByText(/Tell me when a/).textContent).toBe(
        'Tell me when a female Papilio machaon comes in',
      );
      // It works without scripts: the shop answers it.
      const form = notice.getByRole('button', { name: 'Tell me' }).closest('form');
      expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
        ...{ kind: 'restock', gender: 'FEMALE', uuid: insect().uuid, locale: 'en' },
      });
      expect(form?.getAttribute('action')).toBe('/api/subscriptions');
      expect(notice.getByRole('link', { name: 'See 5 insects of any sex' }).getAttribute('href')).toBe(
        '/search?q=morpho&origin=PE&priceTo=50',
      );
    });
  });

  it.each([
    ['/search?q=troides+female', 'Tell me when a female Troides comes in, of any species'],
    [
      '/nl/zoeken?q=troides+female',
      'Laat me weten wanneer er een vrouwtje van Troides binnenkomt, van welke soort ook',
    ],
    [
      '/fr/recherche?q=troides+female',
      'Prévenez-moi à l’arrivée d’une femelle du genre Troides, quelle que soit l’espèce',
    ],
  ])('%s, of which there is none, may ask to hear of any species of the genus', async (path, title) => {
    const { facets } = listing();
    const soldOut = listing({
      filters: { ...NO_FILTERS, gender: ['FEMALE'] },
      facets: { ...facets, inStock: 0 },
      genusWish: { uuid: insect().uuid, name: 'Troides' },
      isNoneOfSex: true,
    });
    await openPage(path, new FakeCatalogue().answer(LISTING, soldOut));
    const form = screen
      .getByText((_, element) => element?.tagName === 'P' && element.textContent === title)
      .closest('form');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
      ...{ kind: 'restock', gender: 'FEMALE', uuid: insect().uuid, depth: 'genus' },
    });
  });

  it('is not told that there is none of the sex where there is one at another price', async () => {
    const filters = { ...NO_FILTERS, gender: ['FEMALE' as const], priceToCents: 500 };
    const { facets } = listing();
    const dearer = listing({ total: 0, items: [], pages: 1, filters, facets: { ...facets, inStock: 0 } });
    await openPage('/search?q=troides+female+under+5+euro', new FakeCatalogue().answer(LISTING, dearer));
    expect(screen.queryByText('No female in stock now')).toBeNull();
  });

  it('and finds nothing gets advice, drawers and families', async () => {
    const none = listing({ items: [], total: 0, unfiltered: 0, pages: 1 });
    await openPage('/search?q=xyzzy', new FakeCatalogue().answer(LISTING, none));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing found for “xyzzy”');
    expect(screen.getByRole('heading', { name: 'What may help' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Papilionidae/ }).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'See the newest insects' })).toBeTruthy();
  });

  it('with far too much text is answered all the same', async () => {
    const shop = new FakeCatalogue();
    expect((await openPage(`/search?q=${'a'.repeat(10_000)}`, shop)).status).toBe(200);
    expect(shop.listed()?.['q']).toHaveLength(200);
  });

  it('gets suggestions while typing, and goes to the one that is chosen', async () => {
    const shop = new FakeCatalogue().answer('/api/catalogue/suggestions', {
      species: [],
      families: [{ family: PAPILIONIDAE, count: 50 }],
      references: [],
    });
    const { router } = await openPage('/search?q=', shop);
    await userEvent.type(screen.getByLabelText('Name, family or reference'), 'papil');
    await userEvent.click(await screen.findByRole('option', { name: 'Papilionidae, 50 insects' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/webshop/butterflies/papilionidae'));
    expect(shop.asked.at(-1)?.path).toBe(LISTING);
  });

  it('leaves no page of results to search engines', async () => {
    expect((await openPage('/search?q=machaon', new FakeCatalogue())).head().isIndexed).toBe(false);
  });
});

describe('who asks for a frame', () => {
  it.each([
    ['/search?q=butterfly+in+a+Frame', '/frames'],
    ['/nl/zoeken?q=kader', '/nl/kaders'],
    ['/fr/recherche?q=papillon+encadr%C3%A9', '/fr/cadres'],
    ['/search?q=kaders', '/frames'],
  ])('%s is led to %s, whatever is found', async (search, frames) => {
    await openPage(search, new FakeCatalogue());
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(frames);
  });

  it('is nobody else', async () => {
    await openPage('/search?q=framea', new FakeCatalogue());
    expect(screen.queryByText(/We make frames/)).toBeNull();
  });
});
