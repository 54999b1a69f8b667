/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { queueFirstEvents, takeFirstEvents } from './first-events.ts';

afterEach(() => {
  Reflect.deleteProperty(window, 'vitrineFirstActs');
  document.body.replaceChildren();
});

const press = (target: EventTarget) => target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
function draw(markup: string): void {
  document.body.innerHTML = markup;
}

function find<K extends keyof HTMLElementTagNameMap>(tag: K): HTMLElementTagNameMap[K] {
  const found = document.querySelector(tag);
  if (!found) throw new Error(`no ${tag}`);
  return found;
}

it('keeps what is pressed before the shop can answer, and hands it over once', () => {
  queueFirstEvents(window);
  draw('<button>Add to cart</button>');
  press(find('button'));
  expect(takeFirstEvents(window).map(({ type, target }) => [type, target])).toEqual([
    ['click', find('button')],
  ]);
  press(find('button'));
  expect(takeFirstEvents(window)).toEqual([]);
});

it('leaves everything to the shop where that came first', () => {
  expect(takeFirstEvents(window)).toEqual([]);
  queueFirstEvents(window);
  draw('<button>Add to cart</button>');
  press(find('button'));
  expect(takeFirstEvents(window)).toEqual([]);
});
