/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok, refused } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const saved = { result: true, message: 'Saved.', auditId: 7 };

const ANN = {
  ...{ id: 1, email: 'ann@example.com', firstname: 'Ann', lastname: 'Peeters', role: 'owner' },
  ...{ lastSeenAt: '2026-03-01T10:00:00.000Z', sessions: 1, hasSecondFactor: true },
  ...{ isInvited: false, isMe: true },
};
const BO = {
  ...ANN,
  id: 2,
  email: 'bo@example.com',
  firstname: '',
  lastname: '',
  role: 'orders',
  isMe: false,
};

describe('The people of the shop', () => {
  async function openStaff() {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/staff', ok({ staff: [ANN, BO] }));
    openPage('/tools/staff', shop);
    await screen.findByRole('heading', { name: 'People' });
    return shop;
  }

  it('are invited by mail', async () => {
    const shop = await openStaff();
    await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'cy@example.com');
    shop.answer('POST /api/tools/staff', refused({ fields: { role: 'Please choose one.' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    const role = screen.getByRole('combobox', { name: 'Role' });
    expect(role).toHaveAccessibleDescription('Please choose one.');
    await userEvent.selectOptions(role, 'catalogue');
    shop.answer('POST /api/tools/staff', ok(saved));
    await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
    expect(await screen.findByText('An invitation goes out to cy@example.com.')).toBeVisible();
    expect(shop.sent('POST /api/tools/staff').at(-1)).toEqual({
      ...{ email: 'cy@example.com', role: 'catalogue', language: 'en' },
    });
  });

  it('change role by choosing and saying so, save one’s own', async () => {
    const shop = await openStaff();
    const change = 'PATCH /api/tools/staff/2';
    expect(screen.queryByRole('combobox', { name: 'Role of ann@example.com' })).toBeNull();
    const role = screen.getByRole('combobox', { name: 'Role of bo@example.com' });
    expect(screen.getByRole('button', { name: /^Change role: bo@/ })).toBeDisabled();
    // As the arrow keys do on the way to another.
    await userEvent.selectOptions(role, 'catalogue');
    await userEvent.selectOptions(role, 'owner');
    expect(shop.sent(change)).toEqual([]);
    shop.answer(change, refused({ status: 409, error: 'The shop keeps one owner.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change role: bo@example.com, Owner' }));
    expect(await screen.findByText('The shop keeps one owner.')).toBeVisible();
    expect(role).toHaveValue('owner');
    expect(shop.sent(change)).toEqual([{ role: 'owner' }]);
  });

  it('are told that one is under way, and keep the focus at whom it was changed of', async () => {
    const shop = await openStaff();
    const role = screen.getByRole('combobox', { name: 'Role of bo@example.com' });
    await userEvent.selectOptions(role, 'catalogue');
    const answer = Promise.withResolvers<ReturnType<typeof ok>>();
    shop.answer('PATCH /api/tools/staff/2', answer.promise);
    await userEvent.click(screen.getByRole('button', { name: 'Change role: bo@example.com, Catalogue' }));
    await userEvent.selectOptions(role, 'read-only');
    const next = screen.getByRole('button', { name: 'Change role: bo@example.com, Reading only' });
    expect(next).toHaveAttribute('aria-busy', 'true');
    await userEvent.selectOptions(role, 'catalogue');
    shop.answer('GET /api/tools/staff', ok({ staff: [ANN, { ...BO, role: 'catalogue' }] }));
    answer.resolve(ok(saved));
    expect(await screen.findByText('The role of bo@example.com is changed.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Change role: bo@/ })).toBeDisabled());
    expect(role).toHaveFocus();
  });

  it('and shoppers are logged out by their address, or all at once by typing so', async () => {
    const shop = await openStaff();
    await userEvent.type(screen.getByRole('textbox', { name: /Address of the account/ }), 'cy@example.com');
    shop.answer('POST /api/tools/sessions/end', refused({ fields: { email: 'Nobody has it.' } }));
    await userEvent.click(screen.getByRole('button', { name: 'End sessions' }));
    const typed = screen.getByRole('textbox', { name: /Address of the account/ });
    expect(typed).toHaveAccessibleDescription('Nobody has it.');
    expect(typed).toHaveValue('cy@example.com');
    shop.answer('POST /api/tools/sessions/end', ok(saved));
    await userEvent.click(screen.getByRole('button', { name: 'End sessions' }));
    expect(await screen.findByText('The sessions of cy@example.com are ended.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log everybody out' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Log everybody out' }));
    expect(shop.sent('POST /api/tools/sessions/end-all')).toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox'), 'everybody');
    shop.answer('POST /api/tools/sessions/end-all', ok(saved));
    await userEvent.click(dialog.getByRole('button', { name: 'Log everybody out' }));
    expect(await screen.findByText('Everybody else is logged out.')).toBeVisible();
  });

  it('are removed only by typing whom', async () => {
    const shop = await openStaff();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the shop: bo@example.com' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the shop' }));
    expect(shop.sent('DELETE /api/tools/staff/2')).toHaveLength(0);
    await userEvent.type(dialog.getByRole('textbox'), 'bo@example.com');
    shop.answer('DELETE /api/tools/staff/2', ok(saved));
    shop.answer('GET /api/tools/staff', ok({ staff: [ANN] }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove from the shop' }));
    expect(await screen.findByText('bo@example.com no longer works in the shop.')).toBeVisible();
  });
});
