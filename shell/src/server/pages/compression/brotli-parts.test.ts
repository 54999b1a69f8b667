import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { brotliParts } from './brotli-parts.ts';
import { renderTemplate, createTemplate } from './nonce-template.ts';
import { newNonce } from '../../security-headers.ts';

const MARK = 'MARK';
const card = (index: number) =>
  `<li class="card"><a href="/webshop/${index * 7919}">Ornithoptera ${index}</a></li>`;
const LIST = Array.from({ length: 900 }, (_none, index) => card(index)).join('');
/** Long, and saying much of itself again on the other sides of its gaps. */
const PAGE = `<script nonce="${MARK}" integrity="ab=="></script>${LIST}<i>🦋</i><script nonce="${MARK}">${LIST}`;

async function packed(page: string) {
  const parts = createTemplate([page], MARK);
  return { parts, fill: await brotliParts(parts) };
}

describe('a page that is compressed once', () => {
  it.each(['a list', PAGE, MARK, '', `${MARK}${MARK}`, `a${MARK}`])(
    'is whole with every nonce (%#)',
    async (page) => {
      const { parts, fill } = await packed(page);
      for (const nonce of Array.from({ length: 50 }, () => Buffer.from(newNonce()))) {
        const text = brotliDecompressSync(Buffer.concat(fill(nonce) ?? [])).toString();
        expect(text).toBe(Buffer.concat(renderTemplate(parts, nonce)).toString());
      }
    },
  );

  it('costs little where it says again what stands before a gap', async () => {
    const once = await packed(LIST);
    const twice = await packed(`${LIST}${MARK}${LIST}`);
    const sizeOf = ({ fill }: typeof once) => Buffer.concat(fill(Buffer.from(newNonce())) ?? []).length;
    expect(sizeOf(twice)).toBeLessThan(sizeOf(once) + 200);
  });

  it('does not take what is no nonce, or more gaps than it can keep apart', async () => {
    expect((await packed(PAGE)).fill(Buffer.from('short'))).toBeNull();
    expect((await packed(MARK.repeat(8))).fill(Buffer.from(newNonce()))).toBeNull();
  });
});
