/** @jest-environment @vitrine/shared/build/browser-environment */
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
  it('is there without the blog', async () => {
    const shop = new FakeCatalogue().fail('/api/posts', { kind: 'timeout' });
    expect((await openPage('/', shop)).status).toBe(200);
    expect(screen.queryByRole('link', { name: 'How to read a data label' })).toBeNull();
  });

  it('offers the newest, the categories and the latest post', async () => {
    const { head } = await openPage('/nl', new FakeCatalogue());
    expect(screen.getByRole('link', { name: 'Papilio machaon' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dagvlinders' }).getAttribute('href')).toBe(
      '/nl/webshop/dagvlinders',
    );
    expect(screen.getByRole('link', { name: 'How to read a data label' }).getAttribute('href')).toBe(
      '/nl/blog/zo-lees-je-een-etiket',
    );
    expect(head().jsonLd).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }]);
  });
});
