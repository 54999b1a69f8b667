/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEventReplay } from './event-replay.ts';
import { createToolsEventReplay } from './early-tools.ts';
import { yieldToMain } from '../start/yield-to-main.ts';

// jsdom has none; the names of these shortcuts need no escape.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });

/** What the page heard, in order. */
let heard: string[] = [];

const find = (name: string) => {
  const element = document.querySelector<HTMLElement>(name);
  if (!element) throw new Error(`the page has no ${name}`);
  return element;
};
const hears = (name: string) => () => void heard.push(name);
const onKey = ({ key }: KeyboardEvent) => hears(key)();

/** As a browser does it: chosen, and told. */
function choose(value: string): void {
  Object.assign(find('select'), { value });
  find('select').dispatchEvent(new Event('input', { bubbles: true }));
}

function pressKey(key: string): void {
  find('select').dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true }));
}

/** React has taken over the frame, and stops what it cannot answer in the slot yet. */
const stopInSlot = (event: Event) => event.stopPropagation();

/** The page's own script is here, and hears. */
function takeOver(): void {
  find('select').addEventListener('change', hears('the choice'));
  find('button').addEventListener('click', hears('the button'));
  document.addEventListener('keydown', onKey);
}

beforeEach(() => {
  heard = [];
  document.body.innerHTML =
    '<main id="main"><select><option></option><option>Nymphalidae</option></select><button type="button">Save</button></main>';
  find('select').focus();
});
afterEach(() => document.removeEventListener('keydown', onKey));

describe('Somebody faster than the page', () => {
  it('is heard in order: a shortcut that is pressed before what was chosen is known comes after it', async () => {
    const acts = createEventReplay([], createToolsEventReplay([]));
    choose('Nymphalidae');
    takeOver();
    acts.hold();
    pressKey('s');
    expect(heard).toEqual([]);
    acts.replay();
    await yieldToMain();
    await yieldToMain();
    expect(heard).toEqual(['the choice', 's']);
    pressKey('z');
    expect(heard).toEqual(['the choice', 's', 'z']);
  });

  it('is heard though React has the frame already, and not the page', async () => {
    const acts = createEventReplay([], createToolsEventReplay([]));
    document.body.addEventListener('keydown', stopInSlot, true);
    pressKey('s');
    document.body.removeEventListener('keydown', stopInSlot, true);
    takeOver();
    acts.hold();
    acts.replay();
    await yieldToMain();
    await yieldToMain();
    expect(heard).toEqual(['s']);
  });

  it('presses a button once, and with what was chosen', () => {
    const acts = createEventReplay([]);
    choose('Nymphalidae');
    takeOver();
    acts.answeredWhen(() => true);
    find('button').click();
    expect(heard).toEqual([]);
    acts.replay();
    expect(heard).toEqual(['the choice', 'the button']);
  });

  it('is answered at once where nothing waits to be heard', () => {
    const acts = createEventReplay([]);
    takeOver();
    acts.answeredWhen(() => true);
    find('button').click();
    expect(heard).toEqual(['the button']);
    acts.replay();
    expect(heard).toEqual(['the button']);
  });
});
