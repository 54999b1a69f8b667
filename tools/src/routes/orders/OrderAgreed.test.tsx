/** @jest-environment @vitrine/shared/build/browser-environment */
import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anOrder } from '../../testing/orders.ts';
import { openOrder } from './testing/open-order.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.open = jest.fn<typeof window.open>();
});

describe('what was agreed', () => {
  it('stands at the line for whoever packs or answers a complaint: flaws as the shopper read them', async () => {
    const [line] = anOrder().lines;
    if (!line) throw new Error('the order has no line');
    const tear = { en: 'Tear in a wing', nl: 'Scheur in een vleugel', fr: 'Déchirure à une aile' };
    const flaws = [{ name: tear, text: { en: '4 mm', nl: '', fr: '' } }];
    openOrder({
      lines: [
        { ...line, flaws },
        { ...line, position: 2, insectId: 9, name: 'Morpho didius' },
      ],
    });
    const told = await screen.findByText('Not perfect: Tear in a wing (4 mm)');
    expect(told.closest('li')).toHaveTextContent(line.name);
    expect(screen.getAllByText(/Not perfect/)).toHaveLength(1);
  });
});

describe('a flaw that was agreed on', () => {
  it('is ringed on the picture of that day, where it was then', async () => {
    const [line] = anOrder().lines;
    if (!line) throw new Error('the order has no line');
    const name = { en: 'Tear in a wing', nl: 'Scheur in een vleugel', fr: 'Déchirure à une aile' };
    const picture = { hash: 'front', width: 1600, height: 1200, widths: [1600], colour: '#fff' };
    const flaws = [{ name, picture: 'front', x: 0.25, y: 0.5 }];
    openOrder({
      lines: [{ ...line, flaws, flawPictures: [{ ...picture, widthMm: 100, hasScaleBar: true }] }],
    });
    const shown = await screen.findByAltText('As it was shown when it was ordered: Tear in a wing');
    const ring = shown.closest('figure')?.querySelector('circle');
    expect([ring?.getAttribute('cx'), ring?.getAttribute('cy')]).toEqual(['400', '600']);
  });
});

it('what was taken along at the stand is said where its address stands: nothing is to be sent', async () => {
  openOrder({ isTakenAlong: true });
  expect(await screen.findByText(/Taken along at our stand in Belgium: nothing is to be sent/)).toBeVisible();
});

describe('a gift', () => {
  it('is packed without a price, with its words, and its invoice goes elsewhere', async () => {
    const invoiceAddress = { ...anOrder().address, firstname: 'Grace', lastname: 'Hopper', city: 'Brugge' };
    openOrder({ gift: { note: 'For your first drawer' }, invoiceAddress });
    expect(await screen.findByText(/put no invoice and no price into the parcel/)).toBeTruthy();
    expect(screen.getByText('For your first drawer')).toBeTruthy();
    expect(screen.getByText(/^Invoice to: Grace Hopper, .*Brugge$/)).toBeTruthy();
  });

  it('is no order that says nothing of it', async () => {
    openOrder();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/A gift/)).toBeNull();
    expect(screen.queryByText(/Invoice to/)).toBeNull();
  });
});
