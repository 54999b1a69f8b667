import type { Profile } from '@vitrine/shared/contract/accounts/account';
import type { InsectCard } from '@vitrine/shared/contract/catalogue';
import type { Frame } from '@vitrine/shared/contract/frame';
import type { Order } from '@vitrine/shared/contract/orders/order';
import type { ShippingOption } from '@vitrine/shared/contract/orders/checkout';

const same = (text: string) => ({ en: text, nl: text, fr: text });

export function insect(changes: Partial<InsectCard> = {}): InsectCard {
  return {
    uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000001',
    reference: 'BU-0001',
    name: 'Papilio machaon',
    authority: 'Linnaeus, 1758',
    commonName: same('Swallowtail'),
    family: { id: 1, slug: same('papilionidae'), name: same('Papilionidae'), category: 'BUTTERFLIES' },
    quality: 'A1',
    sizeMm: 80,
    country: 'FR',
    locality: 'Vaucluse',
    caughtOn: '1998',
    spread: 'YES',
    gender: 'MALE',
    priceCents: 1250,
    previousPriceCents: null,
    stock: 1,
    isRepair: false,
    isMixed: false,
    picture: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
  };
}

export const GOLIATH = insect({
  uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000002',
  reference: 'BE-0002',
  name: 'Goliathus goliatus',
  priceCents: 4500,
  stock: 3,
});

export function frame(changes: Partial<Frame> = {}): Frame {
  return {
    version: '0.1.0',
    closing: null,
    latest: [insect({ uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000009', name: 'Morpho didius' })],
    paymentMethods: ['bancontact', 'banktransfer', 'creditcard'],
    seller: {
      name: 'Vitrine',
      companyNumber: '0123.456.749',
      vatNumber: 'BE0123456749',
      street: 'Kerkstraat 1',
      postalCode: '9000',
      city: 'Gent',
      country: 'BE',
      email: 'shop@example.com',
      phone: '',
      socialLinks: [],
    },
    spreadPercent: 95,
    isTestPayment: false,
    ...changes,
  };
}

export const ANN: Profile = {
  id: 7,
  language: 'en',
  is_email_verified: true,
  firstname: 'Ann',
  role: 'customer',
};

export const PARCEL: ShippingOption = {
  code: 'be',
  name: same('Parcel'),
  carrier: 'bpost',
  service: 'home',
  tracked: true,
  days: { min: 1, max: 2 },
  priceCents: 695,
  freeFromCents: 10_000,
};

export function order(changes: Partial<Order> = {}): Order {
  return {
    reference: 'VDM-2026-000001',
    locale: 'en',
    placedAt: '2026-03-01T10:00:00.000Z',
    orderState: 'placed',
    paymentState: 'open',
    fulfilmentState: 'waiting',
    paymentMethod: 'bancontact',
    email: 'ann@example.com',
    address: {
      firstname: 'Ann',
      lastname: 'Peeters',
      company: '',
      street: 'Veldstraat',
      houseNumber: '12',
      postalCode: '9000',
      city: 'Gent',
      country: 'BE',
    },
    remarks: '',
    lines: [
      {
        uuid: 'A',
        reference: 'BU-0001',
        name: 'Papilio machaon',
        quality: 'A1',
        amount: 2,
        priceCents: 1250,
      },
    ],
    shipping: { code: 'be', name: same('Parcel'), priceCents: 695 },
    goodsCents: 2500,
    totalCents: 3195,
    vatCents: 555,
    canPay: true,
    history: [{ at: '2026-03-01T10:00:00.000Z', kind: 'order', state: 'placed' }],
    ...changes,
  };
}
