/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Closing } from '@vitrine/shared/contract/frame';
import { ClosingBanner } from '@vitrine/shared/ui/feedback/ClosingBanner';
import { draw, MESSAGES } from '../testing/draw.tsx';
import { Notifications } from './notices/Notifications.tsx';

const closing: Closing = {
  id: 1,
  reason: 'VERLOF',
  mode: 'delayed',
  startsAt: '2026-08-01T00:00:00Z',
  endsAt: '2026-08-17T12:00:00Z',
  shipsFrom: '2026-08-18',
  message: { en: '', nl: '', fr: '' },
  fair: null,
};

describe('the banner of a closing', () => {
  it('says that orders are taken, and when parcels leave', () => {
    draw(<ClosingBanner closing={closing} />);
    expect(screen.getByRole('complementary')).toHaveTextContent(
      'We are on holiday. You can order as usual; parcels leave again from 18 August 2026.',
    );
  });

  it('says that orders wait, in the shopper’s language', () => {
    draw(<ClosingBanner closing={{ ...closing, reason: 'gesloten', mode: 'paused' }} />, 'nl');
    expect(screen.getByRole('complementary')).toHaveTextContent(
      'De winkel is gesloten. Rondkijken kan altijd, bestellen weer na 17 augustus 2026.',
    );
  });

  it.each([
    ['VERLOF', 'We are on holiday.'],
    ['BEURS', 'We are at an insect fair.'],
    ['gesloten', 'The shop is closed.'],
    ['uitzonderlijk', 'The shop is closed for an exceptional reason.'],
  ] as const)('says why: %s', (reason, words) => {
    draw(<ClosingBanner closing={{ ...closing, reason }} />);
    expect(screen.getByRole('complementary')).toHaveTextContent(words);
  });

  it('tells at which fair one meets the shop', () => {
    const fair = { name: 'Insect Fair', city: 'Ghent', stand: 'B 12', url: 'https://example.org' };
    draw(<ClosingBanner closing={{ ...closing, reason: 'BEURS', fair }} />);
    expect(screen.getByRole('complementary')).toHaveTextContent('Meet us at Insect Fair, Ghent, stand B 12.');
  });
});

describe('a message of the shop', () => {
  beforeAll(() => {
    // This environment has no modal dialogs.
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
      this.open = false;
    };
  });

  it.each([
    ['error', 'Error: Your order'],
    ['danger', 'Error: Your order'],
    ['info', 'Information: Your order'],
    ['warning', 'Please note: Your order'],
    ['success', 'Done: Your order'],
  ] as const)('of type %s says so in words, and is closed by a button', async (type, name) => {
    const close = jest.fn();
    draw(<Notifications queue={[{ type, title: 'Your order' }]} onClose={close} />);
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
    const [, button] = screen.getAllByRole('button', { name: 'Close' });
    if (button) await userEvent.click(button);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('the words of the frame', () => {
  it.each(['nl', 'fr'] as const)('are all there in %s', (locale) => {
    expect(Object.keys(MESSAGES[locale])).toEqual(Object.keys(MESSAGES.en));
  });
});
