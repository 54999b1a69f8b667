import type { Frame } from '@vitrine/shared/contract/frame';

/** The frame without the data behind it: the shop goes on while its API is away. */
export const BARE_FRAME: Frame = {
  version: '',
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
  spreadPercent: 0,
  isTestPayment: false,
};
