/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giveCredentials, named, SIGNED, takeCredentials } from '@vitrine/shared/remote/testing/credentials';
import { FakeShop, offline, ok, OWNER, refused } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const code = () => screen.findByRole('textbox', { name: /^Code/ });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the second factor', () => {
  it('is set up once, with recovery codes that stay until they are kept', async () => {
    const shop = new FakeShop(ok({ ...OWNER, secondFactor: 'none' }));
    const qr = { path: 'M0 0h1v1z', size: 33 };
    shop.answer(
      'POST /api/tools/second-factor/begin',
      ok({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr }),
    );
    shop.answer('POST /api/tools/second-factor/confirm', ok({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] }));
    const { router } = openPage('/tools', shop);
    await heading('Protect your access');
    expect(screen.queryByRole('navigation', { name: 'Tools' })).toBeNull();
    await press('Begin');
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    await userEvent.type(await code(), '123 456{Enter}');
    expect(await screen.findByText('cccc-dddd')).toBeVisible();
    shop.answer('GET /api/tools/me', ok(OWNER));
    await act(() => router.revalidate());
    expect(screen.getByText('aaaa-bbbb')).toBeVisible();
    await press('I have kept them');
    await heading('Overview');
  });

  it('is asked for at a login, says what is wrong with a code, and then opens the page', async () => {
    const shop = new FakeShop(ok({ ...OWNER, secondFactor: 'asked' }));
    const call = 'POST /api/tools/second-factor';
    shop.answer(call, refused({ fields: { code: 'This is not the code.' } }));
    openPage('/tools', shop);
    await heading('One more step');
    await userEvent.type(await code(), '000000{Enter}');
    expect(await screen.findByText('This is not the code.')).toBeVisible();
    expect(await code()).toHaveFocus();
    shop.answer(call, ok(OWNER));
    shop.answer('GET /api/tools/me', ok(OWNER));
    await userEvent.clear(await code());
    await userEvent.type(await code(), '123456{Enter}');
    await heading('Overview');
    expect(shop.sent(call)).toEqual([{ code: '000000' }, { code: '123456' }]);
  });
});

describe('a passkey in place of the code', () => {
  const PROOF = 'POST /api/account/passkeys/proof';
  const PASS = 'POST /api/tools/second-factor/passkey';
  const USE = 'Use a passkey';
  const asked = { ...OWNER, secondFactor: 'asked', hasPasskey: true };
  const button = () => screen.queryByRole('button', { name: USE });

  function atTheDoor(me: object = asked): FakeShop {
    const shop = new FakeShop(ok(me));
    shop.answer(PROOF, ok({ challenge: 'AQID', userVerification: 'required', allowCredentials: [] }));
    openPage('/tools', shop);
    return shop;
  }

  afterEach(takeCredentials);

  it('opens the page', async () => {
    const { get } = giveCredentials();
    const shop = atTheDoor();
    await heading('One more step');
    shop.answer(PASS, ok(OWNER));
    shop.answer('GET /api/tools/me', ok(OWNER));
    await press(USE);
    await heading('Overview');
    expect(shop.sent(PASS)).toEqual([{ passkey: expect.objectContaining(SIGNED) }]);
    expect(get.mock.calls).toMatchObject([[{ publicKey: { userVerification: 'required' } }]]);
  });

  it('is offered to who has one only, and in a browser that knows them', async () => {
    giveCredentials();
    atTheDoor({ ...asked, hasPasskey: false });
    await heading('One more step');
    expect(button()).toBeNull();
  });

  it('is not offered where the browser knows none', async () => {
    atTheDoor();
    await heading('One more step');
    expect(button()).toBeNull();
  });

  it('that is refused says why; the code is still asked for', async () => {
    giveCredentials();
    const shop = atTheDoor();
    shop.answer(PASS, refused({ error: 'The shop does not know this passkey.' }));
    await press(USE);
    expect(await screen.findByText('The shop does not know this passkey.')).toBeVisible();
    expect(await code()).toBeVisible();
    shop.answer(PROOF, offline());
    await press(USE);
    expect(await screen.findByRole('alert')).not.toHaveTextContent('does not know');
  });

  it('is told of when the browser cannot, and not when it was called off', async () => {
    const { get } = giveCredentials();
    const shop = atTheDoor();
    get.mockRejectedValueOnce(named('SecurityError'));
    await press(USE);
    expect(await screen.findByText(/^This browser cannot use passkeys here/)).toBeVisible();
    get.mockRejectedValueOnce(named('NotAllowedError'));
    await press(USE);
    await waitFor(() => expect(screen.queryByText(/^This browser cannot/)).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shop.sent(PASS)).toEqual([]);
  });
});
