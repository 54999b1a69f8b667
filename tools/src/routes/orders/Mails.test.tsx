/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

describe('The mails', () => {
  const MAIL = {
    ...{ id: 5, kind: 'order-received', to: 'cy@example.com', about: 'VDM-2026-000123', state: 'dead' },
    ...{ attempts: 10, createdAt: '2026-03-01T10:00:00.000Z', nextAt: '2026-03-01T10:00:00.000Z' },
    ...{ sentAt: null, error: 'no such mailbox' },
  };

  it('that were given up say why, and are tried again one by one or all', async () => {
    const shop = new FakeShop();
    const list = { mails: [MAIL], next: null, counts: { waiting: 0, dead: 2 } };
    shop.answer('GET /api/tools/mails', ok(list));
    shop.answer('GET /api/tools/pictures/queue', ok({ waiting: 0, deadCount: 0, dead: [] }));
    openPage('/tools/mails', shop);
    const row = within(await screen.findByRole('row', { name: /order received/ }));
    expect(row.getByText('no such mailbox')).toBeVisible();
    expect(row.getByRole('link', { name: 'VDM-2026-000123' })).toHaveAttribute(
      'href',
      '/tools/orders/VDM-2026-000123',
    );
    const retried = (count: number) => ok({ result: true, message: '', count });
    shop.answer('POST /api/tools/mails/5/retry', retried(1));
    await userEvent.click(row.getByRole('button', { name: /Try again/ }));
    expect(await screen.findByText('1 is tried again.')).toBeVisible();
    shop.answer('POST /api/tools/mails/retry', retried(2));
    await userEvent.click(screen.getByRole('button', { name: 'Try all 2 again' }));
    expect(await screen.findByText('2 are tried again.')).toBeVisible();
  });
});
