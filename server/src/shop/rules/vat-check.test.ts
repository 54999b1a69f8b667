import { expect, it } from '@jest/globals';
import { businessOf, judgedByName, readVatCheck, type VatCheck, writeVatCheck } from './vat-check.ts';

const VALID: VatCheck = {
  ...{ number: 'FR40303265045', state: 'valid', checkedAt: '2026-03-02T10:00:00.000Z', address: '' },
  ...{ consultation: 'WAPIAAAAW1234567', name: 'NATURALIA SARL', register: 'VIES' },
};

/** What the release before this one knows. */
const KNOWN_BEFORE = ['valid', 'invalid', 'away'];

it.each(['valid', 'invalid', 'away', 'other-name'] as const)(
  'the release before reads a proof that this one wrote, and takes none for more than it is: %s',
  (state) => {
    const stored = writeVatCheck({ ...VALID, state });
    expect(KNOWN_BEFORE).toContain(JSON.parse(stored).state);
    expect(businessOf(JSON.parse(stored)) !== null).toBe(state === 'valid');
    expect(readVatCheck(stored)).toEqual({ ...VALID, state });
  },
);

it('a proof of a later release is read as none', () => {
  const check = readVatCheck(JSON.stringify({ ...VALID, state: 'of-tomorrow' }));
  expect([check.state, businessOf(check)]).toEqual(['invalid', null]);
});

it.each([
  ['FR40303265045', 'NATURALIA SARL', 'Naturalia', 'foreign'],
  ['FR40303265045', 'NATURALIA SARL', 'Kabinet Peeters', null],
  ['NL123456789B13', 'Kevers B.V.', 'Kevers BV', 'foreign'],
  ['BE0403019261', 'NATURALIA NV', 'Naturalia', 'belgian'],
  // Neither state gives names: the number is all the proof there is.
  ['DE136695978', '', 'Käfer GmbH', 'foreign'],
  ['ESB12345674', '', 'Mariposas SL', 'foreign'],
])('what %s, in the name of "%s", proves of %s: %s', (number, name, company, business) => {
  expect(businessOf(judgedByName({ ...VALID, number, name }, company))).toBe(business);
});

it.each([
  ['NATURALIA SARL', 'Naturalia', true],
  ['NATURALIA SARL', 'Kabinet Peeters', true],
  ['', 'Käfer GmbH', false],
  ['ΠΕΤΑΛΟΥΔΕΣ ΑΕ', 'Petaloudes', false],
])('the kept proof says whether the name "%s" could be compared with %s: %s', (name, company, isCompared) => {
  const kept = readVatCheck(writeVatCheck(judgedByName({ ...VALID, name }, company)));
  expect(kept.isNameCompared).toBe(isCompared);
});

it('of a number that is none no name is compared', () => {
  expect(judgedByName({ ...VALID, state: 'invalid' }, 'Naturalia')).not.toHaveProperty('isNameCompared');
});
