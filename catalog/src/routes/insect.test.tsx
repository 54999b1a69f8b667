/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { insectPath } from '@vitrine/shared/paths/insect-path';
import { FakeCatalogue } from '../testing/fake-catalogue.ts';
import { insect, PICTURE } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';
import { shopWith } from '../testing/shop-with.ts';

const MACHAON = insect();
const UUID = MACHAON.uuid.toLowerCase();
const PATH = insectPath(MACHAON, 'en');

beforeEach(() => localStorage.clear());

describe('an insect that is mounted with its wings spread', () => {
  it.each([
    ['en', 'Preparation', 'spread wings'],
    ['nl', 'Preparatie', 'vleugels gespreid'],
    ['fr', 'Préparation', 'ailes étalées'],
  ] as const)('says so in %s, on its label and among its facts', async (locale, term, words) => {
    await openPage(insectPath(MACHAON, locale), shopWith({ spread: 'WINGS' }));
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(screen.getByText(term).nextElementSibling?.textContent).toBe(words);
  });
});

describe('before anything is bought', () => {
  /** Regulation (EC) No 338/97, article 8(5). */
  it.each([
    ['en', 'Of lawful origin: import permit. Its number, date and authority are on your invoice'],
    ['nl', 'Van wettige herkomst: invoervergunning. Nummer, datum en bevoegde instantie staan op je factuur'],
    ['fr', 'D’origine légale : permis d’importation. Le numéro, la date et l’autorité figurent'],
  ] as const)(
    'it says in %s which document a protected one has, and where it is from',
    async (locale, words) => {
      const lot = { citesAnnex: 'B', documentKind: 'import-permit', sourceCode: 'R' } as const;
      await openPage(insectPath(MACHAON, locale), shopWith(lot));
      expect(screen.getByText(words, { exact: false })).toBeTruthy();
      expect(screen.getByText(/ \(R\)$/)).toBeTruthy();
    },
  );

  it('it promises no document that nobody noted', async () => {
    await openPage(PATH, shopWith({ citesAnnex: 'B' }));
    expect(screen.getByText(/Ask us about its papers before you order/)).toBeTruthy();
    expect(screen.queryByText(/are on your invoice/)).toBeNull();
  });

  it.each([
    ['en', /naphthalene, mercury or arsenic/],
    ['nl', /naftaleen, kwik of arseen/],
    ['fr', /naphtaline, du mercure ou de l’arsenic/],
  ] as const)(
    'it warns in %s of what was caught before 1980, and of nothing younger',
    async (locale, words) => {
      const path = insectPath(MACHAON, locale);
      const { unmount } = await openPage(path, shopWith({ caughtOn: '1979-12' }));
      expect(screen.getByText(words)).toBeTruthy();
      unmount();
      for (const caughtOn of ['1980', null]) {
        const page = await openPage(path, shopWith({ caughtOn }));
        expect(screen.queryByText(words)).toBeNull();
        page.unmount();
      }
    },
  );

  /** Directive 2011/83/EU, article 6.1(l), and regulation (EU) 2025/1960: since 27 September 2026. */
  it.each([
    ['en', 'Your legal guarantee rights', /^Minimum two-year legal guarantee/, 'guarantees'],
    ['nl', 'Je wettelijke garantierechten', /^Minimaal twee jaar bescherming/, 'garantie'],
    ['fr', 'Vos droits à la garantie légale', /^Protection offerte par la garantie légale/, 'garanties'],
  ] as const)('opens in %s the notice on the legal guarantee', async (locale, opens, headline, page) => {
    await openPage(insectPath(MACHAON, locale), shopWith({}));
    const notice = within((await screen.findByText(opens)).parentElement ?? document.body);
    expect(notice.getByText(headline)).toBeTruthy();
    const code = notice.getByRole('img', { name: new RegExp(`europa.eu/youreurope/${page}`) });
    expect(code.closest('a')?.href).toBe(`https://europa.eu/youreurope/${page}`);
  });

  /** Regulation (EU) 2023/988, article 19. */
  it('names who answers for its safety, with a postal and an electronic address', async () => {
    await openPage(PATH, shopWith({}));
    const who = (await screen.findByText('Who sells it and answers for its safety')).parentElement;
    expect(who?.textContent).toMatch(/Vitrine, .+ \d, \d{4} \w+, Belgium/);
    expect(who?.querySelector('a[href^="mailto:"]')?.textContent).toContain('@');
  });
});

