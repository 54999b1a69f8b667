/** @jest-environment @vitrine/shared/build/browser-environment */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { growPicture } from './SiteLink.tsx';

const CARD = '<article><picture><source></picture><a href="/x">Morpho</a></article>';

let asksForLess = false;
beforeEach(() => {
  asksForLess = false;
  Object.assign(document, { startViewTransition: () => undefined });
  Object.assign(window, { matchMedia: () => ({ matches: asksForLess }) });
});
afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

function open(markup: string): HTMLElement[] {
  document.body.innerHTML = markup;
  return [...document.querySelectorAll('a')];
}
const named = () =>
  [...document.querySelectorAll('picture')].map((picture) =>
    picture.style.getPropertyValue('view-transition-name'),
  );

describe('A card that is followed', () => {
  it('has its picture grow into that of the page, and of two cards the last one alone', () => {
    const [one, other] = open(CARD + CARD);
    expect(one && growPicture(one)).toBe(true);
    expect(other && growPicture(other)).toBe(true);
    expect(named()).toEqual(['', 'specimen']);
  });

  it('leads there at once for who asked for less motion, and in browsers that draw no moves', () => {
    const [link] = open(CARD);
    asksForLess = true;
    expect(link && growPicture(link)).toBe(false);
    asksForLess = false;
    Reflect.deleteProperty(document, 'startViewTransition');
    expect(link && growPicture(link)).toBe(false);
    expect(named()).toEqual(['']);
  });

  it('leads there at once without a picture, and from a page that has a large one itself', () => {
    const [bare] = open('<article><a href="/x">Morpho</a></article>');
    expect(bare && growPicture(bare)).toBe(false);
    const [beside] = open(`<div data-specimen></div>${CARD}`);
    expect(beside && growPicture(beside)).toBe(false);
  });
});
