import { expect, it } from '@jest/globals';
import { insectJson } from './insect-json.ts';

const same = (text: string) => ({ en: text, nl: text, fr: text });
const picture = { hash: 'a1b2', width: 1200, height: 900, widths: [320, 1200], colour: '#c0b090' };

const LUNA: Parameters<typeof insectJson>[0] = {
  ...{ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000001', reference: 'MO-0001', name: 'Actias luna' },
  ...{ authority: 'Linnaeus, 1758', commonName: same(''), description: same('Fresh.') },
  family: { id: 2, category: 'MOTHS', slug: same('saturniidae'), name: same('Saturniidae') },
  ...{ quality: 'A1', sizeMm: 100, country: 'US', locality: 'Ohio', caughtOn: '2019' },
  ...{ spread: 'WINGS', gender: 'STOCK', priceCents: 1250, previousPriceCents: null, stock: 1 },
  ...{ isRepair: false, isMixed: false, updatedAt: '2026-01-01T00:00:00.000Z' },
  ...{ picture, pictures: [picture, { ...picture, hash: 'c3d4' }] },
};

it('An insect has its reference, its main picture, and all of them by their address', () => {
  expect(insectJson(LUNA)).toMatchObject({
    reference: 'MO-0001',
    photo: '/pictures/a1b2-1200.jpg',
    images: [{ url: '/pictures/a1b2-1200.jpg' }, { url: '/pictures/c3d4-1200.jpg' }],
  });
});
