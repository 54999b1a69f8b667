import { expect, it } from '@jest/globals';
import { joinChunks } from './join-chunks.ts';

it('letters of every length come out whole, in pages larger than any before', () => {
  const text = '€ naïf 🦋 '.repeat(100_000);
  expect(joinChunks([text, Buffer.from(text), 'end']).toString()).toBe(`${text}${text}end`);
  expect(joinChunks([]).length).toBe(0);
});

it('a page stays as it is while others are put together, and can be handed over whole', () => {
  const first = joinChunks(['first ', Buffer.from('page')]);
  joinChunks(['another, which is longer']);
  expect(first.toString()).toBe('first page');
  expect(first.buffer.byteLength).toBe(first.length);
});
