/** @jest-environment @vitrine/shared/build/browser-environment.js */
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { fillPath } from '@vitrine/shared/paths/path-to';
import { ROUTE_NAMES, ROUTES } from '@vitrine/shared/paths/route-table';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { openPage } from '../testing/open-page.tsx';

const PLAIN = ROUTE_NAMES.filter(
  (name) => ROUTES[name].owner === 'catalog' && !ROUTES[name].path.en.includes(':'),
);
const rows = PLAIN.flatMap((name) =>
  LOCALES.map((locale) => ({ name, locale, path: fillPath(name, locale, {}) })),
);

describe('every page of the catalogue', () => {
  it.each(rows)(
    'has one title, and says where it is in each language: $path',
    async ({ name, locale, path }) => {
      const { head, status } = await openPage(path, new FakeCatalogue());
      expect(status).toBe(200);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(head().title).toContain('Vitrine');
      expect(head().description).toBeTruthy();
      expect(head().alternates).toEqual({
        en: fillPath(name, 'en', {}),
        nl: fillPath(name, 'nl', {}),
        fr: fillPath(name, 'fr', {}),
      });
      expect(document.body.textContent).not.toMatch(new RegExp(`catalog\\.\\w+`));
      expect(ROUTES[name].path[locale]).toBe(path);
    },
  );
});

describe('the home page', () => {
  it('offers the newest, the categories and the latest post', async () => {
    const { head } = await openPage('/nl', new FakeCatalogue());
    expect(screen.getByRole('link', { name: 'Papilio machaon' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dagvlinders' }).getAttribute('href')).toBe(
      '/nl/webshop/dagvlinders',
    );
    expect(screen.getByRole('link', { name: 'Zo lees je een vindplaatsetiket' })).toBeTruthy();
    expect(head().jsonLd).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
  });
});

describe('a blog post', () => {
  it('is read in the language of the page', async () => {
    await openPage('/fr/blog/lire-une-etiquette-de-provenance', new FakeCatalogue());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lire une étiquette de provenance');
  });

  it('under its name in another language leads to the right address', async () => {
    const page = await openPage('/nl/blog/how-to-read-a-data-label', new FakeCatalogue());
    expect(page.address).toBe('/nl/blog/zo-lees-je-een-vindplaatsetiket');
  });

  it('that is unknown is not found', async () => {
    expect((await openPage('/blog/nothing', new FakeCatalogue())).status).toBe(404);
  });
});

describe('who the shopper deals with', () => {
  it('stands on the contact page, with an address to write to', async () => {
    await openPage('/contact', new FakeCatalogue());
    expect(screen.getByText(/Kerkstraat 1/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'shop@shop.example' }).getAttribute('href')).toBe(
      'mailto:shop@shop.example',
    );
  });

  it('stands in the conditions', async () => {
    await openPage('/fr/conditions', new FakeCatalogue());
    expect(
      screen.getByText(/Vitrine, Kerkstraat 1, 9000 Gent, Belgique\. Numéro d’entreprise 0123\.456\.749/),
    ).toBeTruthy();
  });
});

describe('the shipping page', () => {
  it('says what a parcel costs and from when it is free', async () => {
    await openPage('/shipping', new FakeCatalogue());
    expect(screen.getByRole('row', { name: /Belgium.*€6\.95.*€100\.00/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /United Kingdom.*€19\.95.*–/ })).toBeTruthy();
  });
});
