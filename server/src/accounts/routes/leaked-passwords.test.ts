import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { oneDatabase } from '../../database/testing/databases.ts';
import { openAccountDesk, PASSWORD, registration } from '../../testing/desks/account-desk.ts';
import { readCommonPasswords } from '../common-passwords.ts';
import { isLeaked, packLeaked } from '../rules/leaked-passwords.ts';

/** That leaked; the last is a Russian word typed on Latin keys. */
const LEAKED = ['needforspeed', 'Transformers', '4815162342lost', 'flvbybcnhfnjh'];

describe('A password that leaked', () => {
  const open = oneDatabase();

  it('is chosen by nobody who registers, changes the password or lost it', async () => {
    const desk = await openAccountDesk(await open());
    const ada = await desk.registered();
    await desk.visitor().post('/api/auth/recovery', { email: 'ada@example.com' });
    const link = await desk.tokenFrom('account-recovery');
    const bo = { email: 'bo@example.com', emailConfirmation: 'bo@example.com' };
    for (const password of LEAKED) {
      const wanted = { password, passwordConfirmation: password };
      const answers = [
        await desk.visitor().post('/api/auth/register', registration({ ...bo, ...wanted })),
        await ada.post('/api/account/password', { ...wanted, currentPassword: PASSWORD }),
        await desk.visitor().post(`/api/auth/recovery/${link}`, wanted),
      ];
      for (const answer of answers)
        expect(answer.json().validationErrors).toEqual({
          password: { error: expect.stringContaining('among the first') },
        });
    }
  });

  it('is known in any capitals; what is like it, and what is made at random, is not', async () => {
    const common = await readCommonPasswords();
    for (const password of LEAKED) expect(common.has(password.toLowerCase())).toBe(true);
    for (const password of ['needforspeed on monday', 'a drawer of moths', 'zx9#kq!vlm2p'])
      expect(common.has(password)).toBe(false);
  });

  it('is found wherever it lies in the file, and no other', () => {
    const words = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, selector: lower });
    fc.assert(
      fc.property(words, ([absent = '', ...leaked]) => {
        const packed = packLeaked(leaked);
        return (
          leaked.every(
            (one) => isLeaked(packed, one.toUpperCase()) || lower(one.toUpperCase()) !== lower(one),
          ) && !isLeaked(packed, absent)
        );
      }),
    );
  });
});

const lower = (text: string) => text.normalize('NFC').toLowerCase();
