/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createEventReplay } from './event-replay.ts';
import { toolsReaders } from './early-tools.ts';

// jsdom has none; the names of these shortcuts need no escape.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
// Nor has it this: no form of these pages is one.
Object.assign(globalThis, { DragEvent: class extends Event {} });

/** What the page heard, in order. */
let heard: string[] = [];

const find = (name: string) => {
  const element = document.querySelector<HTMLElement>(name);
  if (!element) throw new Error(`the page has no ${name}`);
  return element;
};
const hears = (name: string) => () => void heard.push(name);
const onKey = ({ key }: KeyboardEvent) => hears(key)();
const onSubmit = (event: Event) => {
  event.preventDefault();
  hears('the form')();
};

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
  find('form').addEventListener('submit', onSubmit);
  document.addEventListener('keydown', onKey);
}

const ends: (() => void)[] = [];
function createReplay(...args: Parameters<typeof createEventReplay>) {
  const acts = createEventReplay(...args);
  ends.push(acts.forget);
  return acts;
}

beforeEach(() => {
  heard = [];
  document.body.innerHTML =
    '<main id="main"><select><option></option><option>Nymphalidae</option></select>' +
    '<button type="button">Save</button><form method="dialog"><button>Send</button></form></main>';
  // jsdom knows of no forms of dialogs.
  Object.defineProperty(find('form'), 'method', { value: 'dialog' });
  find('select').focus();
});
afterEach(() => {
  document.removeEventListener('keydown', onKey);
  for (const end of ends.splice(0)) end();
});

describe('Somebody faster than the page', () => {
  it('is heard in order: a shortcut that is pressed before what was chosen is known comes after it', async () => {
    const acts = createReplay([], toolsReaders());
    choose('Nymphalidae');
    takeOver();
    pressKey('s');
    expect(heard).toEqual([]);
    await acts.replay();
    expect(heard).toEqual(['the choice', 's']);
    pressKey('z');
    expect(heard).toEqual(['the choice', 's', 'z']);
  });

  it('is heard though React has the frame already, and not the page', async () => {
    const acts = createReplay([], toolsReaders());
    document.body.addEventListener('keydown', stopInSlot, true);
    pressKey('s');
    document.body.removeEventListener('keydown', stopInSlot, true);
    takeOver();
    await acts.replay();
    expect(heard).toEqual(['s']);
  });

  it('presses a button once, however often, and with what was chosen', async () => {
    const acts = createReplay([]);
    choose('Nymphalidae');
    takeOver();
    find('button').click();
    find('button').click();
    expect(heard).toEqual([]);
    expect(find('button').ariaBusy).toBe('true');
    await acts.replay();
    expect(heard).toEqual(['the choice', 'the button']);
    expect(find('button').ariaBusy).toBeNull();
  });

  it('sends a form once that only the page can send', async () => {
    const acts = createReplay([]);
    find('form button').click();
    find('form button').click();
    takeOver();
    await acts.replay();
    expect(heard).toEqual(['the form']);
  });

  it('is answered at once where the page hears for itself', async () => {
    const acts = createReplay([]);
    takeOver();
    await acts.replay();
    find('button').click();
    expect(heard).toEqual(['the button']);
  });

  it('is not answered later by a page that cannot be had now', async () => {
    const acts = createReplay([]);
    find('button').click();
    acts.forget();
    takeOver();
    await acts.replay();
    expect(heard).toEqual([]);
  });
});
