/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, OWNER, refused } from '../../testing/fake-shop.ts';
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
