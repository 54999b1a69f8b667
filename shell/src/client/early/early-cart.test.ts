/** @jest-environment @vitrine/shared/build/browser-environment */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addButtonOf, BEFORE_NAME } from '@vitrine/shared/cart/add-button';
import { addToBrowserCart, readBrowserCart } from '@vitrine/shared/cart/browser-cart';
import { CART_KEY } from '@vitrine/shared/cart/cart-key';
import { MAX_AMOUNT } from '@vitrine/shared/contract/orders/cart-limits';
import { addFromMarkup } from './early-cart.ts';

const LOT = {
  uuid: '0B0E5B0A-7C7C-4B4B-9C9C-1234567890AB',
  name: 'Papilio machaon',
  priceCents: 1250,
  stock: 2,
};

/** Presses that came through to the page. */
let passed: Element[] = [];

function draw(lot: Partial<typeof LOT> = {}): HTMLButtonElement {
  document.documentElement.lang = 'nl';
  document.body.innerHTML =
    '<a href="/cart"><span data-cart-total="unread">Winkelwagen</span></a><p data-added="{name}: {amount}"></p>';
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(addButtonOf({ ...LOT, ...lot })))
    button.setAttribute(name, value);
  button.append(Object.assign(document.createElement('i'), { textContent: BEFORE_NAME + LOT.name }));
  button.addEventListener('click', () => passed.push(button));
  document.body.append(button);
  return button;
}

/** On what lies in the button, as a finger does. */
const press = (button: HTMLButtonElement, detail = 1) =>
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
const total = () => document.querySelector('[data-cart-total]');
const said = () => document.querySelector('[data-added]')?.textContent;

beforeAll(() => void addFromMarkup([]));
beforeEach(() => {
  localStorage.clear();
  delete window.vitrineKept;
  passed = [];
});

describe('a shopper who is faster than the page', () => {
  it('has one in the cart, sees the total and hears of it; the page is not told of the press', () => {
    press(draw());
    expect(readBrowserCart().lines).toEqual([{ uuid: LOT.uuid, amount: 1, priceCents: 1250 }]);
    expect(total()?.textContent).toBe('€\u00a012,50');
    expect(total()).toHaveProperty('dataset.cartTotal', 'shown');
    expect(said()).toBe('Papilio machaon: 1');
    expect(passed).toEqual([]);
  });

  it('has two after a second press, and one after a double click', () => {
    const button = draw();
    press(button);
    press(button, 2);
    expect(readBrowserCart().count).toBe(1);
    press(button);
    expect(readBrowserCart().count).toBe(2);
    expect(said()).toBe('Papilio machaon: 2');
  });

  it('has no more than there are, and hears how many that is', () => {
    const button = draw({ stock: 1 });
    press(button);
    draw({ stock: 1 }).click();
    expect(total()?.textContent).toBe('€\u00a012,50');
    expect(said()).toBe('Papilio machaon: 1');
    expect(passed).toEqual([]);
    expect(readBrowserCart().count).toBe(1);
  });

  it('is told by the page why an order holds no more', () => {
    addToBrowserCart({ ...LOT, amount: MAX_AMOUNT }, MAX_AMOUNT);
    const button = draw({ stock: MAX_AMOUNT + 1 });
    press(button);
    expect(passed).toEqual([button]);
    expect(readBrowserCart().count).toBe(MAX_AMOUNT);
  });

  it('adds to what another tab put into the cart, and sees what that adds', () => {
    const button = draw();
    addToBrowserCart({ ...LOT, uuid: '0B0E5B0A-7C7C-4B4B-9C9C-000000000002', amount: 1 }, 1);
    press(button);
    expect(readBrowserCart().count).toBe(2);
    expect(total()?.textContent).toBe('€\u00a025,00');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    expect(total()?.textContent).toBe('€\u00a00,00');
  });

  it('is answered by a page that knows the cart, and where a button says nothing that can be read', () => {
    const button = draw();
    button.removeAttribute('data-add');
    press(button);
    button.setAttribute('data-add', `${LOT.uuid} free`);
    press(button);
    expect(passed).toEqual([button, button]);
    expect(readBrowserCart().count).toBe(0);
  });

  it('sees the total in a browser that lets the shop keep nothing', () => {
    const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
    Object.defineProperty(window, 'localStorage', { configurable: true, value: null });
    press(draw());
    expect(total()?.textContent).toBe('€\u00a012,50');
    expect(readBrowserCart().count).toBe(1);
    if (own) Object.defineProperty(window, 'localStorage', own);
  });

  it('counts who pressed before this script was here, once, and leaves the page what else was done', () => {
    const button = draw();
    const events: Event[] = [];
    const keep = (event: Event) => {
      event.stopImmediatePropagation();
      events.push(event);
    };
    document.addEventListener('click', keep, true);
    button.removeAttribute('data-add');
    press(button);
    const link = document.querySelector('a');
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.removeEventListener('click', keep, true);
    for (const [name, value] of Object.entries(addButtonOf(LOT))) button.setAttribute(name, value);
    expect(addFromMarkup(events).map(({ target }) => target)).toEqual([link]);
    expect(readBrowserCart().count).toBe(1);
  });
});
