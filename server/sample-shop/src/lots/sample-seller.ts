import type { Seller } from '@vitrine/shared/contract/frame';

/** Nobody: a number that no company has, a domain that no one can own. */
export const SAMPLE_SELLER: Seller = {
  name: 'Vitrine (sample shop)',
  companyNumber: '0000.000.097',
  vatNumber: 'BE 0000.000.097',
  street: 'Voorbeeldstraat 1',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
  email: 'shop@vitrine.example',
  phone: '+32 9 000 00 00',
  processors: 'Sample Payments, Sample Parcels',
  socialLinks: [],
};

/** Of no bank: with none, the sample would send nothing to Great Britain. It lapses like a true one. */
export const samplePound = (now: Date) => ({
  euroPerPound: 11_500,
  rateDay: now.toISOString().slice(0, 10),
  rateSource: 'Sample',
});
