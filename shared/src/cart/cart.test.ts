/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import LZString from 'lz-string';
import { announceCartChanged, onCartChanged } from './bus.ts';
import {
  addToBrowserCart,
  clearBrowserCart,
  readBrowserCart,
  removeFromBrowserCart,
} from './browser-cart.ts';
import { readBrowserHold, saveBrowserHold } from './browser-hold.ts';
import { isCartStored } from './cart-storage.ts';
import type { CartState } from '../contract/orders/cart-state.ts';
import { CART_KEY } from './cart-key.ts';
import { loadCart } from './storage.ts';

const UUID = '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB';
const line = { uuid: UUID, amount: 1, priceCents: 1250 };

beforeEach(() => {
  localStorage.clear();
  delete window.vitrineKept;
});

describe('a browser that lets the shop keep nothing', () => {
  it('has a cart for as long as the page is open', () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    expect(readBrowserCart().count).toBe(0);
    expect(addToBrowserCart(line, 1)).toBeNull();
    expect(addToBrowserCart(line, 1)).toBe('stock');
    expect(readBrowserCart()).toMatchObject({ count: 1, totalCents: 1250 });
    expect(isCartStored()).toBe(false);
    saveBrowserHold('hold-1');
    expect(readBrowserHold()).toBe('hold-1');
    saveBrowserHold(null);
    expect(readBrowserHold()).toBeUndefined();
    if (own) Object.defineProperty(window, 'localStorage', own);
  });
});

describe('a browser whose storage is there and broken', () => {
  it('has a cart and a hold for as long as the page is open', () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    const broken = () => {
      throw new DOMException('The file is unreadable.', 'UnknownError');
    };
    const value = { getItem: broken, setItem: broken, removeItem: broken };
    Object.defineProperty(window, 'localStorage', { configurable: true, value });
    expect(readBrowserHold()).toBeUndefined();
    saveBrowserHold('hold-1');
    expect(readBrowserHold()).toBe('hold-1');
    saveBrowserHold(null);
    expect(readBrowserHold()).toBeUndefined();
    expect(addToBrowserCart(line, 1)).toBeNull();
    expect(readBrowserCart().count).toBe(1);
    if (own) Object.defineProperty(window, 'localStorage', own);
  });
});

describe('a browser that has no room left', () => {
  /** Up to the last few of the five million letters that a site may keep. */
  const fill = () => {
    localStorage.setItem('OTHER', 'x'.repeat(4_999_000));
    expect(() => {
      for (let count = 0; ; count += 1) localStorage.setItem(`X-${count}`, '');
    }).toThrow();
  };

  it('has a cart for as long as the page is open, and keeps it again once there is room', () => {
    fill();
    addToBrowserCart({ ...line, uuid: 'B' }, 1);
    addToBrowserCart({ ...line, uuid: 'C' }, 1);
    expect(readBrowserCart().count).toBe(2);
    expect(isCartStored()).toBe(false);
    localStorage.removeItem('OTHER');
    addToBrowserCart(line, 1);
    expect(isCartStored()).toBe(true);
    expect(Object.keys(loadCart(localStorage))).toHaveLength(3);
  });

  it('keeps nothing of what was ordered', () => {
    addToBrowserCart(line, 1);
    fill();
    addToBrowserCart({ ...line, uuid: 'B' }, 1);
    addToBrowserCart({ ...line, uuid: 'C' }, 1);
    expect(readBrowserCart().count).toBe(3);
    clearBrowserCart();
    expect(readBrowserCart().count).toBe(0);
    expect(loadCart(localStorage)).toEqual({});
  });
});

