import { expect, it } from '@jest/globals';
import { textPdf } from './text-pdf.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { SAMPLE_SELLER } from '../testing/sample-facts.ts';

/** So many widths before it that each of its letters stands at the end of a line once. */
const paragraphs = (words: string) =>
  Array.from({ length: 90 }, (_each, at) => `${'i'.repeat(at)} ${'encore '.repeat(12)}${words}.`).join(
    '\n\n',
  );

const print = async (body: string) =>
  readPdf(
    await textPdf({
      ...{
        locale: 'fr',
        title: 'Conditions',
        lead: '',
        body,
        version: 1,
        updatedAt: '2026-03-02T10:00:00.000Z',
      },
      ...{ seller: SAMPLE_SELLER, publicUrl: 'https://shop.example' },
    }),
  );

it('Whoever reads a paper finds no line that ends within the word e-mail', async () => {
  const lines = await print(paragraphs('par e-mail, par lettre'));
  expect(lines.length).toBeGreaterThan(150);
  expect(lines.filter((line) => /e-$/.test(line.trim()))).toEqual([]);
});
