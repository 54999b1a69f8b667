import type { Profile } from '@vitrine/shared/contract/account';
import type { Frame } from '@vitrine/shared/contract/frame';

/** What the frame shows in a shop without insects. */
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
    country: '',
    email: '',
    phone: '',
    socialLinks: [],
  },
  spreadPercent: 95,
  isTestPayment: false,
};

/** Who is logged in. */
export const ADA: Profile = {
  id: 7,
  language: 'en',
  is_email_verified: true,
  firstname: 'Ada',
  role: 'customer',
};
