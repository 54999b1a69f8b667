import { useEffect, useRef, type RefObject } from 'react';

/** Marks the one place of a page, or of a dialog, that screen readers listen to. The shell draws it; a page alone makes its own. */
export const LIVE_REGION = { role: 'status', 'data-said': '' } as const;

/**
 * Reads something out that is seen already, or need not be. All that a page says without showing it goes through one live
 * region: of sixty in a list of cards, readers forget some, and read others twice.
 */
export function announce(text: string): void {
  const region = regionOf() ?? document.body.appendChild(makeRegion());
  const before = region.textContent?.trimEnd() ?? '';
  const isJustSaid = Date.now() - saidAt < MOMENT_MS;
  // Two places say one thing: "Papilio machaon saved" is not wiped by the "Saved" of its form.
  if (isJustSaid && before.toLowerCase().endsWith(` ${text.toLowerCase()}`)) return;
  saidAt = Date.now();
  // The same words once more are news too, and nothing is read where nothing changes.
  region.textContent = region.textContent === text && text !== '' ? `${text}\u00a0` : text;
}

const MOMENT_MS = 1_000;
let saidAt = 0;

/** Empties the live region, unless something else was said since. */
function takeBack(text: string): void {
  const region = regionOf();
  if (region?.textContent?.trimEnd() === text) region.textContent = '';
}

/** While a dialog is open nothing beside it is heard. */
const regionOf = (): Element | null =>
  [...document.querySelectorAll('dialog [data-said]')].at(-1) ?? document.querySelector('[data-said]');

function makeRegion(): HTMLElement {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  for (const [name, value] of Object.entries(LIVE_REGION)) region.setAttribute(name, value);
  return region;
}

/** Reads an element's text out whenever it is another one; not the first, which the page came with. */
export function useAnnounced<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  const before = useRef<string | null>(null);
  useEffect(() => {
    const now = place.current ? textOf(place.current) : '';
    if (before.current !== null && now !== before.current) {
      if (now === '') takeBack(before.current);
      else announce(now);
    }
    before.current = now;
  });
  return place;
}

const BLOCK = 'p, h1, h2, h3, h4, li, dt, dd, div, section';

/** An element's text as it is seen: blocks stand apart, though no space is between them. */
function textOf(place: Element): string {
  const blocks = new Map<Element | null, string>();
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const block = texts.currentNode.parentElement?.closest(BLOCK) ?? null;
    blocks.set(block, (blocks.get(block) ?? '') + (texts.currentNode.textContent ?? ''));
  }
  const said = [...blocks.values()].map((text) => text.trim()).filter((text) => text !== '');
  return said
    .map((text, at) => (at === said.length - 1 || /[.!?:;…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}

/** Reads a text out whenever it is news: of two with the same key only the first is. */
export function useSaid(text: string, key: string): void {
  const before = useRef('');
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (text !== '') announce(text);
  }, [text, key]);
}
