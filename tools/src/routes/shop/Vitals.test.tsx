/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { FakeShop, ok } from '../../testing/fake-shop.ts';
import { openPage } from '../../testing/open-page.tsx';

const figure = (p75: number, good: number, poor = 0) => ({ p75, readings: 400, good, poor });

describe('How fast pages are for visitors', () => {
  it('is told by page and version, each with how many were good', async () => {
    const shop = new FakeShop();
    const figures = { LCP: figure(1_840, 300, 20), INP: figure(612, 100, 200), CLS: figure(24, 400) };
    const answer = {
      days: 7,
      releases: [
        { page: 'list', release: 'abc123', figures },
        { page: 'insect', release: 'abc123', figures: { CLS: figure(0, 400) } },
      ],
      connections: [{ connection: 'slow', figures }],
    };
    shop.answer('GET /api/tools/vitals', ok(answer));
    openPage('/tools/vitals', shop);
    const list = await screen.findByRole('row', { name: /Lists and searches/ });
    expect(list).toHaveTextContent(/abc123/);
    expect(list).toHaveTextContent(/1\.8 s75% good/);
    expect(list).toHaveTextContent(/612 ms25% good/);
    expect(list).toHaveTextContent(/0\.02100% good/);
    expect(screen.getByRole('row', { name: /Insects/ })).toHaveTextContent('–');
    const connections = within(screen.getByRole('table', { name: 'By connection' }));
    expect(connections.getByRole('row', { name: /Slow \(2g\)/ })).toBeVisible();
  });

  it('is nothing in a new shop, which says when figures come', async () => {
    const shop = new FakeShop();
    shop.answer('GET /api/tools/vitals', ok({ days: 7, releases: [], connections: [] }));
    openPage('/tools/vitals', shop);
    expect(await screen.findByText(/Nothing was counted yet/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
