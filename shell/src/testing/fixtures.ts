import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Frame } from '@vitrine/shared/contract/frame';
import { BARE_FRAME } from '../model/boot/bare-frame.ts';

/** What the frame shows in a shop without insects. */
export const FRAME: Frame = { ...BARE_FRAME, version: '1', spreadPercent: 95 };

/** Who is logged in. */
export const ADA: Profile = {
  id: 7,
  language: 'en',
  is_email_verified: true,
  firstname: 'Ada',
  role: 'customer',
};

/** One of the newest insects. */
export const LUNA: InsectCard = {
  ...{ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000001', reference: 'MO-0001' },
  ...{ name: 'Actias luna', authority: 'Linnaeus, 1758', commonName: { en: '', nl: '', fr: '' } },
  family: {
    ...{ id: 2, category: 'MOTHS' },
    slug: { en: 'saturniidae', nl: 'saturniidae', fr: 'saturniidae' },
    name: { en: 'Saturniidae', nl: 'Saturniidae', fr: 'Saturniidae' },
  },
  ...{
    quality: 'A1',
    sizeMm: 100,
    country: 'US',
    locality: '',
    caughtOn: '2019',
    spread: 'YES',
    gender: 'MALE',
  },
  ...{ priceCents: 1250, previousPriceCents: null, stock: 1, isRepair: false, isMixed: false, picture: null },
  updatedAt: '2026-01-01T00:00:00.000Z',
};
