/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { loadStyle } from './load-style.ts';

const STYLE = { url: '/releases/account/1/client/styles.css', integrity: '' };

const linkTo = (url: string) => {
  const link = document.querySelector<HTMLLinkElement>(`link[href$="${url}"]`);
  if (!link) throw new Error(`nothing brings ${url}`);
  return link;
};

/** Whether somebody who asks now may draw yet. */
async function mayDraw(asked: Promise<void>): Promise<boolean> {
  const isDone = asked.then(() => true);
  return Promise.race([isDone, new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))]);
}

describe('A page whose stylesheet is on its way', () => {
  it('is not drawn before it is here, whoever asked for it first', async () => {
    const first = loadStyle(STYLE);
    // The remote's entry failed meanwhile, and is asked for again.
    const second = loadStyle(STYLE);
    expect(await Promise.all([first, second].map(mayDraw))).toEqual([false, false]);
    expect(document.querySelectorAll('link')).toHaveLength(1);
    linkTo(STYLE.url).dispatchEvent(new Event('load'));
    expect(await Promise.all([first, second, loadStyle(STYLE)].map(mayDraw))).toEqual([true, true, true]);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('is drawn without one that failed, which is brought anew', async () => {
    const lost = { url: '/releases/account/2/client/styles.css', integrity: '' };
    const asked = loadStyle(lost);
    linkTo(lost.url).dispatchEvent(new Event('error'));
    expect(await mayDraw(asked)).toBe(true);
    expect(linkTo(`${lost.url}?retry=1`).isConnected).toBe(true);
  });
});
