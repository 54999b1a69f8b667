import { expect, it } from '@jest/globals';
import { renderTemplate, createTemplate } from './nonce-template.ts';

const joined = (chunks: (string | Buffer)[]) => createTemplate(chunks, 'MARK').map(String);

it('a page is cut where its nonce stands, be it at an end or beside another', () => {
  expect(joined(['a', Buffer.from('b'), 'cMARKd', 'MARK'])).toEqual(['abc', 'd', '']);
  expect(joined(['MARKMARK'])).toEqual(['', '', '']);
  expect(joined([])).toEqual(['']);
});

it('letters of every length come out whole, in pages larger than any before', () => {
  const text = '€ naïf 🦋 '.repeat(100_000);
  expect(joined([text, Buffer.from(text), 'MARK', text])).toEqual([text + text, text]);
});

it('a page stays as it is while others are put together', () => {
  const first = createTemplate(['first MARK page'], 'MARK');
  createTemplate(['another, which is longer'], 'MARK');
  expect(Buffer.concat(renderTemplate(first, Buffer.from('n'))).toString()).toBe('first n page');
});
