import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '../contract/locale.ts';
import { insectPath, insectSlug, readInsectSlug } from './insect-path.ts';
import { fillPath, pathTo } from './path-to.ts';
import { readPath } from './read-path.ts';
import { ROUTES, ROUTE_NAMES } from './route-table.ts';

const PARAMS = {
  category: 'MOTHS',
  family: 'saturniidae',
  genus: 'attacus',
  species: 'atlas',
  slug: 'atlas-é&?',
  reference: 'VDM-2026-000123',
  token: 'a_b',
  id: '12',
  name: 'conditions',
  code: '0123-4567-89ab-cdef',
};

const rows = ROUTE_NAMES.flatMap((name) => LOCALES.map((locale) => ({ name, locale })));

describe('the route table', () => {
  it.each(rows)('reads back the path it builds: $name in $locale', ({ name, locale }) => {
    const path = fillPath(name, locale, PARAMS);
    const read = readPath(path);
    const words = ROUTES[name].path[locale].split('/').filter((word) => word.startsWith(':'));
    const params = Object.fromEntries(
      words.map((w) => [w.slice(1), PARAMS[w.slice(1) as keyof typeof PARAMS]]),
    );
    expect(read).toMatchObject({ name, locale, params, movedTo: null });
  });

  it.each([
    ['home', '/', '/nl', '/fr'],
    ['about', '/about-us', '/nl/over-ons', '/fr/notre-entreprise'],
    ['conditions', '/conditions', '/nl/voorwaarden', '/fr/conditions'],
    ['passwordRecovery', '/password-recovery', '/nl/wachtwoord-herstellen', '/fr/recuperer-mot-de-passe'],
    [
      'passwordRecoveryToken',
      '/password-recovery/:token',
      '/nl/wachtwoord-herstellen/:token',
      '/fr/recuperer-mot-de-passe/:token',
    ],
    ['mixed', '/webshop/mixed', '/nl/webshop/mix', '/fr/webshop/mixte'],
    ['mixedInsect', '/webshop/mixed/:slug', '/nl/webshop/mix/:slug', '/fr/webshop/mixte/:slug'],
    ['newInsects', '/webshop/new-insects', '/nl/webshop/nieuwe-insecten', '/fr/webshop/nouveaux-insectes'],
    [
      'newInsect',
      '/webshop/new-insects/:slug',
      '/nl/webshop/nieuwe-insecten/:slug',
      '/fr/webshop/nouveaux-insectes/:slug',
    ],
    ['oneEuro', '/webshop/one-euro', '/nl/webshop/1-euro', '/fr/webshop/un-euro'],
    ['oneEuroInsect', '/webshop/one-euro/:slug', '/nl/webshop/1-euro/:slug', '/fr/webshop/un-euro/:slug'],
    ['repairs', '/webshop/repairs', '/nl/webshop/reparaties', '/fr/webshop/reparations'],
    [
      'repairsInsect',
      '/webshop/repairs/:slug',
      '/nl/webshop/reparaties/:slug',
      '/fr/webshop/reparations/:slug',
    ],
    ['contact', '/contact', '/nl/contact', '/fr/contact'],
  ] as const)('keeps the paths that %s has always had', (name, en, nl, fr) => {
    expect(ROUTES[name].path).toEqual({ en, nl, fr });
  });

  it.each([
    ['account', '/account'],
    ['blog', '/blog'],
    ['post', '/blog/:slug'],
    ['cart', '/cart'],
    ['checkout', '/cart/checkout'],
    ['login', '/login'],
    ['register', '/register'],
    ['payment', '/payment'],
    ['search', '/search'],
    ['searchTerm', '/search/:slug'],
    ['webshop', '/webshop'],
    ['category', '/webshop/:category'],
    ['family', '/webshop/:category/:family'],
    ['insect', '/webshop/:category/:family/:slug'],
  ] as const)('keeps the English path that %s has always had', (name, path) => {
    expect(ROUTES[name].path.en).toBe(path);
  });

  it.each([
    ['tools', '/tools'],
    ['toolsImagesFamily', '/tools/images/family'],
    ['toolsImagesInsect', '/tools/images/insect'],
    ['toolsMissingFamily', '/tools/missing/family'],
    ['toolsMissingOrigin', '/tools/missing/origin'],
    ['toolsSpacesFamilies', '/tools/spaces/families'],
    ['toolsSpacesInsects', '/tools/spaces/insects'],
  ] as const)('has %s in the tools, under each prefix', (name, path) => {
    expect(ROUTES[name]).toMatchObject({
      layout: 'tools',
      path: { en: path, nl: `/nl${path}`, fr: `/fr${path}` },
    });
  });

  it('gives every page of every language a path of its own', () => {
    const paths = rows.map(({ name, locale }) => ROUTES[name].path[locale]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('a shopper who follows', () => {
  it.each([
    ['an English word under a locale', '/nl/cart', '/nl/winkelwagen'],
    ['a Dutch word under French', '/fr/winkelwagen/afrekenen', '/fr/panier/commander'],
    ["another language's category", '/nl/webshop/butterflies', '/nl/webshop/dagvlinders'],
    ["another language's special category", '/fr/webshop/one-euro', '/fr/webshop/un-euro'],
    ['a French category in English', '/webshop/coleopteres/lucanidae', '/webshop/beetles/lucanidae'],
    ['a trailing slash', '/cart/', '/cart'],
    ['capitals', '/Webshop/Moths', '/webshop/moths'],
    ['a language in capitals', '/NL/Cart', '/nl/winkelwagen'],
    ['doubled slashes', '//nl//webshop', '/nl/webshop'],
    ['letters in percent-encoding', '/%77ebshop/moths', '/webshop/moths'],
    ['percent-encoding in small letters', '/search/caf%c3%a9', '/search/caf%C3%A9'],
    ['an English prefix', '/en/cart', '/cart'],
    ['the bare prefix with a slash', '/nl/', '/nl'],
  ])('%s is sent to the right address', (_case, from, to) => {
    expect(readPath(from)?.movedTo).toBe(to);
  });

  it.each(['/favicon.ico', '/nowhere', '/nl/nergens', '/webshop/dragons', '/a/b/c/d/e', '/%E0%A4%A'])(
    '%s learns that there is no such page',
    (path) => expect(readPath(path)).toBeNull(),
  );
});

describe('an insect address', () => {
  const family = {
    id: 1,
    category: 'BUTTERFLIES' as const,
    slug: { en: 'other-butterflies', nl: 'andere-dagvlinders', fr: 'autres-papillons' },
    name: { en: '', nl: '', fr: '' },
  };
  const insect = { uuid: '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB', name: 'Papilio machaon', family };

  it('carries the name for people and the uuid for the shop', () => {
    expect(insectSlug(insect)).toBe('papilio-machaon-0b0e5b0a-7c7c-4b4b-9c9c-1234567890ab');
    expect(readInsectSlug(insectSlug(insect))).toBe(insect.uuid);
    expect(readInsectSlug('papilio-machaon')).toBeNull();
  });

  it('speaks the language of the page', () => {
    expect(insectPath(insect, 'fr')).toMatch(
      /^\/fr\/webshop\/papillons-de-jour\/autres-papillons\/papilio-machaon-/,
    );
  });

  it('is read below a category that is none, for its uuid finds it', () => {
    const slug = 'x-0b0e5b0a-7c7c-4b4b-9c9c-000000000001';
    expect(readPath(`/nl/webshop/zzz/zzz/${slug}`)).toMatchObject({ name: 'insect', params: { slug } });
    expect(readPath('/webshop/zzz/zzz/x')).toBeNull();
  });

  it('lies under its special category when its family does', () => {
    const mixed = { ...insect, family: { ...family, category: 'MIX' as const } };
    expect(insectPath(mixed, 'nl')).toMatch(/^\/nl\/webshop\/mix\/papilio-machaon-/);
  });

  it('does not let a missing parameter pass the compiler', () => {
    // @ts-expect-error a family page needs its family
    expect(pathTo('family', 'en', { category: 'MOTHS' })).toBe('/webshop/moths/');
  });
});