describe('an insect that is not perfect', () => {
  const flaw = {
    ...{ picture: PICTURE.hash, x: 0.8, y: 0.2, kind: 'tear' },
    name: { en: 'Tear in a wing', nl: 'Scheur in een vleugel', fr: 'Déchirure à une aile' },
    text: { en: '4 mm, left', nl: '4 mm, links', fr: '4 mm, à gauche' },
  };

  it.each([
    ['en', 'What is not perfect', 'Tear in a wing', '4 mm, left'],
    ['nl', 'Wat niet gaaf is', 'Scheur in een vleugel', '4 mm, links'],
    ['fr', 'Ce qui n’est pas parfait', 'Déchirure à une aile', '4 mm, à gauche'],
  ] as const)(
    'names in %s each flaw below its pictures, with the way to the picture',
    async (locale, title, name, text) => {
      await openPage(insectPath(MACHAON, locale), shopWith({ pictures: [PICTURE], flaws: [flaw] }));
      const list = screen.getByRole('region', { name: title });
      expect(within(list).getByRole('link', { name }).getAttribute('href')).toContain(PICTURE.hash);
      expect(list.textContent).toContain(text);
    },
  );

  it('says that the pictures do not show it, where the shop says so', async () => {
    await openPage(PATH, shopWith({ flawsHidden: true }));
    expect(screen.getByRole('region', { name: 'What is not perfect' }).textContent).toContain('do not show');
  });

  it('has no such list when it is perfect', async () => {
    await openPage(PATH, new FakeCatalogue());
    expect(screen.queryByText('What is not perfect')).toBeNull();
  });
});

describe('an insect from elsewhere', () => {
  it('says where in the language: on its label, among its facts, in its description and to search engines', async () => {
    const { head } = await openPage(
      insectPath(MACHAON, 'fr'),
      shopWith({ locality: 'West Java', country: 'ID', description: { en: '', nl: '', fr: '' } }),
    );
    expect(screen.getByText('Java occidental, Indonésie')).toBeTruthy();
    expect(screen.getByText('Localité').nextElementSibling?.textContent).toBe('Java occidental');
    expect(head().description).toContain('Java occidental, Indonésie');
    expect(JSON.stringify(head().jsonLd)).toContain('"value":"Java occidental"');
  });
});

describe('the address of an insect', () => {
  it.each([
    ['a wrong name', `/webshop/butterflies/papilionidae/old-name-${UUID}`],
    ['a wrong family', `/webshop/butterflies/nymphalidae/papilio-machaon-${UUID}`],
    ['a wrong category', `/webshop/moths/papilionidae/papilio-machaon-${UUID}`],
  ])('with %s leads to the right one', async (_case, path) => {
    expect((await openPage(path, new FakeCatalogue())).address).toBe(PATH);
  });

  it('below the new insects stays there, and names the one to keep', async () => {
    const page = await openPage(`/nl/webshop/nieuwe-insecten/papilio-machaon-${UUID}`, new FakeCatalogue());
    expect(page.address).toBe(`/nl/webshop/nieuwe-insecten/papilio-machaon-${UUID}`);
    expect(page.head().canonical).toBe(insectPath(MACHAON, 'nl'));
  });

  it.each([
    ['one-euro', { priceCents: 650 }, { priceCents: 100 }],
    ['repairs', { isRepair: false }, { isRepair: true }],
    ['mixed', { isMixed: false }, { isMixed: true }],
  ])('below %s stays there only when it is one of these', async (list, other, one) => {
    const path = `/webshop/${list}/papilio-machaon-${UUID}`;
    const elsewhere = await openPage(path, shopWith(other));
    expect(elsewhere.address).toBe(PATH);
    elsewhere.unmount();
    expect((await openPage(path, shopWith(one))).address).toBe(path);
  });

  it('below the new insects with a wrong name leads to the right name', async () => {
    const page = await openPage(`/webshop/new-insects/x-${UUID}`, new FakeCatalogue());
    expect(page.address).toBe(`/webshop/new-insects/papilio-machaon-${UUID}`);
  });

  it.each(['papilio-machaon', `papilio-${UUID.replace('1', '2')}`])('%s is not found', async (slug) => {
    expect((await openPage(`/webshop/butterflies/papilionidae/${slug}`, new FakeCatalogue())).status).toBe(
      404,
    );
  });

  it('of a deleted insect says that it is gone', async () => {
    const shop = new FakeCatalogue().fail(`/api/catalogue/insects/${MACHAON.uuid}`, { kind: 'gone' });
    expect((await openPage(PATH, shop)).status).toBe(410);
  });
});

