import type { Invoice, InvoiceFacts } from '../rules/invoice-facts.ts';
import type { Treatment } from '../rules/paper-tax.ts';
import type { Endpoint } from '../rules/endpoint.ts';
import { invoiceOf, SAMPLE_ADDRESS, SAMPLE_SELLER, taxedAs } from './sample-facts.ts';

interface SampleEInvoice {
  name: string;
  invoice: Invoice;
  /** Where it would be sent to. */
  buyer: Endpoint;
}

const SELLER: InvoiceFacts['seller'] = { ...SAMPLE_SELLER, legalForm: 'BV', court: 'Gent, afdeling Gent' };
const BANK = { iban: 'BE68 5390 0754 7034', bic: 'TRIOBEBB' };
const COMMON = { seller: SELLER, bank: BANK };
const PAID = { ...COMMON, paidAt: '2026-03-02T10:00:00.000Z' };
const PERSON = { ...SAMPLE_ADDRESS, company: '' };
const BY_MAIL: Endpoint = { scheme: 'EM', id: 'ada.peeters@example.com' };
const BELGIAN_BUSINESS: Endpoint = { scheme: '0208', id: '0403019261' };

const kind = (treatment: Treatment, rate = 0) => ({ treatment, rate });
const BELGIAN = kind('belgian', 2100);
const MARGIN = kind('margin');
const BUSINESS: Partial<InvoiceFacts> = { vatNumber: 'BE 0403.019.261' };

/** All that is said of where lots changed hands. */
const handedOver = { ...PERSON, street: '', houseNumber: '', postalCode: '', city: '', country: 'BE' };

const to = (country: string, postalCode: string, city: string) => ({
  address: { ...PERSON, country, postalCode, city },
});

/** Each way in which an order of the shop can be invoiced, by name. */
const CASES: [string, Partial<InvoiceFacts>, Endpoint][] = [
  ['domestic-consumer', { ...taxedAs(BELGIAN), address: PERSON }, BY_MAIL],
  ['domestic-business', { ...taxedAs(BELGIAN), ...BUSINESS, locale: 'nl' }, BELGIAN_BUSINESS],
  [
    'delivered-elsewhere',
    { ...taxedAs(BELGIAN), ...BUSINESS, locale: 'fr', deliveryAddress: { ...PERSON, houseNumber: '8' } },
    BELGIAN_BUSINESS,
  ],
  ['paid-by-transfer', { ...taxedAs(BELGIAN), ...BUSINESS, paymentMethod: 'banktransfer' }, BELGIAN_BUSINESS],
  ['paid-in-cash', { ...taxedAs(BELGIAN), ...BUSINESS, isPaidInCash: true }, BELGIAN_BUSINESS],
  [
    'taken-along',
    { ...taxedAs(BELGIAN), ...BUSINESS, isTakenAlong: true, deliveryAddress: handedOver },
    BELGIAN_BUSINESS,
  ],
  ['before-taxes-were-kept', BUSINESS, BELGIAN_BUSINESS],
  ['oss-france', { ...taxedAs(kind('oss', 2000)), ...to('FR', '75001', 'Paris'), locale: 'fr' }, BY_MAIL],
  ['oss-finland', { ...taxedAs(kind('oss', 2550)), ...to('FI', '00100', 'Helsinki') }, BY_MAIL],
  [
    'intra-community',
    {
      ...taxedAs(kind('intra-community')),
      ...{
        vatNumber: 'DE123456789',
        address: { ...SAMPLE_ADDRESS, country: 'DE', postalCode: '10115', city: 'Berlin' },
      },
    },
    { scheme: '9930', id: 'DE123456789' },
  ],
  [
    'intra-community-greece',
    {
      ...taxedAs(kind('intra-community')),
      // In numbers of VAT Greece is EL, and GR elsewhere.
      ...{
        vatNumber: 'EL123456789',
        address: { ...SAMPLE_ADDRESS, country: 'GR', postalCode: '10431', city: 'Athens' },
      },
    },
    { scheme: '9933', id: 'EL123456789' },
  ],
  [
    'intra-community-northern-ireland',
    {
      ...taxedAs(kind('intra-community')),
      ...{
        vatNumber: 'XI123456789',
        address: { ...SAMPLE_ADDRESS, country: 'GB', postalCode: 'BT1 5GS', city: 'Belfast' },
      },
    },
    BY_MAIL,
  ],
  [
    'export',
    {
      ...taxedAs(kind('export')),
      ...to('CH', '8001', 'Zürich'),
      customs: { terms: 'DAP', britishVatNumber: '' },
    },
    BY_MAIL,
  ],
  [
    'united-kingdom',
    {
      ...taxedAs(kind('united-kingdom', 2000)),
      ...to('GB', 'SW1A 1AA', 'London'),
      customs: { terms: 'DDP', britishVatNumber: 'GB123456789' },
    },
    BY_MAIL,
  ],
  ['exempt', { ...taxedAs(kind('exempt')), ...BUSINESS, vatRegime: 'exempt' }, BELGIAN_BUSINESS],
  ['margin', { ...taxedAs(MARGIN), ...BUSINESS, locale: 'nl' }, BELGIAN_BUSINESS],
  ['margin-and-belgian', { ...taxedAs(BELGIAN, MARGIN), ...BUSINESS, locale: 'fr' }, BELGIAN_BUSINESS],
];

/** Money that goes back without lines: goodwill, or shipping alone. */
const PARTIAL: [string, Partial<InvoiceFacts>][] = [
  [
    'goodwill',
    { lines: [], shippingCents: 0, otherCents: 500, totalCents: 500, vatCents: 87, vatRate: 2100 },
  ],
  ['shipping-alone', { lines: [], shippingCents: 695, totalCents: 695, vatCents: 121, vatRate: 2100 }],
];

/** Every case as an invoice and as a credit note. */
export function sampleEInvoices(): SampleEInvoice[] {
  const all = CASES.flatMap(([name, facts, buyer]): SampleEInvoice[] => [
    { name, invoice: invoiceOf({ ...PAID, ...facts }), buyer },
    { name: `${name}-credit-note`, invoice: invoiceOf({ ...COMMON, ...facts }, 'credit-note'), buyer },
  ]);
  const partial = PARTIAL.map(([name, facts]): SampleEInvoice => {
    const invoice = invoiceOf({ ...COMMON, ...BUSINESS, ...facts }, 'credit-note');
    return { name: `${name}-credit-note`, invoice, buyer: BELGIAN_BUSINESS };
  });
  return [...all, withoutShipping(), ...partial];
}

function withoutShipping(): SampleEInvoice {
  const facts = { ...PAID, ...BUSINESS, shippingCents: 0, totalCents: 12_500, vatCents: 2169 };
  return { name: 'shipped-free', invoice: invoiceOf(facts), buyer: BELGIAN_BUSINESS };
}
