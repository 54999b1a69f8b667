import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { UuidColumn } from './uuid-column.ts';

const uuid = fc.uuid().map((text) => text.toUpperCase());
/** A part of some uuid, or of none. */
const part = fc.oneof(
  fc
    .tuple(uuid, fc.nat(35), fc.integer({ min: 1, max: 36 }))
    .map(([one, from, length]) => one.slice(from, from + length)),
  fc.constantFrom('-', '--', '-0', 'A', '00', 'BEE', '0-', 'F-4'),
);

it('A part of a uuid is found where its text contains it, and nowhere else', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(uuid, fc.constant('NO-UUID-BEEF')), { maxLength: 40 }),
      fc.array(part),
      fc.nat(),
      (uuids, parts, pick) => {
        const column = new UuidColumn(uuids.length);
        uuids.forEach((one, row) => column.set(row, one));
        expect(uuids.map((_, row) => column.get(row))).toEqual(uuids);
        const own = uuids[pick % uuids.length] ?? '';
        const own2 = [own.slice(pick % 30, (pick % 30) + 2), own.slice(pick % 20, (pick % 20) + 5)];
        for (const text of [...parts, ...own2].filter((one) => one !== '')) {
          const found = new Set<number>();
          column.search(text, uuids.length, (row) => found.add(row));
          const wanted = uuids.flatMap((one, row) => (one.includes(text) ? [row] : []));
          expect([...found].sort((a, b) => a - b)).toEqual(wanted);
        }
      },
    ),
    { numRuns: 300 },
  );
});
