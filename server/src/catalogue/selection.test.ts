import { expect, it } from '@jest/globals';
import { NOWHERE, Selection } from './selection.ts';

it('A selection has room for every row, also for one that comes later', () => {
  const selection = new Selection();
  for (const length of [1, 2, 3]) {
    selection.clear(length);
    const all = Uint32Array.from({ length }, (_, row) => row);
    selection.markAll(all, new Uint8Array(length).fill(1), 1, 0);
    expect([...selection.rows.subarray(0, selection.count)]).toEqual([...all]);
    expect(selection.marks.length).toBeGreaterThanOrEqual(length);
    selection.clear(length);
    expect(selection.marks[length - 1]).toBe(NOWHERE);
  }
});
