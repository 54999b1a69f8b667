import type { InsectCard } from '../../contract/catalogue.ts';

/** One lot, as the shop knows it. */
export const GOLIATH: InsectCard = {
  uuid: '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB',
  reference: 'B-0117',
  name: 'Ornithoptera goliath',
  authority: 'Oberthür, 1888',
  commonName: { en: 'Goliath birdwing', nl: '', fr: 'Ornithoptère goliath' },
  family: {
    id: 1,
    slug: { en: 'papilionidae', nl: 'papilionidae', fr: 'papilionidae' },
    name: { en: 'Papilionidae', nl: 'Papilionidae', fr: 'Papilionidae' },
    category: 'BUTTERFLIES',
  },
  quality: 'A1',
  sizeMm: 180,
  country: 'ID',
  locality: 'Arfak Mountains',
  caughtOn: '1998-07-14',
  spread: 'YES',
  gender: 'MALE',
  priceCents: 9500,
  previousPriceCents: null,
  stock: 1,
  isRepair: false,
  isMixed: false,
  picture: null,
  updatedAt: '2026-01-01T00:00:00Z',
};
