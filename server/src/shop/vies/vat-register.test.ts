import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startFakeVies, type FakeVies } from '../testing/fake-vies.ts';
import { createVatRegister } from './vat-register.ts';

let vies: FakeVies;
beforeAll(async () => {
  vies = await startFakeVies();
});
afterAll(() => vies.close());

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const registerAt = (viesUrl: string | null) =>
  createVatRegister({ viesUrl, clock, readOwnNumber: async () => 'BE 0123.456.749' });

it('the register is asked by the shop’s own name, once an hour, and its answer is the proof', async () => {
  vies.businesses.set('FR40303265045', 'NATURALIA SARL');
  const register = registerAt(vies.url);
  const proof = {
    ...{ number: 'FR40303265045', state: 'valid', checkedAt: '2026-11-25T10:00:00.000Z', register: 'VIES' },
    ...{ consultation: 'WAPIAAAAW1234567', name: 'NATURALIA SARL', address: '' },
  };
  expect(await register.check('FR 40 303 265 045')).toEqual(proof);
  expect(await register.check('fr40303265045')).toEqual(proof);
  expect(vies.requests).toEqual([
    {
      path: '/rest-api/check-vat-number',
      ...{ countryCode: 'FR', vatNumber: '40303265045' },
      ...{ requesterMemberStateCode: 'BE', requesterNumber: '0123456749' },
    },
  ]);
});

it('a number that nobody has is no business’s', async () => {
  expect(await registerAt(vies.url).check('DE136695976')).toMatchObject({ state: 'invalid', name: '' });
});

it.each(['busy', 500, 'broken'] as const)(
  'no answer is not a no, and is asked for again: %s',
  async (fault) => {
    vies.businesses.set('DE136695977', 'Käfer GmbH');
    const register = registerAt(vies.url);
    vies.faults.push(fault);
    expect(await register.check('DE136695977')).toMatchObject({ state: 'away', consultation: '' });
    expect(await register.check('DE136695977')).toMatchObject({ state: 'valid', name: 'Käfer GmbH' });
  },
);

it('where payments are tests, a test register answers, and says so', async () => {
  const register = registerAt(null);
  expect(await register.check('DE136695976')).toMatchObject({ state: 'valid', register: 'test' });
  expect(await register.check('DE136695978')).toMatchObject({ name: 'Test register: DE136695978' });
  expect(await register.check('NL123456789B10')).toMatchObject({ state: 'invalid', register: 'test' });
  expect(await register.check('DE136695979')).toMatchObject({ state: 'away', register: 'test' });
});
