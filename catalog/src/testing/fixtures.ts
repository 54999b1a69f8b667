import type { FamilySummary, Home, Insect, Picture } from '@vitrine/shared/contract/catalogue';
import { NO_FILTERS, type Listing } from '@vitrine/shared/contract/listing';
import type { Frame } from '@vitrine/shared/contract/frame';

const same = (text: string) => ({ en: text, nl: text, fr: text });

export const PICTURE: Picture = {
  hash: 'abc123',
  width: 1200,
  height: 1200,
  widths: [320, 640, 1200],
  colour: '#c0b090',
};

export const PAPILIONIDAE = {
  id: 1,
  slug: same('papilionidae'),
  name: same('Papilionidae'),
  category: 'BUTTERFLIES' as const,
};

export const OTHER_BUTTERFLIES = {
  id: 2,
  slug: { en: 'other-butterflies', nl: 'andere-dagvlinders', fr: 'autres-papillons-de-jour' },
  name: { en: 'Other butterflies', nl: 'Andere dagvlinders', fr: 'Autres papillons de jour' },
  category: 'BUTTERFLIES' as const,
};

export function insect(changes: Partial<Insect> = {}): Insect {
  return {
    uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000001',
    reference: 'BU-0001',
    name: 'Papilio machaon',
    authority: 'Linnaeus, 1758',
    commonName: { en: 'Swallowtail', nl: 'Koninginnenpage', fr: 'Machaon' },
    family: PAPILIONIDAE,
    quality: 'A1',
    sizeMm: 80,
    country: 'FR',
    locality: 'Vaucluse',
    caughtOn: '1998-07-14',
    spread: 'YES',
    gender: 'FEMALE',
    priceCents: 1250,
    previousPriceCents: null,
    stock: 2,
    isRepair: false,
    isMixed: false,
    picture: PICTURE,
    updatedAt: '2026-01-01T00:00:00.000Z',
    description: same('A fresh female.'),
    citesAnnex: null,
    weightGrams: 2,
    pictures: [PICTURE],
    ...changes,
  };
}

export function listing(changes: Partial<Listing> = {}): Listing {
  return {
    items: [insect()],
    total: 60,
    page: 1,
    pages: 3,
    size: 24,
    sort: 'newest',
    family: null,
    unfiltered: 60,
    filters: NO_FILTERS,
    facets: {
      quality: [
        { value: 'A1', count: 50 },
        { value: 'A2', count: 10 },
      ],
      origin: [{ country: 'PE', count: 60, localities: [{ locality: 'Tingo María', count: 60 }] }],
      spread: [{ value: 'YES', count: 60 }],
      gender: [{ value: 'FEMALE', count: 60 }],
      inStock: 58,
      price: { fromCents: 500, toCents: 9000 },
      size: { fromMm: 40, toMm: 120 },
    },
    loosen: [],
    close: [],
    ...changes,
  };
}

export const FAMILIES: FamilySummary[] = [
  { ...PAPILIONIDAE, count: 50, picture: null },
  { ...OTHER_BUTTERFLIES, count: 10, picture: null },
];

export const HOME: Home = {
  latest: [insect()],
  categories: [{ category: 'BUTTERFLIES', count: 60, picture: PICTURE }],
};

export const FRAME: Frame = {
  version: '0.1.0',
  closing: null,
  latest: [],
  paymentMethods: ['bancontact'],
  seller: {
    name: 'Vitrine',
    companyNumber: '0123.456.749',
    vatNumber: 'BE0123456749',
    street: 'Kerkstraat 1',
    postalCode: '9000',
    city: 'Gent',
    country: 'BE',
    email: 'shop@shop.example',
    phone: '+32 9 000 00 00',
    socialLinks: [],
  },
  spreadPercent: 95,
  isTestPayment: false,
};
