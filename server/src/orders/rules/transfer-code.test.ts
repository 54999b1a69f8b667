import { describe, expect, it } from '@jest/globals';
import { drawTransferCode, transferCodeGif, transferText } from './transfer-code.ts';

const TRANSFER = {
  beneficiary: 'Kabinet Cléo',
  iban: 'BE71 0961 2345 6769',
  bic: 'GKCCBEBB',
  communication: '+++000/0000/00101+++',
};

describe('the code of a transfer', () => {
  it('says what banking apps read, line by line', () => {
    expect(transferText(TRANSFER, 123450).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      'GKCCBEBB',
      'Kabinet Cléo',
      'BE71096123456769',
      'EUR1234.50',
      '',
      '',
      '+++000/0000/00101+++',
    ]);
  });

  it('gives a creditor’s reference its own line', () => {
    const lines = transferText({ ...TRANSFER, communication: 'RF18 5390 0754 7034' }, 100).split('\n');
    expect(lines.slice(7)).toEqual(['EUR1.00', '', 'RF18539007547034']);
  });

  it('is drawn with the three finders of a QR code', () => {
    const { size, path } = drawTransferCode(TRANSFER, 2375);
    expect((size - 17) % 4).toBe(0);
    for (const corner of ['M0 0h7v1h-7z', `M${size - 7} 0h7v1h-7z`, `M0 ${size - 7}h7v1h-7z`]) {
      expect(path).toContain(corner);
    }
    expect(transferCodeGif(TRANSFER, 2375).subarray(0, 6).toString('latin1')).toBe('GIF87a');
  });
});
