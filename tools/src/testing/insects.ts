import type { Family } from '@vitrine/shared/contract/catalogue';
import type { InsectDetail, InsectRow } from '@vitrine/shared/contract/tools/catalogue';
import type { FamilyDetail } from '@vitrine/shared/contract/tools/families';
import { FakeShop, ok } from './fake-shop.ts';

const same = (text: string) => ({ en: text, nl: text, fr: text });

const PAPILIONIDAE: Family = {
  id: 3,
  category: 'BUTTERFLIES',
  name: same('Papilionidae'),
  slug: same('papilionidae'),
};
const LUCANIDAE: Family = { id: 7, category: 'BEETLES', name: same('Lucanidae'), slug: same('lucanidae') };

export const MACHAON: InsectRow = {
  id: 12,
  reference: 'BU-0012',
  name: 'Papilio machaon',
  authority: 'Linnaeus, 1758',
  isMixed: false,
  isRepair: false,
  family: PAPILIONIDAE,
  quality: 'A1',
  priceCents: 1250,
  onHand: 3,
  reserved: 1,
  isPublished: true,
  isDeleted: false,
  citesAnnex: null,
  pictures: 0,
  picture: null,
  updatedAt: '2026-03-01T10:00:00.000Z',
  revision: 4,
};

/** The lot of that row, as its page shows it. */
export const MACHAON_DETAIL: InsectDetail = {
  id: 12,
  uuid: '0A0A0A0A-0B0B-4C0C-8D0D-0E0E0E0E0E0E',
  revision: 4,
  form: {
    reference: 'BU-0012',
    name: 'Papilio machaon',
    genus: 'Papilio',
    species: 'machaon',
    authority: 'Linnaeus, 1758',
    common: { en: 'Swallowtail', nl: 'Koninginnenpage', fr: 'Machaon' },
    familyId: '3',
    quality: 'A1',
    sizeMm: '75',
    weightGrams: '50',
    country: 'FR',
    locality: 'Var',
    caughtOn: '1998-07',
    spread: 'YES',
    gender: 'MALE',
    price: '12.50',
    citesAnnex: '',
    citesCertificate: '',
    isRepair: false,
    isMixed: false,
    description: same(''),
    isPublished: true,
  },
  family: PAPILIONIDAE,
  priceCents: 1250,
  previousPriceCents: null,
  prices: [{ priceCents: 1250, at: '2026-01-01T00:00:00.000Z' }],
  onHand: 3,
  reserved: 1,
  keptAside: [{ order: 'VDM-2026-000123', amount: 1, until: '2026-03-08T10:00:00.000Z' }],
  moves: [
    {
      ...{ id: 1, kind: 'receive', amount: 3, source: 'tools:new', note: '' },
      ...{ by: 'ann@example.com', at: '2026-01-01T00:00:00.000Z' },
    },
  ],
  pictures: [],
  faults: [{ fault: 'picture', blocks: false }],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  deletedAt: null,
};

export const FAMILIES: FamilyDetail[] = [
  { ...PAPILIONIDAE, code: null, insects: 5, updatedAt: '2026-03-01T10:00:00.000Z', revision: 2 },
  { ...LUCANIDAE, code: null, insects: 2, updatedAt: '2026-02-01T10:00:00.000Z', revision: 1 },
];

/** A shop with one lot and two families. */
export function shopWithInsects(...me: ConstructorParameters<typeof FakeShop>): FakeShop {
  const shop = new FakeShop(...me);
  shop.answer('GET /api/tools/insects', ok({ rows: [MACHAON], total: 1, page: 1, pages: 1 }));
  shop.answer(
    'GET /api/tools/insects/choices',
    ok({ families: [PAPILIONIDAE, LUCANIDAE], countries: ['FR', 'PE'], prefixes: ['BE', 'BU'] }),
  );
  shop.answer('GET /api/tools/views', ok({ views: [] }));
  shop.answer('GET /api/tools/insects/12', ok(MACHAON_DETAIL));
  shop.answer('GET /api/tools/insects/next-reference', ok({ reference: 'BU-0013' }));
  shop.answer('GET /api/tools/insects/species', ok([]));
  shop.answer('GET /api/tools/insects/localities', ok([]));
  shop.answer('GET /api/tools/families', ok({ families: FAMILIES }));
  shop.answer('GET /api/tools/families/3', ok(FAMILIES[0]));
  return shop;
}
