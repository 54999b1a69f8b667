import { describe, expect, it } from '@jest/globals';
import { spanOf, toPicture, toScreen, toTenths } from './ruler.ts';

const SHOWN = { left: 100, top: 50, width: 400, height: 200 };

describe('A ruler on a picture', () => {
  it('stays on its points while the picture grows and moves', () => {
    const wing = toPicture({ x: 200, y: 100 }, SHOWN);
    expect(wing).toEqual({ x: 0.25, y: 0.25 });
    expect(toScreen(wing, { left: -100, top: 0, width: 800, height: 400 })).toEqual({ x: 100, y: 100 });
  });

  it.each([
    ['left of it', { x: 0, y: 150 }, { x: 0, y: 0.5 }],
    ['below it', { x: 300, y: 900 }, { x: 0.5, y: 1 }],
  ])('does not leave it: %s', (_case, point, nearest) => expect(toPicture(point, SHOWN)).toEqual(nearest));

  it('measures aslant', () => {
    const { px, angle } = spanOf({ x: 0, y: 0 }, { x: 30, y: 40 });
    expect(px).toBe(50);
    expect(Math.tan(angle)).toBeCloseTo(4 / 3);
    expect(toTenths(42.4499)).toBe(42.4);
  });
});
