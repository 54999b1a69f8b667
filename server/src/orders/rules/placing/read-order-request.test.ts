import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { textOf, type FieldErrors } from '../../../forms/rules/field-errors.ts';
import { readOrderRequest } from './read-order-request.ts';

const address = {
  firstname: 'Ada',
  lastname: 'Peeters',
  company: '',
  street: 'Coupure',
  houseNumber: '12',
  postalCode: '9000',
  city: 'Gent',
  country: 'BE',
};
const good = {
  locale: 'nl',
  lines: [{ uuid: 'A', amount: 1 }],
  email: 'ada@example.com',
  phone: '',
  address,
  shippingCode: 'be',
  paymentMethod: 'bancontact',
  remarks: '',
  vatNumber: '',
  acceptsConditions: true,
  expectedTotalCents: 100,
};

function errorsOf(body: unknown): FieldErrors {
  const reading = readOrderRequest(body);
  return reading.ok ? {} : reading.errors;
}
const withField = (field: string, value: unknown) =>
  field in address ? { ...good, address: { ...address, [field]: value } } : { ...good, [field]: value };

describe('an order as it was typed', () => {
  it('is accepted, without the spaces around it', () => {
    const reading = readOrderRequest({
      ...good,
      email: ' ada@example.com ',
      address: { ...address, country: 'be' },
    });
    expect(reading).toMatchObject({
      ok: true,
      form: { email: 'ada@example.com', address: { country: 'BE' } },
    });
  });

  it('is kept without marks that nobody sees and breaks that no line has, as they come with what is copied', () => {
    const phone = '\u202a+32 470 12 34 56\u202c';
    const remarks = 'Ring twice.\nThank you.';
    const typed = { firstname: '\u200bAda\nMay', lastname: '\u202eLovelace', city: 'Sint-Niklaas\u00a0' };
    const reading = readOrderRequest({ ...good, phone, remarks, address: { ...address, ...typed } });
    expect(reading).toMatchObject({
      ok: true,
      form: {
        phone: '+32 470 12 34 56',
        remarks,
        address: { firstname: 'Ada May', lastname: 'Lovelace', city: 'Sint-Niklaas' },
      },
    });
    expect(errorsOf(withField('firstname', '\u200b\u2060'))).toEqual({ firstname: { message: 'required' } });
  });

  it.each([
    ['email', ''],
    ['email', 'ada'],
    ['email', 'ada@example'],
    ['email', 'a b@example.com'],
    ['email', 'a@b@c.com'],
    ['email', `${'a'.repeat(65)}@example.com`],
    ['email', '.ada@example.com'],
    ['email', 7],
    ['email', null],
    ['firstname', ' '],
    ['firstname', 'A\u0000da'],
    ['firstname', 'x'.repeat(101)],
    ['lastname', ''],
    ['street', ''],
    ['houseNumber', ''],
    ['houseNumber', 12],
    ['city', ''],
    ['city', '\ud800'],
    ['company', 'x'.repeat(201)],
    ['postalCode', ''],
    ['postalCode', '12345'],
    ['postalCode', '0999'],
    ['country', ''],
    ['country', 'US'],
    ['country', 'Belgium'],
    ['phone', 'call me'],
    ['phone', '12345'],
    ['phone', '1'.repeat(16)],
    ['vatNumber', 'BE0123456789'],
    ['vatNumber', 'US123'],
    ['remarks', 'x'.repeat(1001)],
    ['remarks', 'a\u0007b'],
    ['shippingCode', ''],
    ['shippingCode', undefined],
    ['paymentMethod', 'cash'],
    ['acceptsConditions', false],
    ['acceptsConditions', 'yes'],
    ['expectedTotalCents', 1.5],
    ['expectedTotalCents', '100'],
    ['locale', 'de'],
    ['lines', []],
    ['lines', 'A'],
    ['lines', [{ uuid: 'A', amount: 0 }]],
    ['lines', [{ uuid: 'A', amount: 10_000 }]],
    ['lines', Array.from({ length: 201 }, (_, index) => ({ uuid: `L${index}`, amount: 1 }))],
    ['holdId', 5],
  ])('is refused at %s when that is %j, in three languages', (field, value) => {
    const errors = errorsOf(withField(field, value));
    expect(Object.keys(errors)).toEqual([field]);
    const texts = LOCALES.map((locale) => textOf(errors[field] ?? { message: 'required' }, locale));
    expect(new Set(texts).size).toBe(3);
    expect(texts.filter((text) => text.includes('{'))).toEqual([]);
  });

  const lots = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ uuid: `L${index}`, amount: 1 }));
  it.each([
    ['different lots', lots(201), /at most 200 different lots/],
    ['of one lot', [{ uuid: 'A', amount: 10_000 }], /at most 9,999 of one lot/],
    [
      'of one lot on two lines',
      [
        { uuid: 'a', amount: 9_000 },
        { uuid: 'A', amount: 1_000 },
      ],
      /at most 9,999 of one lot/,
    ],
  ])('says that there are too many %s', (_what, lines, sentence) => {
    const { lines: error } = errorsOf(withField('lines', lines));
    expect(error && textOf(error, 'en')).toMatch(sentence);
  });

  it.each([undefined, null, 'order', [], 7, {}, { address: 5 }])(
    'is refused field by field when it is %j',
    (body) => {
      expect(Object.keys(errorsOf(body))).toEqual(
        expect.arrayContaining(['email', 'street', 'country', 'lines']),
      );
    },
  );

  it.each([
    ['NL', '1012AB'],
    ['NL', '1012 ab'],
    ['GB', 'SW1A 1AA'],
    ['GB', 'm1 1ae'],
    ['IE', 'D02 AF30'],
    ['FR', '75001'],
    ['PL', '00-001'],
    ['PT', '1000-001'],
    ['SE', '11122'],
    ['CZ', '110 00'],
    ['CH', '8001'],
    ['LU', 'L-1009'],
  ])('takes the postal codes of %s as people write them: %s', (country, postalCode) => {
    expect(errorsOf({ ...good, address: { ...address, country, postalCode } })).toEqual({});
  });

  it.each(['BE 0123.456.749', 'NL001234567B01', 'FR40303265045', 'DE123456789', 'EL123456789'])(
    'takes the VAT number %s',
    (vatNumber) =>
      expect(errorsOf({ ...good, vatNumber, address: { ...address, company: 'Naturalia' } })).toEqual({}),
  );
});
