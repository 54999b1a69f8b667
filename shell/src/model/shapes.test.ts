import { describe, expect, it } from '@jest/globals';
import { packShapes, unpackShapes } from './shapes.ts';

const through = (value: unknown): unknown => unpackShapes(packShapes(value));

describe('Data without their repetitions', () => {
  it.each([
    ['nothing', null],
    ['a text', 'text'],
    ['no object', [0, -1, true, '', null]],
    ['an empty object and an empty list', [{}, [], [[]], [{}]]],
    [
      'lists that look like what stands for them',
      [[-1], [0, 'a'], [-1, 1], { 0: [2, [1]] }, [{ 0: [1] }, { 0: [1] }], [[-1]]],
    ],
    [
      'tables of one column, and of equal rows',
      [
        [{ a: 1 }, { a: 2 }],
        [{ a: 1 }, { a: 1 }],
        [{ a: [1] }, { a: [1, 2] }],
      ],
    ],
    [
      'rows of tables within tables',
      [{ a: [{ b: { c: 1 } }, { b: { c: 2 } }] }, { a: [{ b: { c: 1 } }, { b: { c: 1 } }] }],
    ],
    [
      'columns of lists, of objects and of what is missing in some rows',
      Array.from({ length: 80 }, (_, at) => ({
        ...{ sex: at % 3 ? 'MALE' : 'FEMALE', mm: at % 40, parts: [at % 2], none: at % 2 ? null : -3 },
        ...{ family: { id: at % 5, name: { en: `f${at % 5}` } }, name: { en: `n${at}` } },
        ...{ picture: at % 7 ? { hash: `h${at}`, widths: [320, at] } : null },
      })),
    ],
    [
      'an object that is said again behind one that holds a table',
      { first: { rows: [{ a: 1 }, { a: 2 }] }, second: { c: 1 }, third: { b: { c: 1 } } },
    ],
    ['objects of several shapes', [{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1 }, { a: { b: { a: 1 } } }]],
    ['names that mean something elsewhere', JSON.parse('{"__proto__":{"x":1},"shapes":[],"data":0,"0":1}')],
    ['names that hold what parts names', [{ '","': 1 }, { '[': 1, ']': 2 }]],
    [
      'names that are empty, as that of a table',
      [{ '': [0, 2, [1]] }, [{ '': 1 }, { '': 2 }], { a: 1, '': { '': [{ b: 1 }, { b: 2 }] } }],
    ],
  ])('are read as JSON would have them: %s', (_name, value) => {
    expect(JSON.stringify(through(value))).toBe(JSON.stringify(value));
  });

  it('say a missing value as JSON does', () => {
    const rows = [1, 2].map((at) => ({ at, gone: undefined }));
    const value = { gone: undefined, list: [undefined, 1], at: new Date(0), rows, '': undefined };
    expect(through(value)).toEqual(JSON.parse(JSON.stringify(value)));
    expect(through({ gone: undefined })).not.toHaveProperty('gone');
  });

  it('name the facts of equal objects once', () => {
    const cards = Array.from({ length: 24 }, (_, at) => ({ reference: `BU-${at}`, priceCents: at }));
    const text = packShapes({ cards });
    expect(text.split('priceCents')).toHaveLength(2);
  });

  it('say few values once, and which of them each row has', () => {
    const families = ['Papilionidae', 'Saturniidae'].map((name, id) => ({ id, name }));
    const rows = Array.from({ length: 24 }, (_, at) => ({
      at,
      sex: at % 3 ? 'M' : '',
      family: families[at % 2],
    }));
    const text = packShapes(rows);
    expect(text.split('Saturniidae')).toHaveLength(2);
    expect(unpackShapes(text)).toEqual(rows);
  });

  it('tell a text from what it says', () => {
    const rows = Array.from({ length: 8 }, (_, at) => ({
      at,
      said: at % 2 ? 'null' : null,
      other: at % 2 ? '{}' : {},
    }));
    expect(unpackShapes(packShapes(rows))).toEqual(rows);
  });

  it('say once what all rows share, also of what their objects say', () => {
    const rows = Array.from({ length: 24 }, (_, at) => ({ at, family: { slug: 'saturniidae', at } }));
    const text = packShapes(rows);
    expect([text.split('"saturniidae"').length, text.split('"family"').length]).toEqual([2, 2]);
  });
});
