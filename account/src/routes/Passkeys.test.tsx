/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  giveCredentials,
  named,
  signed,
  SIGNED,
  takeCredentials,
  type Credentials,
} from '@vitrine/shared/remote/testing/credentials';
import { pathTo } from '@vitrine/shared/paths/path-to';
import { FakeShop, offline, ok, refused } from '../testing/fake-shop.ts';
import { ADA, PASSKEYS } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.tsx';

const LOGIN = 'POST /api/auth/passkey';
const ASSERTION = {
  challenge: 'AAAA',
  rpId: 'localhost',
  allowCredentials: [],
  userVerification: 'preferred',
};
const CREATION = {
  rp: { id: 'localhost', name: 'Vitrine' },
  user: { id: 'AAAA', name: 'ada@example.com', displayName: 'Ada' },
  ...{ challenge: 'AAAA', pubKeyCredParams: [{ type: 'public-key', alg: -7 }] },
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

let credentials: Credentials;
let shop: FakeShop;
beforeEach(() => {
  sessionStorage.clear();
  credentials = giveCredentials();
  shop = new FakeShop();
  shop.answer('POST /api/auth/passkey/options', ok(ASSERTION));
  shop.answer('POST /api/account/passkeys/proof', ok(ASSERTION));
  shop.answer('POST /api/account/passkeys/options', ok(CREATION));
});
afterEach(takeCredentials);

describe('a shopper who logs in by a passkey', () => {
  beforeEach(() => {
    shop.answer(LOGIN, ok({ result: true, message: 'You are logged in.', profile: ADA }));
  });
  const signIn = () => press('Log in with a passkey');

  it('types nothing, and goes on where they were', async () => {
    const { address, refreshed } = openPage('/login?back=%2Fcart', shop);
    await signIn();
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(shop.sent(LOGIN)).toMatchObject([{ passkey: SIGNED }]);
    expect(refreshed()).toBe(1);
  });

  it('chooses it at the field of the e-mail address, where the browser offers it', async () => {
    takeCredentials();
    credentials = giveCredentials({ fillsIn: true });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    credentials.get.mockReturnValueOnce(promise);
    const { address } = openPage('/login', shop);
    await waitFor(() => expect(credentials.get).toHaveBeenCalledTimes(1));
    expect(credentials.get.mock.calls[0]).toMatchObject([{ mediation: 'conditional' }]);
    expect(screen.getByLabelText(/^E-mail/)).toHaveAttribute('autocomplete', 'username webauthn');
    resolve(signed());
    await waitFor(() => expect(address()).toBe('/account'));
  });

  it('hears nothing when they call it off, and can try again', async () => {
    credentials.get.mockRejectedValueOnce(named('NotAllowedError'));
    const { address } = openPage('/login', shop);
    await signIn();
    await waitFor(() => expect(credentials.get).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Log in with a passkey' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/cannot use passkeys/)).toBeNull();
    await signIn();
    await waitFor(() => expect(address()).toBe('/account'));
  });

  it('reads that the browser cannot, at this address or at all', async () => {
    credentials.get.mockRejectedValueOnce(named('SecurityError'));
    openPage('/login', shop);
    await signIn();
    await screen.findByText('This browser cannot use passkeys here. Your password works as before.');
  });

  it('reads what to do about one that the shop does not know', async () => {
    shop.answer(LOGIN, refused('unknown-passkey', { error: 'The shop does not know this passkey.' }));
    const { address } = openPage('/login', shop);
    await signIn();
    await screen.findByRole('dialog', { name: 'The shop does not know this passkey.' });
    expect(address()).toBe('/login');
  });

  it('as staff is asked for a finger, face or PIN at the second try', async () => {
    const error = 'Staff need a passkey with fingerprint, face or PIN.';
    shop.answer(LOGIN, refused('passkey-unverified', { error }));
    openPage('/login', shop);
    await signIn();
    await screen.findByRole('dialog', { name: error });
    await userEvent.keyboard('{Escape}');
    await signIn();
    await waitFor(() => expect(shop.sent(LOGIN)).toHaveLength(2));
    const asked = shop.sent('POST /api/auth/passkey/options');
    expect(asked.at(-1)).toEqual({ isVerified: true });
  });

  it.each(['POST /api/auth/passkey/options', LOGIN])('reads that the shop is away at %s', async (call) => {
    shop.answer(call, offline());
    openPage('/login', shop);
    await signIn();
    await screen.findByText(/The shop cannot be reached right now/);
  });

  it('sees no such button where the browser knows no passkeys', async () => {
    takeCredentials();
    openPage('/login', shop);
    await screen.findByRole('button', { name: 'Log in' });
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });
});

describe('a shopper’s page of passkeys', () => {
  const prove = async (password = 'a drawer of moths') => {
    await userEvent.type(await screen.findByLabelText(/^Your present password/), password);
    await press('Go on');
  };

  it('says what each is called, since when, and when it was last used', async () => {
    openPage('/account/passkeys', shop);
    const [phone, laptop] = await screen.findAllByRole('listitem').then((items) => items.slice(-2));
    expect(phone).toHaveTextContent(
      'My phoneon all your devicesMade on 1 March 2026, last used on 2 March 2026',
    );
    expect(laptop).toHaveTextContent('Firefox on LinuxMade on 1 February 2026, not used yet');
  });

  it.each([
    ['en', 'Made on', '1\u00a0Mar\u00a02026, 11:05', 'Remove: Firefox on Linux, made on '],
    ['nl', 'Gemaakt op', '1\u00a0mrt\u00a02026, 11:05', 'Verwijderen: Firefox op Linux, gemaakt op '],
    ['fr', 'Créée le', '1er\u00a0mars\u00a02026, 11:05', 'Supprimer\u00a0: Firefox sur Linux, créée le '],
  ] as const)(
    'tells those apart that are alike: by their day, and by the time of one day, in %s',
    async (locale, made, time, button) => {
      const days = ['2026-03-01T10:05:00.000Z', '2026-03-01T10:31:00.000Z', '2026-02-01T10:00:00.000Z'];
      const passkeys = days.map((createdAt, id) => ({ ...PASSKEYS[1], id, createdAt }));
      shop.answer('GET /api/account/passkeys', ok({ passkeys }));
      openPage(pathTo('accountPasskeys', locale), shop);
      const [first, second, third] = await screen.findAllByRole('button', { name: new RegExp(`^${button}`) });
      expect(first).toHaveAccessibleName(button + time);
      expect(second).toHaveAccessibleName(button + time.replace('11:05', '11:31'));
      expect(third).toHaveAccessibleName(
        expect.stringMatching(/ 1(er)?\u00a0(February|februari|février)\u00a02026$/),
      );
      expect(screen.getByText(new RegExp(`^${made} ${time.replaceAll('\u00a0', ' ')}, `))).toBeVisible();
      expect(screen.getByText(new RegExp(`^${made} 1(er)? f\\S+ 2026, `, 'i'))).toBeVisible();
    },
  );

  it('adds one with the password, then by the browser’s own dialog', async () => {
    shop.answer('POST /api/account/passkeys', ok({ passkeys: PASSKEYS }));
    openPage('/account/passkeys', shop);
    await press('Add a passkey');
    expect(document.activeElement).toBe(await screen.findByLabelText(/^Your present password/));
    await prove();
    await press('Make the passkey');
    await screen.findByText('The passkey is added. You can log in with it from now on.');
    expect(shop.sent('POST /api/account/passkeys/options')).toEqual([
      { currentPassword: 'a drawer of moths' },
    ]);
    expect(shop.sent('POST /api/account/passkeys')).toMatchObject([
      { passkey: { id: 'AQID', response: { attestationObject: 'AQID', transports: ['internal'] } } },
    ]);
  });

  it.each([
    ['InvalidStateError', 'This device already has a passkey of your account.'],
    ['NotSupportedError', 'This browser cannot use passkeys here. Your password works as before.'],
  ])('says so when the device answers %s', async (name, text) => {
    credentials.create.mockRejectedValueOnce(named(name));
    openPage('/account/passkeys', shop);
    await press('Add a passkey');
    await prove();
    await press('Make the passkey');
    await screen.findByText(text);
  });

  it('keeps the step when the dialog is closed, without a word', async () => {
    credentials.create.mockRejectedValueOnce(named('NotAllowedError'));
    shop.answer('POST /api/account/passkeys', ok({ passkeys: PASSKEYS }));
    openPage('/account/passkeys', shop);
    await press('Add a passkey');
    await prove();
    await press('Make the passkey');
    await waitFor(() => expect(credentials.create).toHaveBeenCalledTimes(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Make the passkey' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/cannot use passkeys/)).toBeNull();
    await press('Make the passkey');
    await screen.findByText(/The passkey is added/);
    expect(shop.sent('POST /api/account/passkeys/options')).toHaveLength(1);
  });

  it('is told no longer what came before, and can leave each step', async () => {
    shop.answer('PATCH /api/account/passkeys/1', ok({ passkeys: PASSKEYS }));
    credentials.create.mockRejectedValueOnce(named('InvalidStateError'));
    openPage('/account/passkeys', shop);
    await press('Rename: Firefox on Linux');
    await press('Save');
    await screen.findByText('The passkey has its new name.');
    await press('Add a passkey');
    expect(screen.queryByText('The passkey has its new name.')).toBeNull();
    await prove();
    await press('Make the passkey');
    await screen.findByText('This device already has a passkey of your account.');
    await press('Cancel');
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toHaveFocus();
    expect(screen.queryByText('This device already has a passkey of your account.')).toBeNull();
  });

  it('says at the field that the password is wrong', async () => {
    const fields = { currentPassword: 'This is not your present password.' };
    shop.answer('POST /api/account/passkeys/options', refused('invalid', { fields }));
    openPage('/account/passkeys', shop);
    await press('Add a passkey');
    await prove('a guess');
    await screen.findByRole('link', { name: 'Your present password: This is not your present password.' });
  });

  it('removes one by another, used just now, in place of the password', async () => {
    shop.answer('DELETE /api/account/passkeys/1', ok({ passkeys: PASSKEYS.slice(0, 1) }));
    openPage('/account/passkeys', shop);
    await press('Remove: Firefox on Linux');
    shop.answer('GET /api/account/passkeys', ok({ passkeys: PASSKEYS.slice(0, 1) }));
    await press('Use a passkey instead');
    await screen.findByText(/The passkey is removed/);
    expect(shop.sent('DELETE /api/account/passkeys/1')).toMatchObject([
      { currentPassword: '', passkey: SIGNED },
    ]);
    expect(screen.queryByRole('button', { name: 'Remove: Firefox on Linux' })).toBeNull();
  });

  it('renames one', async () => {
    shop.answer('PATCH /api/account/passkeys/1', ok({ passkeys: PASSKEYS }));
    openPage('/account/passkeys', shop);
    await press('Rename: Firefox on Linux');
    const name = await screen.findByLabelText('Name of the passkey');
    expect(name).toHaveValue('Firefox on Linux');
    await userEvent.clear(name);
    await userEvent.type(name, 'Old laptop{Enter}');
    await screen.findByText('The passkey has its new name.');
    expect(shop.sent('PATCH /api/account/passkeys/1')).toEqual([{ name: 'Old laptop' }]);
  });

  it('names each by itself: what was called off, or typed of another, does not come back', async () => {
    openPage('/account/passkeys', shop);
    await press('Rename: Firefox on Linux');
    await userEvent.type(await screen.findByLabelText('Name of the passkey'), ' of old');
    await press('Rename: My phone');
    expect(await screen.findByLabelText('Name of the passkey')).toHaveValue('My phone');
    await userEvent.type(screen.getByLabelText('Name of the passkey'), ' of old');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Rename: My phone' })).toHaveFocus();
    await press('Rename: My phone');
    expect(await screen.findByLabelText('Name of the passkey')).toHaveValue('My phone');
  });

  it('still lists and removes them where the browser knows none', async () => {
    takeCredentials();
    shop.answer('DELETE /api/account/passkeys/1', ok({ passkeys: [] }));
    openPage('/account/passkeys', shop);
    await screen.findByText('This browser cannot use passkeys here. Your password works as before.');
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    await press('Remove: Firefox on Linux');
    expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull();
    const item = screen.getAllByRole('listitem').at(-1);
    if (!item) throw new Error('there is no list');
    await userEvent.type(within(item).getByLabelText(/^Your present password/), 'a drawer of moths{Enter}');
    await screen.findByText(/The passkey is removed/);
  });
});