describe('what search engines read of an insect', () => {
  it('is an offer with its price and whether it is there', async () => {
    const { head } = await openPage(PATH, new FakeCatalogue());
    expect(head()).toMatchObject({
      title: 'Papilio machaon, female, A1, BU-0001 · Vitrine',
      openGraphType: 'product',
      alternates: { en: PATH, nl: insectPath(MACHAON, 'nl'), fr: insectPath(MACHAON, 'fr') },
      jsonLd: [
        {
          '@type': 'Product',
          sku: 'BU-0001',
          offers: { price: '12.50', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
        },
        { '@type': 'BreadcrumbList' },
      ],
    });
  });

  it.each([
    [{ stock: 1 }, 'LimitedAvailability', 'NewCondition'],
    [{ stock: 2, isRepair: true }, 'InStock', 'DamagedCondition'],
  ])('of %j is %s and in %s', async (changes, availability, condition) => {
    const { head } = await openPage(PATH, shopWith(changes));
    expect(JSON.stringify(head().jsonLd)).toContain(`https://schema.org/${availability}"`);
    expect(JSON.stringify(head().jsonLd)).toContain(`https://schema.org/${condition}"`);
  });

  it('says where it is shipped to, for how much and how soon, and how it may come back', async () => {
    const shipping = [{ countries: ['FR', 'NL'], priceCents: 1195, days: { min: 2, max: 4 } }];
    const { head } = await openPage(PATH, shopWith({}, { shipping }));
    expect(head().jsonLd?.[0]).toMatchObject({
      offers: {
        shippingDetails: [
          {
            shippingRate: { value: '11.95', currency: 'EUR' },
            shippingDestination: [{ addressCountry: 'FR' }, { addressCountry: 'NL' }],
            deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
          },
        ],
        hasMerchantReturnPolicy: { applicableCountry: ['FR', 'NL'], merchantReturnDays: 14 },
      },
    });
  });

  it('says sold out when it is', async () => {
    const { head } = await openPage(PATH, shopWith({ stock: 0 }));
    expect(JSON.stringify(head().jsonLd)).toContain('https://schema.org/SoldOut');
  });
});

describe('a shopper who looks at an insect', () => {
  it('reads everything that is known of it, and what its grade means', async () => {
    await openPage(PATH, shopWith({ citesAnnex: 'B' }));
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual([
      'BU-0001',
      'Papilionidae',
      'France',
      'Vaucluse',
      '14\u00a0July\u00a01998',
      'female',
      'A1: perfect, nothing missing or repaired',
      '80\u00a0mm',
      'spread',
      'B: only within the European Union, not to the UK or elsewhere',
      '2 in stock',
    ]);
    expect(screen.getByText(/elsewhere an export permit is needed/)).toBeTruthy();
  });

  it('reads how the lot is described', async () => {
    await openPage(PATH, new FakeCatalogue());
    expect(screen.getByText('A fresh female.')).toBeTruthy();
  });

  it('reads of a lot that holds either sex that it goes by availability', async () => {
    await openPage(PATH, shopWith({ gender: 'STOCK' }));
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toContain('male or female: by availability');
  });

  it.each([
    ['en', /^One of these 3:/],
    ['nl', /^Een van deze 3:/],
    ['fr', /^L’un de ces 3 spécimens/],
  ] as const)('reads in %s that the picture shows one of several', async (locale, words) => {
    await openPage(insectPath(MACHAON, locale), shopWith({ stock: 3 }));
    expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([{ stock: 1 }, { stock: 3, isMixed: true }])('is told of no others by %j', async (changes) => {
    await openPage(PATH, shopWith(changes));
    expect(screen.queryByText(/^One of these/)).toBeNull();
  });

  it('sees the other pictures, and can open each file', async () => {
    await openPage(PATH, shopWith({ pictures: [PICTURE, { ...PICTURE, hash: 'def456' }] }));
    const second = screen.getByRole('link', { name: 'Papilio machaon, picture 2 of 2' });
    expect(second.getAttribute('href')).toBe('/pictures/def456-1200.jpg');
    await userEvent.click(second);
    expect(second.getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('link', { name: /Enlarge/ }).getAttribute('href')).toBe(
      '/pictures/def456-1200.jpg',
    );
  });

  it('that are still to be made have their places, each of which asks for its own', async () => {
    const wanted = () =>
      [...document.querySelectorAll('article img')].map(
        (image) => image.getAttribute('srcset')?.split(' ')[0],
      );
    const of = `/pictures/of/${MACHAON.uuid.toLowerCase()}`;
    const { unmount } = await openPage(PATH, shopWith({ picture: null, pictures: [], awaited: [0, 1] }));
    expect(wanted().slice(0, 2)).toEqual([`${of}/0?width=320`, `${of}/1?width=320`]);
    unmount();
    await openPage(PATH, shopWith({ pictures: [PICTURE], awaited: [1] }));
    expect(wanted()).toContain(`${of}/1?width=320`);
    expect(wanted()).not.toContain(`${of}/0?width=320`);
  });

  it('sees how large the insect is on a photo, unless the picture says so itself', async () => {
    const photo = { ...PICTURE, widthMm: 100 };
    const { unmount } = await openPage(PATH, shopWith({ pictures: [photo] }));
    const bar = screen.getByText(/^20 mm$/).previousElementSibling;
    expect(bar?.getAttribute('width')).toBe('20.00%');
    unmount();
    await openPage(PATH, shopWith({ pictures: [{ ...photo, hasScaleBar: true }] }));
    expect(screen.queryByText(/^20 mm$/)).toBeNull();
  });

  it('reads which price is struck through', async () => {
    await openPage(PATH, shopWith({ previousPriceCents: 1500 }));
    expect(
      screen.getByText(/Struck through: the lowest price of the 30 days before the reduction/),
    ).toBeTruthy();
    expect(screen.getByText('€15.00').closest('s')).not.toBeNull();
  });
});
