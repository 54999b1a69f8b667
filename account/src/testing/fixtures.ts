import type {
  Account,
  OrderHistory,
  Profile,
  SavedAddress,
  Session,
} from '@vitrine/shared/contract/accounts/account';
import type { Passkey } from '@vitrine/shared/contract/accounts/passkeys';
import type { Frame } from '@vitrine/shared/contract/frame';

export const FRAME: Frame = {
  version: '1',
  closing: null,
  latest: [],
  paymentMethods: [],
  seller: {
    name: 'Vitrine',
    companyNumber: '',
    vatNumber: '',
    street: '',
    postalCode: '',
    city: '',
    country: 'BE',
    email: 'shop@example.com',
    phone: '',
    socialLinks: [],
  },
  spreadPercent: 95,
  isTestPayment: false,
};

export const ADA: Profile = {
  id: 7,
  language: 'en',
  is_email_verified: true,
  firstname: 'Ada',
  role: 'customer',
};

export const ACCOUNT: Account = {
  email: 'ada@example.com',
  is_email_verified: true,
  newEmail: null,
  firstname: 'Ada',
  lastname: 'Lovelace',
  company: '',
  phone: '',
  language: 'en',
  newsletter: 'none',
  createdAt: '2026-01-05T10:00:00.000Z',
};

export const ADDRESS: SavedAddress = {
  id: 1,
  firstname: 'Ada',
  lastname: 'Lovelace',
  company: '',
  street: 'Korenmarkt',
  houseNumber: '1',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  isDefault: true,
};

const line = (uuid: string, name: string, amount: number) => ({
  uuid,
  reference: `BU-${uuid}`,
  name,
  quality: 'A1',
  amount,
  priceCents: 1000,
});

export const HISTORY: OrderHistory = {
  orders: [
    {
      reference: 'VDM-2026-000001',
      placedAt: '2026-03-01T10:00:00.000Z',
      orderState: 'completed',
      paymentState: 'paid',
      fulfilmentState: 'delivered',
      totalCents: 5695,
      lines: [line('A', 'Papilio machaon', 1), line('B', 'Morpho didius', 3), line('C', 'Actias luna', 1)],
    },
  ],
  page: 1,
  pageCount: 1,
  total: 1,
};

export const SESSIONS: Session[] = [
  {
    id: 1,
    browser: 'Firefox',
    system: 'Linux',
    isCurrent: true,
    startedAt: '2026-03-01T10:00:00.000Z',
    lastSeenAt: '2026-03-02T10:00:00.000Z',
  },
  {
    id: 2,
    browser: 'Safari',
    system: 'iPhone',
    isCurrent: false,
    startedAt: '2026-02-01T10:00:00.000Z',
    lastSeenAt: '2026-02-02T10:00:00.000Z',
  },
];

export const PASSKEYS: Passkey[] = [
  {
    id: 2,
    name: 'My phone',
    browser: 'Safari',
    system: 'iPhone',
    isSynced: true,
    createdAt: '2026-03-01T10:00:00.000Z',
    usedAt: '2026-03-02T10:00:00.000Z',
  },
  {
    id: 1,
    name: '',
    browser: 'Firefox',
    system: 'Linux',
    isSynced: false,
    createdAt: '2026-02-01T10:00:00.000Z',
    usedAt: null,
  },
];
