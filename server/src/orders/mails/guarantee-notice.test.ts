import { describe, expect, it } from '@jest/globals';
import { LOCALES } from '@vitrine/shared/contract/locale';
import { qrPath } from '@vitrine/shared/i18n/qr-path';
import qrcode from 'qrcode-generator';
import { qrGif } from '../../platform/qr-code.ts';
import { guaranteeCode, guaranteeHtml, guaranteeText, NOTICES } from './guarantee-notice.ts';

/** Directive 2011/83/EU, article 6.1(l), and annex I of implementing regulation (EU) 2025/1960: since 27 September 2026. */
it.each(LOCALES)(
  'the notice on the legal guarantee in %s is whole, and its code leads to Your Europe',
  (locale) => {
    const { qr, link, ...words } = NOTICES[locale];
    expect(link).toMatch(/^europa\.eu\/youreurope\/garant|^europa\.eu\/youreurope\/guarant/);
    expect(JSON.stringify(Object.keys(words))).toBe(
      '["title","headline","claim","liable","period","more","todo","commercial","opens","code"]',
    );
    const code = qrcode(0, 'M');
    code.addData(`https://${link}`);
    code.make();
    const squares = Array.from({ length: code.getModuleCount() }, (_, index) => index);
    const drawn = squares.flatMap((y) => {
      const row = squares.map((x) => (code.isDark(y, x) ? '1' : '0')).join('');
      return [...row.matchAll(/1+/g)].map(
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      );
    });
    expect(qrPath(qr)).toBe(drawn.join(''));
  },
);

describe.each(LOCALES)('Whoever reads in %s', (locale) => {
  const { link, more } = NOTICES[locale];

  it('that they may scan the code below, has it below, and the link for who cannot', () => {
    const [, below = ''] = guaranteeHtml(locale).split(more);
    const { cid, bytes } = guaranteeCode(locale);
    expect(below).toMatch(new RegExp(`^</p>\\s*<p><a href="https://${link}"[^>]*><img src="cid:${cid}"`));
    expect(bytes.equals(qrGif(`https://${link}`))).toBe(true);
  });

  it('a mail without pictures, is sent to no code, but to the address that it holds', () => {
    const text = guaranteeText(locale);
    expect(text).not.toMatch(/QR|scan/i);
    expect(text).toContain(`\nhttps://${link}\n`);
  });
});
