/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { markPage } from '../../worker/mark-page.ts';
import { precacheVisited } from './precache-visited.ts';

it('A cached page says that one is offline only while one is, and leads to a newer one all the time', async () => {
  // This environment has neither.
  Object.assign(performance, { getEntriesByType: () => [] });
  const serviceWorker = { register: async () => undefined, ready: Promise.resolve({ active: null }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const change = (isOnline: boolean) => {
    connection.mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const at = new Date(2026, 10, 21, 14, 2).getTime();
  const note = { locale: 'en', at, now: at, isOffline: true } as const;
  document.body.innerHTML = markPage('<body>', note, '/webshop');

  await precacheVisited('/worker.js', { address: '/webshop', at });
  expect(screen.getByText(/You are offline\./)).toBeVisible();
  change(true);
  expect(screen.getByText(/You are offline\./)).not.toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Prices and stock as of 14:02. Try again');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/webshop');
  change(false);
  expect(screen.getByText(/You are offline\./)).toBeVisible();
  connection.mockRestore();
});