describe("a shopper's cart", () => {
  it('adds up amounts and money to the cent', () => {
    addToBrowserCart({ ...line, priceCents: 1 }, 9);
    addToBrowserCart({ ...line, uuid: 'B', amount: 3, priceCents: 1110 }, 9);
    expect(readBrowserCart()).toMatchObject({ count: 4, totalCents: 3331 });
  });

  it('refuses what would exceed the stock, and keeps what was there', () => {
    expect(addToBrowserCart(line, 1)).toBeNull();
    expect(addToBrowserCart(line, 1)).toBe('stock');
    expect(readBrowserCart().count).toBe(1);
  });

  it.each([0, -1, 1.5, NaN])('refuses the amount %p', (amount) => {
    expect(addToBrowserCart({ ...line, amount }, 9)).toBe('unreadable');
  });

  it('refuses an insect without a uuid', () => {
    expect(addToBrowserCart({ ...line, uuid: '' }, 9)).toBe('unreadable');
    expect(readBrowserCart().count).toBe(0);
  });

  it('loses a line at 0, and its saved copy when it is empty', () => {
    addToBrowserCart({ ...line, amount: 2 }, 2);
    removeFromBrowserCart(UUID.toLowerCase(), 1);
    expect(readBrowserCart().count).toBe(1);
    removeFromBrowserCart(UUID, 1);
    expect(localStorage.getItem(CART_KEY)).toBeNull();
  });

  it('keeps the place of a line that is lowered', () => {
    for (const uuid of ['A', 'B', 'C']) addToBrowserCart({ ...line, uuid, amount: 2 }, 2);
    removeFromBrowserCart('A', 1);
    expect(readBrowserCart().lines.map(({ uuid, amount }) => [uuid, amount])).toEqual([
      ['A', 1],
      ['B', 2],
      ['C', 2],
    ]);
  });

  it('is empty once it is cleared, and so is its saved copy', () => {
    addToBrowserCart({ ...line, amount: 2 }, 2);
    expect(localStorage.getItem('VDM_CART')).not.toBeNull();
    clearBrowserCart();
    expect(readBrowserCart().count).toBe(0);
    expect(localStorage.getItem('VDM_CART')).toBeNull();
  });

  it('is kept compressed, with a time stamp', () => {
    addToBrowserCart(line, 1);
    const saved: unknown = JSON.parse(LZString.decompressFromUTF16(localStorage.getItem(CART_KEY) ?? ''));
    expect(saved).toEqual({ cart: { [UUID]: { price: 12.5, amount: 1 } }, timestamp: expect.any(Number) });
  });

  it('takes no more than the shop takes in one order, and says what was too much', () => {
    for (let i = 0; i < 200; i += 1) expect(addToBrowserCart({ ...line, uuid: `I-${i}` }, 9)).toBeNull();
    expect(addToBrowserCart({ ...line, uuid: 'I-200' }, 9)).toBe('lines');
    expect(addToBrowserCart({ ...line, uuid: 'I-0' }, 9)).toBeNull();
    expect(addToBrowserCart({ ...line, uuid: 'I-0', amount: 9998 }, 99_999)).toBe('amount');
    expect(addToBrowserCart({ ...line, uuid: 'I-200', amount: 10 }, 9)).toBe('stock');
    expect(readBrowserCart().count).toBe(201);
  });

  it.each([NaN, Infinity, -1, 1e12])('refuses the price %p', (priceCents) => {
    expect(addToBrowserCart({ ...line, priceCents }, 9)).toBe('unreadable');
  });

  it('keeps the first lines of a saved copy that is too long', () => {
    const names = Array.from({ length: 250 }, (_none, i) => `I-${i}`);
    const cart = Object.fromEntries(names.map((uuid) => [uuid, { price: 1, amount: 1 }]));
    localStorage.setItem(CART_KEY, LZString.compressToUTF16(JSON.stringify({ cart, timestamp: 1 })));
    expect(Object.keys(loadCart(localStorage))).toEqual(names.slice(0, 200));
  });

  it.each([
    ['garbage', '\u0000garbage'],
    ['another shape', LZString.compressToUTF16('{"cart":[1,2]}')],
    ['plain text', '{"cart":{}}'],
  ])('is empty when the saved copy is %s', (_case, saved) => {
    localStorage.setItem(CART_KEY, saved);
    expect(loadCart(localStorage)).toEqual({});
  });

  it('drops only the lines it cannot read', () => {
    const cart = {
      [UUID]: { price: 1, amount: 1 },
      B: { price: -1, amount: 1 },
      C: { price: 1, amount: 0.5 },
      D: null,
      E: { price: 1, amount: 10_000 },
      F: { price: 1e300, amount: 1 },
      'no key': { price: 1, amount: 1 },
    };
    localStorage.setItem(CART_KEY, LZString.compressToUTF16(JSON.stringify({ cart, timestamp: 1 })));
    expect(Object.keys(loadCart(localStorage))).toEqual([UUID]);
  });
});

describe('a remote that listens to the cart', () => {
  it('hears each change with the new state, until it stops', () => {
    const heard: CartState[] = [];
    const stop = onCartChanged((state) => heard.push(state));
    addToBrowserCart(line, 2);
    clearBrowserCart();
    stop();
    addToBrowserCart(line, 2);
    expect(heard.map((state) => state.totalCents)).toEqual([1250, 0]);
  });

  it('hears what another tab saved', () => {
    addToBrowserCart(line, 1);
    const heard: number[] = [];
    const stop = onCartChanged((state) => heard.push(state.count));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'OTHER' }));
    stop();
    expect(heard).toEqual([1]);
  });

  it('ignores an event that it cannot read', () => {
    const heard: CartState[] = [];
    const stop = onCartChanged((state) => heard.push(state));
    announceCartChanged({ total: 'twelve' } as unknown as CartState);
    stop();
    expect(heard).toEqual([]);
  });
});
